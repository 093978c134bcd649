/** The log of a recording as its viewer comes by: pages of a minute, fetched ahead, shown up to the moment (D97). */
import type { LiveEvent } from '#schemas/live/event.ts';
import { EVENTS_SPAN_MS } from '#schemas/live/event.ts';

/** Pages kept at a time, around the moment shown. */
const PAGES_MAX = 40;
/** Lines wanted above the moment after a jump, and the pages looked through for them. */
const LINES_WANTED = 30;
const PAGES_BACK = 5;
/** Chat before the room was on air, as far back as the list goes. */
const FIRST_PAGE = -10;

interface ReplayPage {
  list: readonly LiveEvent[];
  isWhole: boolean;
}

export interface ReplayLog {
  /** Moment shown, milliseconds from the start. */
  ms: number;
  pages: ReadonlyMap<number, ReplayPage>;
  /** Asked for, and not there yet. */
  pendingPages: ReadonlySet<number>;
  /** What is marked in all of it: slides, draws, votes, offers. Undefined until it was asked for. */
  marks: readonly LiveEvent[];
  hasMarks: boolean;
  /** Somebody looks further back than these pages before the moment. */
  back: number;
}

export const NO_REPLAY: ReplayLog = {
  ms: 0,
  pages: new Map(),
  pendingPages: new Set(),
  marks: [],
  hasMarks: false,
  back: 1,
};

const pageOf = (ms: number): number => Math.floor(ms / EVENTS_SPAN_MS);

/** First page of those that stand one behind another up to the one shown. */
function firstPage({ pages, ms }: ReplayLog): number {
  let page = pageOf(ms);
  while (pages.has(page - 1) && page > FIRST_PAGE) page -= 1;
  return page;
}

/** Events up to the moment, first to last. */
export function shownEvents(replay: ReplayLog): readonly LiveEvent[] {
  const events: LiveEvent[] = [];
  for (let page = firstPage(replay); page <= pageOf(replay.ms); page += 1)
    for (const event of replay.pages.get(page)?.list ?? [])
      if (event.offset_ms <= replay.ms) events.push(event);
  return events;
}

export const shownMarks = ({ marks, ms }: ReplayLog): readonly LiveEvent[] =>
  marks.filter((event) => event.offset_ms <= ms);

/** Pages to ask for next: the one shown first, then the one ahead, then those behind. */
export function wantedPages(replay: ReplayLog): number[] {
  const now = pageOf(replay.ms);
  const isFew = shownEvents(replay).length < LINES_WANTED;
  const back = Math.max(replay.back, isFew ? PAGES_BACK : 1);
  const behind = Array.from({ length: back }, (_, index) => now - 1 - index);
  return [now, now + 1, ...behind].filter(
    (page) =>
      page >= FIRST_PAGE && replay.pages.get(page)?.isWhole !== true && !replay.pendingPages.has(page),
  );
}

export const askedFor = (replay: ReplayLog, pages: readonly number[]): ReplayLog => ({
  ...replay,
  pendingPages: new Set([...replay.pendingPages, ...pages]),
});

/** The pages nearest to the moment. */
function near(pages: ReplayLog['pages'], now: number): ReplayLog['pages'] {
  if (pages.size <= PAGES_MAX) return pages;
  const nearest = [...pages].sort(([a], [b]) => Math.abs(a - now) - Math.abs(b - now));
  return new Map(nearest.slice(0, PAGES_MAX));
}

/** A part of a page; `next` is where it goes on, 0 at its end. */
export function takePage(
  replay: ReplayLog,
  page: number,
  list: readonly LiveEvent[],
  next: number,
): ReplayLog {
  const before = replay.pages.get(page)?.list ?? [];
  const offsets = new Set(before.map(({ offset }) => offset));
  const all = [...before, ...list.filter(({ offset }) => !offsets.has(offset))];
  const pendingPages = new Set(replay.pendingPages);
  if (next === 0) pendingPages.delete(page);
  const pages = new Map(replay.pages).set(page, { list: all, isWhole: next === 0 });
  return { ...replay, pages: near(pages, pageOf(replay.ms)), pendingPages };
}

/** It could not be had: asked for again when the moment moves. */
export function losePage(replay: ReplayLog, page: number): ReplayLog {
  const pendingPages = new Set(replay.pendingPages);
  pendingPages.delete(page);
  return { ...replay, pendingPages };
}

export const moveTo = (replay: ReplayLog, ms: number): ReplayLog =>
  pageOf(ms) === pageOf(replay.ms) ? { ...replay, ms } : { ...replay, ms, back: 1 };

/** Whether there may be lines further back than those shown: not while they are being fetched, nor past the first page. */
export function hasEarlier(replay: ReplayLog): boolean {
  const first = firstPage(replay);
  return first > FIRST_PAGE && ![...replay.pendingPages].some((page) => page < first);
}

export const lookBack = (replay: ReplayLog): ReplayLog => ({
  ...replay,
  back: pageOf(replay.ms) - firstPage(replay) + PAGES_BACK,
});
