/** Every reply to a comment, the first written first: comment.get tells of two (D88). */
import { Type } from 'typebox';
import { CommentId, SAID } from '../../content/comment.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ListSchema, PAGE_INPUT } from '../list.ts';

export const commentRepliesGet = defineEndpoint({
  name: 'comment.replies.get',
  area: 'comments',
  summary: 'Shown replies to a comment; those of a post of a class only to who studies there.',
  input: Type.Object({ id: CommentId, ...PAGE_INPUT }),
  data: ListSchema(Type.Object(SAID), {}),
  access: 'anyone',
  gate: 'read',
});
