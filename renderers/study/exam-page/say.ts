/** What every part of the page is given to speak with and to ask by. */
import type { ViewProps } from '#engine/define-view.ts';
import type { WordKeys } from '#i18n/words.ts';
import type { definition } from './definition.ts';
import type { words } from './words.ts';

type View = ViewProps<typeof definition, WordKeys<typeof words>>;
export type Say = View['t'];
/** What a part of the page needs of it. */
export type Tools = Pick<View, 't' | 'locale' | 'act' | 'intend'>;
