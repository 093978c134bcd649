/** Sums of moments and of seconds: what is free of them, and how many parts are kept. Pure. */
import { lengthOf, unionOf, withoutThese, type Segment } from '#schemas/learning/played-segments.ts';
import { exactSecondsOf, msOf } from '#schemas/time.ts';

/** The earliest `wanted` of what is free between two moments: what is left at the end serves a next one that came early. */
export function freeWithin(
  occupiedParts: readonly Segment[],
  { from, to, amount }: Segment & { amount: number },
): Segment[] {
  const parts: Segment[] = [];
  let left = amount;
  for (const free of withoutThese([{ from, to }], occupiedParts)) {
    if (left <= 0) break;
    const end = Math.min(free.to, free.from + left);
    parts.push({ from: free.from, to: end });
    left -= end - free.from;
  }
  return parts;
}

/** No more than `max` parts: the smallest gaps are closed. */
export function closeNearest(parts: readonly Segment[], max: number): readonly Segment[] {
  if (parts.length <= max) return parts;
  const gaps = parts.slice(1).map(({ from }, index) => from - (parts[index]?.to ?? from));
  const widest = gaps.toSorted((one, other) => other - one).slice(0, max - 1);
  const least = widest.at(-1) ?? Number.POSITIVE_INFINITY;
  // Of gaps as wide as the last one kept only so many are kept.
  let equal = widest.filter((gap) => gap === least).length;
  const joinedParts: Segment[] = [];
  for (const [index, part] of parts.entries()) {
    const gap = gaps[index - 1] ?? Number.POSITIVE_INFINITY;
    const last = joinedParts.at(-1);
    const isKept = gap > least || (gap === least && equal > 0);
    if (gap === least) equal -= 1;
    if (last === undefined || isKept) joinedParts.push(part);
    else joinedParts[joinedParts.length - 1] = { from: last.from, to: Math.max(last.to, part.to) };
  }
  return joinedParts;
}

const floorMs = (seconds: number) => exactSecondsOf(Math.floor(msOf(seconds)));

/**
 * `known` with as much of `news` as `budget` seconds pay for, the earliest first. A gap that has to be closed for there
 * are too many parts is paid for as well; what cannot be paid is left out.
 */
export function coverWithin(
  existing: readonly Segment[],
  news: readonly Segment[],
  { budget, partsMax }: { budget: number; partsMax: number },
): readonly Segment[] {
  let coverage = existing;
  let left = budget;
  for (const { from, to } of withoutThese(unionOf(news, []), existing)) {
    const piece = { from, to: floorMs(Math.min(to, from + left)) };
    if (piece.to <= from) continue;
    const next = closeNearest(unionOf(coverage, [piece]), partsMax);
    const cost = lengthOf(next) - lengthOf(coverage);
    if (cost > left) continue;
    coverage = next;
    left -= cost;
  }
  return coverage;
}

/** What of these parts lies before `end`. */
export function before(parts: readonly Segment[], end: number): Segment[] {
  return parts.map(({ from, to }) => ({ from, to: Math.min(to, end) })).filter(({ from, to }) => to > from);
}

/** The furthest of them. */
export function reachOf(parts: readonly Segment[]): number {
  return parts.at(-1)?.to ?? 0;
}
