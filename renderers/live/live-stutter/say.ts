/** The words of this renderer, said in the page's language. */
import type { Translate, WordKeys } from '#i18n/words.ts';
import type { words } from './words.ts';

export type Say = Translate<WordKeys<typeof words>>;
