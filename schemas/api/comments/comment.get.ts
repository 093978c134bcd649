/** Comments of a content that everybody may see (D88); what depends on who reads is not part of them. */
import { Type } from 'typebox';
import { SaidSchema } from '../../content/comment.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ListSchema, PAGE_INPUT } from '../list.ts';
import { GoodsId } from '../../content/goods-id.ts';

export const COMMENT_SORTS = ['hot', 'new'] as const;

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
