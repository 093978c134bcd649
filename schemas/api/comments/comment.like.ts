/** Likes a comment, or no longer (M225, D88): one like each, however often it is said. */
import { Type } from 'typebox';
import { CommentId } from '../../content/comment.ts';
import { Flag } from '../../flag.ts';
import { defineEndpoint } from '../define-endpoint.ts';

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
