/** The type of the words that the parts of the study page receive. */
import type { Translate, WordKeys } from '#i18n/words.ts';
import type { words } from './words.ts';

export type Key = WordKeys<typeof words>;
export type Say = Translate<Key>;
