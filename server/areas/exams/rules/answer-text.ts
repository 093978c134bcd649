/** When two written answers say the same: typography, width, case and idle spaces say nothing (D84, ADR-471). Pure. */

/** Marks a keyboard, a phone and a word processor write differently, by the plain one. */
const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  // Joiners, marks of direction, soft hyphens: nobody sees them.
  [/\p{Default_Ignorable_Code_Point}/gu, ''],
  [/[\u201C-\u201F\u2033\u2036\u301D-\u301F\u00AB\u00BB\u300C-\u300F\uFF02]/g, '"'],
  [/[\u2018-\u201B\u2032\u2035\u02B9\u02BB\u02BC\u02C8\u0060\u00B4\uFF07\uFF40]/g, "'"],
  [/[\u2010-\u2015\u2043\u2212\u207B\u2E3A\u2E3B\uFE58\uFE63\uFF0D]/g, '-'],
  [/[\u2044\u2215\u29F8\uFF0F]/g, '/'],
  [/[\u2026\u22EF\u2025]/g, '...'],
  [/[\u3002\uFF61]/g, '.'],
];

/** Read after width is folded: what stands double for want of a key, and spaces that say nothing. */
const SPACING: readonly (readonly [RegExp, string])[] = [
  [/\s+/g, ' '],
  [/''/g, '"'],
  [/-{2,}/g, '-'],
  [/\.{3,}/g, '...'],
  [/ ?([-/:=+*]) ?/g, '$1'],
  [/(?<=\p{Script=Han}) (?=\p{Script=Han}|\d)|(?<=\d) (?=\p{Script=Han})/gu, ''],
];

const replaceAll = (text: string, rules: typeof TYPOGRAPHY) =>
  rules.reduce((sum, [pattern, plain]) => sum.replaceAll(pattern, plain), text);

/** The text as it is compared. */
function plainAnswer(text: string): string {
  const wide = replaceAll(text, TYPOGRAPHY).normalize('NFKC');
  return replaceAll(replaceAll(wide, TYPOGRAPHY), SPACING).trim().toLowerCase();
}

const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/;

function decimalOf(text: string): number | undefined {
  const digits = GROUPED.test(text) ? text.replaceAll(',', '') : text;
  return PLAIN.test(digits) ? Number(digits) : undefined;
}

/** A decimal, a percentage or a fraction as a number; undefined for anything else. */
export function numberOf(text: string): number | undefined {
  const plain = plainAnswer(text).replaceAll(' ', '');
  if (plain.endsWith('%')) {
    const percent = decimalOf(plain.slice(0, -1));
    return percent === undefined ? undefined : percent / 100;
  }
  const [above = '', below, ...more] = plain.split('/');
  if (more.length > 0) return undefined;
  const whole = decimalOf(above);
  if (below === undefined || whole === undefined) return whole;
  const part = decimalOf(below);
  return part === undefined || part === 0 ? undefined : whole / part;
}

const isSameNumber = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));

/** @param asNumbers the question asks for numbers: 0.50, ½ and 50% say the same */
export function isSameAnswer(expectation: string, answer: string, asNumbers: boolean): boolean {
  if (asNumbers) {
    const [one, other] = [numberOf(expectation), numberOf(answer)];
    if (one !== undefined && other !== undefined) return isSameNumber(one, other);
  }
  return plainAnswer(expectation) === plainAnswer(answer);
}
