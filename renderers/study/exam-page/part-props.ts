/** Types of the words and calls that the parts of the exam page receive. */
import type { ViewProps } from '#engine/define-view.ts';
import type { WordKeys } from '#i18n/words.ts';
import type { definition } from './definition.ts';
import type { words } from './words.ts';

type View = ViewProps<typeof definition, WordKeys<typeof words>>;
export type Say = View['t'];
/** What a part of the page needs of it. */
export type Tools = Pick<View, 't' | 'locale' | 'act' | 'intend'>;
