/** How the parts of the records say their words. */
import type { Translate, WordKeys } from '#i18n/words.ts';
import type { words } from './words.ts';

export type Say = Translate<WordKeys<typeof words>>;
