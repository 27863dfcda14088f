// Performs what happened on the board: pieces travel, one event after the other, each with its caption.

import { tick } from "svelte";
import type { ScoringStory } from "../boards/types";
import type { GameEvent } from "../net/types";
import { motionAllowed, settings } from "../state/settings.svelte";
import { playSound } from "../state/sound";
import { elementsOf, type Part, type Performer, type Shown } from "../state/story.svelte";
import { findElement, floatingCopy, fly, pieceOf, scrollPageTo } from "./animation";
import { flyPoints } from "./flyingPoints";

/** Milliseconds: before the first event, for a flight, between pieces that leave together, to read what moves nothing, for
 * a step of a scoring, to see what a scoring clears away (300 to fade, 500 to slide, and a breath), and for points. */
const PACES = {
  calm: { breath: 300, flight: 640, gap: 90, read: 700, step: 1800, clearing: 1100, points: 900 },
  brisk: { breath: 80, flight: 330, gap: 45, read: 350, step: 1000, clearing: 900, points: 600 },
  instant: { breath: 0, flight: 0, gap: 0, read: 0, step: 700, clearing: 0, points: 0 },
} as const;

export interface Teller {
  /** The board's box on the page; undefined while no board is shown. */
  box: () => HTMLElement | undefined;
  /** Shows a caption of events, or none. */
  caption: (events: GameEvent[] | null) => void;
  highlight: (elements: string[]) => void;
  /** Keeps the numbers and the log as they are while the pieces of a deed are on their way, or lets them go on. */
  hold: (holds: boolean) => void;
  /** The points that a part brings to seats, before it is applied. */
  gains: (part: Part) => { seat: number; points: number }[];
  /** The scoring among the events of a part, if there is one. */
  scoring: (part: Part) => ScoringStory | null;
  /** Tells a scoring; resolves when it is over. */
  tellScoring: (story: ScoringStory, after: Shown, stepMs: number, signal: AbortSignal) => Promise<void>;
}

/** Wait, but not after the signal aborts. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted || milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => (clearTimeout(timer), signal.removeEventListener("abort", done), resolve());
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", done);
  });
}

/** A seat did it; the rest follows by itself, such as a refill. */
export const isDeed = (event: GameEvent) => "seat" in event.params;

/** What is shown at the same time: each deed by itself, and together what follows from it, such as five dice rolled. */
export function grouped(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && !isDeed(event) && !isDeed(last[0]!)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

export function performer(teller: Teller): Performer {
  return async (part, own, signal) => {
    try {
      await perform(teller, part, own, signal);
    } finally {
      teller.hold(false);
    }
  };
}

async function perform(teller: Teller, part: Part, own: boolean, signal: AbortSignal): Promise<void> {
  const box = teller.box();
  const pace = PACES[settings.speed];
  if (!box || document.visibilityState === "hidden") {
    part.apply();
    return;
  }
  const scoring = teller.scoring(part);
  if (scoring) await teller.tellScoring(scoring, part.after, pace.step, signal);
  const shown = part.events.filter((event) => !event.kind.startsWith("table-"));
  // What this player did is on the board already; what follows from it is not.
  const isOver = (event: GameEvent) => scoring?.isLast || scoring?.events?.includes(event);
  const travelling = shown.filter((event) => !isOver(event) && !(own && isDeed(event)));
  // What lies below the board, such as a tool, is also named in the caption: only for a place on it the page scrolls.
  const places = travelling.flatMap(({ moves }) => moves ?? []).filter(([, to]) => to.startsWith("cell:"));
  const goal = places.map(([, to]) => findElement(box, to))[0];
  if (goal && !own && pace.flight) scrollPageTo(goal);
  const flights = motionAllowed() && pace.flight ? prepare(box, travelling, own) : [];
  if (!own && !scoring && shown.some(isDeed)) await pause(pace.breath, signal); // a scoring has shown its end
  const groups = grouped(shown);
  const lastDeed = groups.findLast((group) =>
    flights.some((flight) => isDeed(group[0]!) && group.includes(flight.event)),
  );
  const gains = scoring ? [] : teller.gains(part);
  if (!own && !scoring && lastDeed) teller.hold(true);
  part.apply();
  await tick();
  for (const flight of flights) flight.arrive(box);
  const deeds = groups.filter((group) => isDeed(group[0]!));
  const drawn = (group: GameEvent[]) => group.flatMap(elementsOf).filter((one) => findElement(box, one));
  /** The points leave the place on the board, else what was done last, for the numbers, which begin to roll; nothing waits. */
  const reward = (group: GameEvent[]) => {
    const place = deeds.flatMap(drawn).findLast((one) => one.startsWith("cell:")); // not what paid for it
    const from = place ? [place] : drawn(group).slice(-1);
    if (!gains.length || !pace.points) return;
    playSound("ting");
    for (const { seat, points } of gains) void flyPoints(box, from, seat, points, pace.points, signal);
  };
  if (own && deeds.length) reward(deeds.at(-1)!);
  if (scoring && !scoring.isLast && motionAllowed()) await pause(pace.clearing, signal);
  for (const group of groups) {
    const moving = flights.filter((flight) => group.includes(flight.event));
    // What a scoring has told is not told again.
    if (!own && isDeed(group[0]!) && (moving.length || !scoring)) teller.caption(group);
    if (moving.length) await flyAll(moving, isDeed(group[0]!) ? 1 : QUICK, pace, signal);
    else if (!own && !scoring && group[0]!.elements.length) {
      teller.highlight(group.flatMap((event) => event.elements));
      await pause(pace.read, signal);
      teller.highlight([]);
    }
    if (group === lastDeed) {
      teller.hold(false);
      if (!own) reward(group);
    }
  }
  for (const flight of flights) flight.end();
  teller.caption(null);
}

/** What follows by itself takes less time than a deed. */
const QUICK = 0.6;

async function flyAll(
  flights: Flight[],
  haste: number,
  pace: (typeof PACES)[keyof typeof PACES],
  signal: AbortSignal,
) {
  await Promise.all(
    flights.map(async (flight, index) => {
      await pause(index * pace.gap, signal);
      await flight.fly(pace.flight * haste, signal);
    }),
  );
  if (!signal.aborted) playSound(flights[0]!.sound);
}

/** The flights of events, with copies of the pieces as they are now. */
function prepare(box: HTMLElement, events: readonly GameEvent[], own: boolean): Flight[] {
  return events.flatMap((event) =>
    (event.moves ?? []).map(([from, to]) => new Flight(box, event, from, to, own)),
  );
}

/** A piece on its way from one element to another. */
class Flight {
  /** The piece where it was, if it was drawn there. */
  #leaving: { copy: HTMLElement | SVGElement; box: DOMRect; isMarked: boolean } | null = null;
  #start: DOMRect | null = null;
  /** It comes out of something else, such as a bag: it flies as it arrives. */
  #isFromSource = false;
  #arriving: Element | null = null;
  /** The target as it was, drawn over it until the piece has landed. */
  #before: HTMLElement | SVGElement | null = null;
  #copies: (HTMLElement | SVGElement)[] = [];

  constructor(
    box: HTMLElement,
    readonly event: GameEvent,
    from: string,
    readonly to: string,
    /** After a decision made here the board shows its preview: what lies where the piece was may be what follows it. */
    readonly own: boolean,
  ) {
    const start = findElement(box, from);
    if (start) {
      this.#isFromSource = start.classList.contains("source");
      const { piece, isMarked } = pieceOf(start);
      this.#start = piece.getBoundingClientRect();
      this.#leaving = { copy: this.#float(piece), box: this.#start, isMarked };
      this.#leaving.copy.style.visibility = "hidden";
    }
    const target = findElement(box, to);
    if (target && !pieceOf(target).isMarked) {
      this.#before = this.#float(target);
      this.#before.style.visibility = "hidden";
    }
  }

  get sound() {
    return /roll|die|dealt/.test(this.event.kind) ? ("roll" as const) : ("tap" as const);
  }

  #float(element: Element) {
    const copy = floatingCopy(element);
    this.#copies.push(copy);
    return copy;
  }

  /** The page shows the position after it: hide the piece at its target until it has landed. */
  arrive(box: HTMLElement): void {
    const target = findElement(box, this.to);
    if (!target) return;
    const { piece, isMarked } = pieceOf(target);
    this.#arriving = piece;
    piece.setAttribute("data-arriving", "");
    if (!isMarked && this.#before) this.#before.style.visibility = "visible";
  }

  async fly(duration: number, signal: AbortSignal): Promise<void> {
    const [start, target] = [this.#start, this.#arriving];
    if (!start || !target?.isConnected || signal.aborted) return this.end();
    const end = target.getBoundingClientRect();
    const travelling = this.#travelling(target, end);
    travelling.copy.style.visibility = "visible";
    travelling.copy.style.zIndex = "51"; // above the copies of targets
    travelling.copy.dataset["flying"] = this.to;
    await fly(travelling.copy, travelling.box, start, end, duration, signal);
    this.end();
  }

  /** The piece as it left, or, out of a larger thing such as a stack or out of a preview, as it arrives. */
  #travelling(target: Element, end: DOMRect) {
    const leaving = this.#leaving!;
    const isSmall = leaving.box.width * leaving.box.height < 3 * end.width * end.height;
    if (!this.own && !this.#isFromSource && (leaving.isMarked || isSmall)) return leaving;
    target.removeAttribute("data-arriving");
    const copy = this.#float(target);
    target.setAttribute("data-arriving", "");
    return { copy, box: end };
  }

  end(): void {
    this.#arriving?.removeAttribute("data-arriving");
    for (const copy of this.#copies) copy.remove();
  }
}
