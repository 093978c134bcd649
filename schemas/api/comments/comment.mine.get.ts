/** What of a good's comments depends on who reads them (D88): comment.get answers everybody the same. */
import { Type } from 'typebox';
import { CommentId, OWN_SAID } from '../../content/comment.ts';
import { Flag } from '../../flag.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';

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
