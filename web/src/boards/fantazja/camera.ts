// From where the land is looked at: a scale and where the land's origin is drawn, in pixels.
import type { Box, Place } from "./cells";

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const NEAREST = 2.2;
const FARTHEST = 0.18;
/** A young land is not blown up beyond this. */
const FIT_NEAREST = 1.5;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** All of a box in the middle of the frame, as large as it goes. */
export function fit(box: Box, frame: Size, margin = 4): Camera {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const room = Math.min((frame.width - 2 * margin) / width, (frame.height - 2 * margin) / height);
  const scale = within(room, FARTHEST, FIT_NEAREST);
  return {
    scale,
    x: frame.width / 2 - ((box.left + box.right) / 2) * scale,
    y: frame.height / 2 - ((box.top + box.bottom) / 2) * scale,
  };
}

/** Nearer or farther, with the point of the frame under the finger staying where it is. */
export function zoom(camera: Camera, by: number, at: Place): Camera {
  const scale = within(camera.scale * by, FARTHEST, NEAREST);
  const ratio = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio };
}

export function pan(camera: Camera, x: number, y: number): Camera {
  return { ...camera, x: camera.x + x, y: camera.y + y };
}

/** Nothing of the box is cut by the frame. */
export function isInView(camera: Camera, box: Box, frame: Size): boolean {
  const x = (at: number): number => camera.x + at * camera.scale;
  const y = (at: number): number => camera.y + at * camera.scale;
  return x(box.left) >= 0 && x(box.right) <= frame.width && y(box.top) >= 0 && y(box.bottom) <= frame.height;
}

/** So that something of the box stays in the frame. */
export function held(camera: Camera, box: Box, frame: Size, rim = 60): Camera {
  const { scale } = camera;
  return {
    scale,
    x: within(camera.x, rim - box.right * scale, frame.width - rim - box.left * scale),
    y: within(camera.y, rim - box.bottom * scale, frame.height - rim - box.top * scale),
  };
}
