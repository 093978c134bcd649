/** Writes a comment on a good, or a reply to one (M225, D88). */
import { Type } from 'typebox';
import { COMMENT_MAX, CommentId, OWN_SAID } from '../../content/comment.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const commentAdd = defineEndpoint({
  name: 'comment.add',
  area: 'comment',
  summary:
    'One comment in ten seconds and five in a minute, else 42900 with retry_at; pending where the shop looks at comments before others do.',
  method: 'POST',
  input: Type.Object({
    resource_id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
    resource_type: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
    parent_id: Type.Optional(CommentId),
    content: Type.String({ minLength: 1, maxLength: COMMENT_MAX }),
  }),
  data: Type.Object(OWN_SAID),
  codes: ['comment-banned', 'delisted', 'not-designated', 'not-entitled'],
  access: 'learner',
  gate: 'write',
});
