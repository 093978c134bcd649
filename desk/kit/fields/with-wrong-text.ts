/** The parts of a field that holds a typed text which is no value of it: said at once, in place of what the check says later (ADR-820). */
import { faultIdOf, helpIdOf, type FieldParts } from './use-parts.ts';
import { fieldWords } from './words.ts';

/** By kind of field: what is wrong, and how it is mended. */
const WORDS = {
  number: ['notNumber', 'numberHint'],
  whole: ['notWhole', 'numberHint'],
  json: ['notJson', 'jsonHint'],
  moment: ['halfMoment', 'halfMomentHint'],
} as const;

type Word = (typeof WORDS)[keyof typeof WORDS][number];

const inBoth = (word: Word) => ({ cn: fieldWords.in('cn')(word), en: fieldWords.in('en')(word) });

/** @param kind of the field whose text is wrong; undefined for nothing wrong */
export function withWrongText(
  parts: FieldParts,
  pointer: string,
  kind: keyof typeof WORDS | undefined,
): FieldParts {
  if (kind === undefined) return parts;
  const [message, hint] = WORDS[kind];
  const own = { pointer, rule: 'type', message: inBoth(message), hint: inBoth(hint) };
  return {
    ...parts,
    faults: [own, ...parts.faults.filter((fault) => fault.pointer !== pointer)],
    isWrong: true,
    describedBy: `${parts.help === '' ? '' : `${helpIdOf(parts.id)} `}${faultIdOf(parts.id)}`,
  };
}
