/** Stands in for src/i18n/fill.ts in stories: the same words, in the pseudo language when it is chosen. */
import { fill as fillWord, type WordParams } from '#i18n/fill.ts';
import { say } from './pseudo.ts';

export type { WordParams };

export function fill(word: string, params: WordParams | undefined): string {
  return fillWord(say(word), params);
}
