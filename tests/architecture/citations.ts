/** Finds the citations of laws and decisions in a text, in every form people write them. */

export interface Citation {
  /** As `citableIds` spells it: `M77`, `R16`, `spec 4`, `decision 164`. */
  readonly id: string;
  readonly line: number;
}

/** White space of prose, the leaders of comment lines included. */
const GAP = String.raw`(?:\s|\*(?!/)|//)+`;
const LIST = String.raw`\d+(?:(?:${GAP}and${GAP}|,${GAP}|[-–])\d+)*`;

/** `M77`, `M134-M140`, `D61–D63`. An id before a number (`M14 98h132`) begins a drawing, after `#`, `%` a colour or a byte. */
const IDS = /(?<![\w%#$&])([MDRB])(\d{1,3})(?:\s?[-–]\s?\1(\d{1,3}))?(?!\w)(?!\.\d|[ ,]-?[\d.$])/g;
const REQUIREMENTS = new RegExp(String.raw`\brequirement(?:${GAP}(\d+)|s${GAP}(${LIST}))`, 'gi');
const SECTIONS = new RegExp(String.raw`\b(?:spec|[Ss]ection)${GAP}(\d(?:,${GAP}\d)*)(?!\w)`, 'g');
const RECORDS = new RegExp(
  String.raw`\bdecision(?:${GAP}(\d{3})(?!\d)|s${GAP}(\d{3}(?:(?:${GAP}and${GAP}|,${GAP}|[-–])\d{3})*)|s/(\d{3}))`,
  'gi',
);

/** `5, 8` and `22-24` as single numbers. */
function numbers(list: string): number[] {
  return list.split(/,|\band\b/).flatMap((part) => {
    const [from, to = from] = (part.match(/\d+/g) ?? []).map(Number);
    return from === undefined || to === undefined ? [] : span(from, to);
  });
}

function span(from: number, to: number): number[] {
  return Array.from({ length: Math.max(1, to - from + 1) }, (_, step) => from + step);
}

const record = (number: number) => `decision ${String(number).padStart(3, '0')}`;

function idsOf(text: string): { id: string; at: number }[] {
  const found: { id: string; at: number }[] = [];
  const add = (at: number, ids: readonly string[]) => found.push(...ids.map((id) => ({ id, at })));
  for (const { index, 1: letter = '', 2: from, 3: to = from } of text.matchAll(IDS))
    add(
      index,
      span(Number(from), Number(to)).map((number) => `${letter}${number}`),
    );
  for (const { index, 1: one, 2: list = one } of text.matchAll(REQUIREMENTS))
    add(
      index,
      numbers(list ?? '').map((number) => `R${number}`),
    );
  for (const { index, 1: list = '' } of text.matchAll(SECTIONS))
    add(
      index,
      numbers(list).map((number) => `spec ${number}`),
    );
  for (const { index, 1: one, 2: list, 3: path } of text.matchAll(RECORDS))
    add(index, numbers(one ?? list ?? path ?? '').map(record));
  return found;
}

/** Every citation of a text with its line. */
export function citationsIn(text: string): Citation[] {
  return idsOf(text).map(({ id, at }) => ({ id, line: text.slice(0, at).split('\n').length }));
}
