/** Posts of a class, the latest first (D89). */
import { Type } from 'typebox';
import { INTERACTION_TABS, PostSchema } from '../../content/comment.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ListSchema, PAGE_INPUT } from '../list.ts';
import { GoodsId } from '../../content/goods-id.ts';

export const interactionListGet = defineEndpoint({
  name: 'interaction.list.get',
  area: 'comments',
  summary: 'Shown posts of a tab, each with its two most liked replies, for who studies the course.',
  input: Type.Object({
    resource_id: GoodsId,
    tab: Type.Optional(ChoiceSchema(INTERACTION_TABS)),
    ...PAGE_INPUT,
  }),
  data: ListSchema(PostSchema, {}),
  codes: ['not-entitled'],
  access: 'learner',
  gate: 'read',
});
