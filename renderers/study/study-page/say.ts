/** How the parts of the study page say its words. */
import type { Translate, WordKeys } from '#i18n/words.ts';
import type { words } from './words.ts';

export type Key = WordKeys<typeof words>;
export type Say = Translate<Key>;
