/** Writes a comment on a good, a post in its class, or a reply to one (M225, D88, D89). */
import { Type } from 'typebox';
import { COMMENT_IMAGES_MAX, COMMENT_MAX, CommentId, OWN_SAID, POST_KINDS } from '../../content/comment.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';

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
