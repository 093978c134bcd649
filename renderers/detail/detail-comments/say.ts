/** How the parts of the comments say their words, and what one comment is. */
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { commentGet } from '#schemas/api/comment/comment.get.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import type { words } from './words.ts';

export type Say = Translate<WordKeys<typeof words>>;
export type Comment = DataOf<typeof commentGet>['list'][number];
