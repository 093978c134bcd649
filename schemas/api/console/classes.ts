/** Discussions of classes for who teaches: read, answered, pinned, taken down (D89, ADR-833). No phone and no account is answered. */
import { Type, type Static } from 'typebox';
import { COMMENT_MAX, CommentId, POST_KINDS } from '../../content/comment.ts';
import { GoodsId, GoodsType } from '../../content/goods-id.ts';
import { CLASS_VERBS, COMMENT_STATES, MODERATED } from '../../content/moderation.ts';
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
const SCOPE = 'teaching';

const ClassSchema = Type.Object({
  /** The course or camp. */
  goods_id: Type.String(),
  type: GoodsType,
  title: Type.String(),
  /** Posts with their replies, in whatever state; and those of them that wait to be shown. */
  posts: Type.Integer(),
  waiting: Type.Integer(),
  /** Unix seconds of the last of them. */
  last_ts: Type.Integer(),
});
export type ClassOfMerchant = Static<typeof ClassSchema>;

/** Orders of this list, its own first. */
export const CLASS_SORTS = sortsBy('-last_ts', '-waiting', '-posts');
export type ClassSort = (typeof CLASS_SORTS)[number];

export const consoleClassesList = defineConsoleCall({
  name: 'console.classes.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'Courses and camps whose learners wrote in their class, the last written in first. `q` is looked for in ids and titles.',
  input: { ...LIST_INPUT, ...sortInput(CLASS_SORTS) },
  data: PartSchema(ClassSchema),
});

const WRITTEN = {
  id: Type.String(),
  state: ChoiceSchema(COMMENT_STATES),
  nickname: Type.String(),
  is_teacher: Type.Boolean(),
  content: Type.String(),
  images: Type.Array(Type.String()),
  like_count: Type.Integer(),
  /** Unix seconds. */
  created_ts: Type.Integer(),
};
const ReplySchema = Type.Object(WRITTEN);
export type ClassReply = Static<typeof ReplySchema>;

/** Replies that come with a post: the first written of them. */
export const CLASS_REPLIES_MAX = 100;

const ClassPostSchema = Type.Object({
  ...WRITTEN,
  kind: ChoiceSchema(POST_KINDS),
  is_pinned: Type.Boolean(),
  /** Among the picks of its class. */
  is_essence: Type.Boolean(),
  reply_count: Type.Integer(),
  replies: Type.Array(ReplySchema),
});
export type ClassPost = Static<typeof ClassPostSchema>;

/** Orders of this list, its own first. */
export const CLASS_POST_SORTS = sortsBy('-created_ts', '-likes');
export type ClassPostSort = (typeof CLASS_POST_SORTS)[number];

export const consoleClassPostsList = defineConsoleCall({
  name: 'console.class_posts.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'Posts of a class with their replies, the newest first. A filter by state, and `q`, match a post by itself or by one of its replies.',
  input: {
    ...LIST_INPUT,
    ...sortInput(CLASS_POST_SORTS),
    goods_id: GoodsId,
    filter: Type.Optional(
      Type.Object({
        state: Type.Optional(OneOrMore(ChoiceSchema(COMMENT_STATES))),
        kind: Type.Optional(OneOrMore(ChoiceSchema(POST_KINDS))),
      }),
    ),
  },
  data: Type.Object({
    ...PartSchema(ClassPostSchema).properties,
    /** Of the course or camp; empty where there is none. */
    title: Type.String(),
  }),
});

export const consoleClassPostsModerate = defineConsoleCall({
  name: 'console.class_posts.moderate',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Shows a post or reply of a class that waits or was hidden, hides it, or deletes it with its replies; pins a shown post before all others of its class, or makes it a pick.',
  input: { id: CommentId, verb: ChoiceSchema(CLASS_VERBS) },
  data: Type.Object({ outcome: ChoiceSchema(MODERATED) }),
});

export const consoleClassPostsReply = defineConsoleCall({
  name: 'console.class_posts.reply',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Answers a post of a class as its teacher; a reply is answered below its post. 40900 where other people cannot read it.',
  input: { id: CommentId, content: Type.String({ maxLength: COMMENT_MAX, pattern: VISIBLE }) },
  data: Type.Object({ id: Type.String() }),
  codes: ['state-conflict'],
});
