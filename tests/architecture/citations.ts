/** Finds the citations of laws and decisions in a text, in every form people write them. */

export interface Citation {
  /** As `citableIds` spells it: `M77`, `R16`, `spec 4`, `ADR-164`. */
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
    // `ADR-164`, `ADR-115 to ADR-116`.
    pattern: new RegExp(String.raw`\bADR-(\d{3})(?:${GAP}to${GAP}ADR-(\d{3}))?(?!\d)`, 'g'),
    ids: ([, from = '', to = from]) =>
      span(Number(from), Number(to)).map((number) => `ADR-${String(number).padStart(3, '0')}`),
  },
  {
    // How records were cited once: no record has such an id any more.
    pattern: new RegExp(String.raw`\bdecisions?${GAP}(\d{3})(?!\d)`, 'gi'),
    ids: ([, number = '']) => [`decision ${number}`],
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
