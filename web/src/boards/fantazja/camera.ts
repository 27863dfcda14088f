// From where the land is looked at: a scale and where the land's origin is drawn, in pixels.
import { type Box, joined, type Place, TILE } from "./cells";

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
/** By itself the land is not drawn with smaller tiles than a finger needs: what does not fit is reached by moving it. */
const LEAST_TILE_PX = 44;
/** Free cells have their room as long as tiles are no smaller than this. */
const COMFORTABLE_TILE_PX = 70;
/** Larger than this tiles need not be while free cells are out of sight. */
const LARGE_TILE_PX = 100;
/** A look that shows everything stays as it is, unless tiles could be so much larger. */
const WORTH_A_MOVE = 1.25;

/** On tiles smaller than this the marks of elements are drawn larger. */
const SMALL_TILE_PX = 64;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export const isSmall = (camera: Camera): boolean => camera.scale * TILE < SMALL_TILE_PX;

/** All of a box in the middle of the frame, as large as it goes; not all of it where tiles would be too small. */
export function fit(box: Box, frame: Size, leastTile = LEAST_TILE_PX, margin = 4): Camera {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const room = Math.min((frame.width - 2 * margin) / width, (frame.height - 2 * margin) / height);
  const scale = within(room, leastTile / TILE, FIT_NEAREST);
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

/** Moved no further than it takes to see all of a box. */
export function revealing(camera: Camera, box: Box, frame: Size, margin = 4): Camera {
  const by = (from: number, to: number, room: number): number =>
    Math.max(margin - from, 0) + Math.min(room - margin - to, 0);
  const x = (at: number): number => camera.x + at * camera.scale;
  const y = (at: number): number => camera.y + at * camera.scale;
  return pan(camera, by(x(box.left), x(box.right), frame.width), by(y(box.top), y(box.bottom), frame.height));
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

/** What should be in view: the tiles, the cells for the tile that is held, and all free cells if there is room. */
export interface Sights {
  tiles: Box;
  free: Box | null;
  offered: Box | null;
  /** What the others have just laid. */
  recent?: Box | null;
  /** All is shown, however small: nothing is to be touched any more. */
  whole?: boolean;
}

export function fitSights(
  { tiles, free, offered, recent, whole: isWhole }: Sights,
  frame: Size,
): { box: Box; camera: Camera } {
  const all = free ? joined(tiles, free) : tiles;
  const whole = fit(all, frame, 0);
  if (isWhole || whole.scale * TILE >= COMFORTABLE_TILE_PX) return { box: all, camera: whole };
  const box = offered ? joined(tiles, offered) : tiles;
  const fitted = fit(box, frame);
  const camera = recent && !offered ? revealing(fitted, recent, frame) : fitted;
  const isYoung = camera.scale * TILE > LARGE_TILE_PX && whole.scale * TILE >= LEAST_TILE_PX;
  return isYoung ? { box: all, camera: whole } : { box, camera };
}

/** Whether a look at the land may stay: nothing of it is cut, and it would be hardly larger from elsewhere. */
export function isGoodEnough(camera: Camera, box: Box, best: Camera, frame: Size): boolean {
  return isInView(camera, box, frame) && camera.scale * WORTH_A_MOVE >= best.scale;
}
