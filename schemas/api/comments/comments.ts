/** Comments under goods and lessons, their replies and likes. */
import { Type } from 'typebox';
import {
  SaidSchema,
  CommentId,
  SAID,
  OWN_SAID,
  COMMENT_IMAGES_MAX,
  COMMENT_MAX,
  POST_KINDS,
} from '../../content/comment.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ListSchema, PAGE_INPUT } from '../list.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { Flag } from '../../flag.ts';

export const COMMENT_SORTS = ['hot', 'new'] as const;

/** Comments of a content that everybody may see (D88); what depends on who reads is not part of them. */
export const commentGet = defineEndpoint({
  name: 'comment.get',
  area: 'comments',
  summary: 'Shown comments of a content, each with its two most liked replies.',
  input: Type.Object({
    resource_id: GoodsId,
    resource_type: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
    sort: Type.Optional(ChoiceSchema(COMMENT_SORTS)),
    ...PAGE_INPUT,
  }),
  data: ListSchema(SaidSchema, {}),
  access: 'anyone',
  gate: 'read',
  tags: (input) => [`comments:${input.resource_id}`],
});

/** Every reply to a comment, the first written first: comment.get tells of two (D88). */
export const commentRepliesGet = defineEndpoint({
  name: 'comment.replies.get',
  area: 'comments',
  summary: 'Shown replies to a comment; those of a post of a class only to who studies there.',
  input: Type.Object({ id: CommentId, ...PAGE_INPUT }),
  data: ListSchema(Type.Object(SAID), {}),
  access: 'anyone',
  gate: 'read',
});

/** What of a good's comments depends on who reads them (D88): comment.get answers everybody the same. */
export const commentMineGet = defineEndpoint({
  name: 'comment.mine.get',
  area: 'comments',
  summary:
    'Of the comments asked for the ids of those the person likes and may delete; what they wrote that waits; and whether they are banned.',
  method: 'POST',
  input: Type.Object({
    resource_id: GoodsId,
    ids: Type.Array(CommentId, { maxItems: 200 }),
  }),
  data: Type.Object({
    liked: Type.Array(Type.String()),
    can_delete: Type.Array(Type.String()),
    pending: Type.Array(Type.Object(OWN_SAID)),
    is_banned: Flag,
  }),
  access: 'learner',
  gate: 'read',
});

/** Writes a comment on a good, a post in its class, or a reply to one (M225, D88, D89). */
export const commentAdd = defineEndpoint({
  name: 'comment.add',
  area: 'comments',
  summary:
    'One comment in ten seconds and five in a minute, else 42900 with retry_at; pending where the shop looks at comments before others do. Pictures are paths the person uploaded.',
  method: 'POST',
  input: Type.Object({
    resource_id: GoodsId,
    resource_type: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
    parent_id: Type.Optional(CommentId),
    /** Named, it is a post in the class of a course or a camp; a reply is what it answers. */
    kind: Type.Optional(ChoiceSchema(POST_KINDS)),
    content: Type.String({ minLength: 1, maxLength: COMMENT_MAX }),
    images: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: COMMENT_IMAGES_MAX }),
    ),
  }),
  data: Type.Object(OWN_SAID),
  codes: ['comment-banned', 'delisted', 'not-designated', 'not-entitled', 'upload-refused'],
  access: 'learner',
  gate: 'write',
});

/** Likes a comment, or no longer (M225, D88): one like each, however often it is said. */
export const commentLike = defineEndpoint({
  name: 'comment.like',
  area: 'comments',
  summary: 'Sets whether the person likes a comment; answers how many do.',
  method: 'POST',
  input: Type.Object({ id: CommentId, on: Flag }),
  data: Type.Object({ id: Type.String(), liked: Type.Boolean(), like_count: Type.Integer() }),
  access: 'learner',
  gate: 'write',
  rate: 'comment-like',
});

/** Deletes a comment of one's own; a moderator takes anybody's down (M225, D88). */
export const commentDelete = defineEndpoint({
  name: 'comment.delete',
  area: 'comments',
  summary: 'Deletes a comment with its replies; one that is not theirs to delete is not found.',
  method: 'POST',
  input: Type.Object({ id: CommentId }),
  data: Type.Object({ id: Type.String() }),
  access: 'learner',
  gate: 'write',
});
