/** What the parts of live-prize are given to speak with. */
import type { Translate, WordKeys } from '#i18n/words.ts';
import type { words } from './words.ts';

export type Say = Translate<WordKeys<typeof words>>;
