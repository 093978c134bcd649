/** What a report says was played: the played segments of xAPI, or a list of pairs of seconds (D78). Pure. */
import { readSegments, SEGMENTS_PATTERN, type Segment } from './played-segments.ts';

const SEGMENTS = new RegExp(SEGMENTS_PATTERN);
/** Six digits: the furthest second segments can name. */
const LAST_SECOND = 999_999;

const isSecond = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Undefined where one of them is no pair of seconds; a part that ends before it begins is none. */
function readPairs(pairs: readonly unknown[]): Segment[] | undefined {
  const read: Segment[] = [];
  for (const pair of pairs) {
    if (!Array.isArray(pair) || pair.length !== 2) return undefined;
    const [from, to]: readonly unknown[] = pair;
    if (!isSecond(from) || !isSecond(to)) return undefined;
    const end = Math.min(to, LAST_SECOND);
    if (end > from) read.push({ from, to: end });
  }
  return read;
}

function parseList(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined for what says nothing that can be read; absent and empty say nothing was played. */
export function readCovered(value: string | readonly unknown[] | undefined): Segment[] | undefined {
  if (value === undefined) return [];
  if (typeof value !== 'string') return readPairs(value);
  if (SEGMENTS.test(value)) return readSegments(value);
  const list = parseList(value);
  return list && readPairs(list);
}
