/** Comments for who keeps order: what was said, what becomes of it, and who may go on (M193, D88). */
import { Type } from 'typebox';
import { COMMENT_MAX, CommentId } from '../../content/comment.ts';
import {
  BAN_VERBS,
  COMMENT_STATES,
  COMMENT_VERBS,
  MODERATED,
  ModeratedCommentSchema,
} from '../../content/moderation.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { VISIBLE } from '../../text/tidy.ts';
import {
  defineConsoleCall,
  LIST_INPUT,
  OneOrMore,
  PartSchema,
  sortInput,
  sortsBy,
} from './define-console-call.ts';

const AREA = 'comments';
const SCOPE = 'comments';
const OutcomeSchema = Type.Object({ outcome: ChoiceSchema(MODERATED) });

/** Orders of this list, its own first. */
export const COMMENT_SORTS = sortsBy('-created_ts', '-likes');
export type CommentSort = (typeof COMMENT_SORTS)[number];

export const consoleCommentsList = defineConsoleCall({
  name: 'console.comments.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'Comments of the shop, the newest first. `q` is looked for in what was written.',
  input: {
    ...LIST_INPUT,
    ...sortInput(COMMENT_SORTS),
    filter: Type.Optional(Type.Object({ state: Type.Optional(OneOrMore(ChoiceSchema(COMMENT_STATES))) })),
  },
  data: PartSchema(ModeratedCommentSchema),
});

export const consoleCommentsModerate = defineConsoleCall({
  name: 'console.comments.moderate',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Shows a comment that waits, hides it, pins a shown one before all others of its good, or deletes it with its replies.',
  input: { id: CommentId, verb: ChoiceSchema(COMMENT_VERBS) },
  data: OutcomeSchema,
});

/** Comments of one bulk call. */
export const BULK_MAX = 100;

export const consoleCommentsBulkModerate = defineConsoleCall({
  name: 'console.comments.bulk.moderate',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary: 'The same for many comments at once, each as it stands then; answers what became of each.',
  input: {
    ids: Type.Array(CommentId, { minItems: 1, maxItems: BULK_MAX, uniqueItems: true }),
    verb: ChoiceSchema(COMMENT_VERBS),
  },
  data: Type.Object({
    items: Type.Array(Type.Object({ id: Type.String(), ...OutcomeSchema.properties })),
  }),
});

export const consoleCommentsReply = defineConsoleCall({
  name: 'console.comments.reply',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Answers a comment in the name of the shop; a reply is answered below its comment. 40900 where nobody else can read the comment.',
  input: { id: CommentId, content: Type.String({ maxLength: COMMENT_MAX, pattern: VISIBLE }) },
  data: Type.Object({ id: Type.String() }),
  codes: ['state-conflict'],
});

export const consoleCommentsBan = defineConsoleCall({
  name: 'console.comments.ban',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary: 'Stops somebody from commenting, or lets them again.',
  input: {
    /** A phone, or a comment the person wrote. */
    who: Type.String({ minLength: 1, maxLength: 64 }),
    verb: ChoiceSchema(BAN_VERBS),
  },
  data: OutcomeSchema,
});
