/** What the parts of the page say things with. */
import type { Translate, WordKeys } from '#i18n/words.ts';
import type { words } from './words.ts';

export type Key = WordKeys<typeof words>;
export type Say = Translate<Key>;
