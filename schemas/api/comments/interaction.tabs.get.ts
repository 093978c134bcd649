/** The tabs of a class's talk (D89): none for goods without a class, and for who is not of it. */
import { Type } from 'typebox';
import { INTERACTION_TABS } from '../../content/comment.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';

export const interactionTabsGet = defineEndpoint({
  name: 'interaction.tabs.get',
  area: 'comments',
  summary:
    'All, mine, teacher and essence with how many posts each holds, for a course or a camp and who studies it; else 40300.',
  input: Type.Object({ resource_id: GoodsId }),
  data: Type.Object({
    tabs: Type.Array(Type.Object({ key: ChoiceSchema(INTERACTION_TABS), total: Type.Integer() })),
    /** Whether they may mark posts as essence, and take them down. */
    is_moderator: Type.Boolean(),
  }),
  codes: ['not-entitled'],
  access: 'learner',
  gate: 'read',
});
