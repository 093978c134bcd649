/** The parts of a field that holds a typed text which is no value of it: said at once, in place of what the check says later (ADR-820). */
import { faultIdOf, helpIdOf, type FieldParts } from './use-parts.ts';
import { fieldWords } from './words.ts';

type Word = keyof (typeof fieldWords)['cn'];

const inBoth = (word: Word) => ({ cn: fieldWords.in('cn')(word), en: fieldWords.in('en')(word) });

/** @param words what is wrong, and how it is mended; undefined for nothing wrong */
export function withWrongText(
  parts: FieldParts,
  pointer: string,
  words: readonly [Word, Word] | undefined,
): FieldParts {
  if (words === undefined) return parts;
  const [message, hint] = words;
  const own = { pointer, rule: 'type', message: inBoth(message), hint: inBoth(hint) };
  return {
    ...parts,
    faults: [own, ...parts.faults.filter((fault) => fault.pointer !== pointer)],
    isWrong: true,
    describedBy: `${parts.help === '' ? '' : `${helpIdOf(parts.id)} `}${faultIdOf(parts.id)}`,
  };
}
