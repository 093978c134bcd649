/** The type of the words that the parts of the learning records receive. */
import type { Translate, WordKeys } from '#i18n/words.ts';
import type { words } from './words.ts';

export type Say = Translate<WordKeys<typeof words>>;
