/** Deletes a comment of one's own; a moderator takes anybody's down (M225, D88). */
import { Type } from 'typebox';
import { CommentId } from '../../content/comment.ts';
import { defineEndpoint } from '../define-endpoint.ts';

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
