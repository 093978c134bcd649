/** Finds the citations of laws and decisions in a text, in every form people write them. */

export interface Citation {
  /** As `citableIds` spells it: `M77`, `R16`, `spec 4`, `decision 164`. */
  readonly id: string;
  readonly line: number;
}

/** White space of prose, the leaders of comment lines included. */
const GAP = String.raw`(?:\s|\*(?!/)|//)+`;
const LIST = String.raw`\d+(?:(?:${GAP}and${GAP}|,${GAP}|[-–])\d+)*`;

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

interface Form {
  readonly pattern: RegExp;
  ids(match: readonly (string | undefined)[]): string[];
}

const FORMS: readonly Form[] = [
  {
    // `M77`, `M134-M140`, `D61–D63`. Before a number (`M14 98h132`) it begins a drawing, after `#` or `%` a colour or a byte.
    pattern: /(?<![\w%#$&])([MDRB])(\d{1,3})(?:\s?[-–]\s?\1(\d{1,3}))?(?!\w)(?!\.\d|[ ,]-?[\d.$])/g,
    ids: ([, letter = '', from, to = from]) =>
      span(Number(from), Number(to)).map((number) => `${letter}${number}`),
  },
  {
    pattern: new RegExp(String.raw`\brequirement(?:${GAP}(\d+)|s${GAP}(${LIST}))`, 'gi'),
    ids: ([, one = '', list = one]) => numbers(list).map((number) => `R${number}`),
  },
  {
    pattern: new RegExp(String.raw`\b(?:spec|[Ss]ection)${GAP}(\d(?:,${GAP}\d)*)(?!\w)`, 'g'),
    ids: ([, list = '']) => numbers(list).map((number) => `spec ${number}`),
  },
  {
    // `decision 164`, `decisions 115 and 116`, and paths of docs/decisions.
    pattern: new RegExp(
      String.raw`\bdecision(?:${GAP}(\d{3})(?!\d)|s${GAP}(\d{3}(?:(?:${GAP}and${GAP}|,${GAP}|[-–])\d{3})*)|s/(\d{3}))`,
      'gi',
    ),
    ids: ([, one = '', list = one, path = list]) =>
      numbers(path).map((number) => `decision ${String(number).padStart(3, '0')}`),
  },
];

/** Every citation of a text with its line. */
export function citationsIn(text: string): Citation[] {
  return FORMS.flatMap(({ pattern, ids }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const line = text.slice(0, match.index).split('\n').length;
      return ids(match).map((id) => ({ id, line }));
    }),
  );
}
