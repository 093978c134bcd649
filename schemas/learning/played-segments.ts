/**
 * Parts of a recording that were played, in seconds, as reports carry them and exports name them: the `played-segments`
 * of the xAPI Video Profile, `0[.]12[,]14.5[.]21`. Pure.
 */
import { exactSecondsOf, msOf } from '../time.ts';

export interface Segment {
  readonly from: number;
  readonly to: number;
}

const SECONDS = '\\d{1,6}(?:\\.\\d{1,3})?';
const ONE = `${SECONDS}\\[\\.\\]${SECONDS}`;
export const SEGMENTS_PATTERN = `^(?:${ONE}(?:\\[,\\]${ONE})*)?$`;

/** Reads what SEGMENTS_PATTERN lets through; a part that ends before it begins is none. */
export function readSegments(text: string): Segment[] {
  if (text === '') return [];
  return text
    .split('[,]')
    .map((one) => one.split('[.]', 2).map(Number))
    .map(([from = 0, to = 0]) => ({ from, to }))
    .filter(({ from, to }) => to > from);
}

/** To milliseconds, without zeros at the end. */
const spell = (seconds: number) => String(exactSecondsOf(Math.round(msOf(seconds))));

export function writeSegments(segments: readonly Segment[]): string {
  return segments.map(({ from, to }) => `${spell(from)}[.]${spell(to)}`).join('[,]');
}

/** Everything in one or the other, in order; parts that touch, or lie less than `gap` seconds apart, become one. */
export function unionOf(a: readonly Segment[], b: readonly Segment[], gap = 0): Segment[] {
  const segments = [...a, ...b].toSorted((one, other) => one.from - other.from);
  const union: Segment[] = [];
  for (const segment of segments) {
    const last = union.at(-1);
    if (last !== undefined && segment.from <= last.to + gap)
      union[union.length - 1] = { from: last.from, to: Math.max(last.to, segment.to) };
    else union.push(segment);
  }
  return union;
}

/** What is in `a` and not in `b`, which is in order without overlaps. */
export function withoutThese(a: readonly Segment[], b: readonly Segment[]): Segment[] {
  return a.flatMap((segment) => {
    const left: Segment[] = [];
    let { from } = segment;
    for (const cut of b) {
      if (cut.to <= from || cut.from >= segment.to) continue;
      if (cut.from > from) left.push({ from, to: cut.from });
      from = Math.max(from, cut.to);
    }
    return from < segment.to ? [...left, { from, to: segment.to }] : left;
  });
}

export function lengthOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, { from, to }) => sum + (to - from), 0);
}
