/** The class discussion of a good, by tabs. */
import { Type } from 'typebox';
import { INTERACTION_TABS, PostSchema, CommentId } from '../../content/comment.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { ListSchema, PAGE_INPUT } from '../list.ts';
import { Flag } from '../../flag.ts';

/** The tabs of a class's talk (D89): none for goods without a class, and for who is not of it. */
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

/** Posts of a class, the latest first (D89). */
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

/** Marks a post of a class as essence, or no longer: whoever keeps the shop decides (D89). */
export const interactionEssenceSet = defineEndpoint({
  name: 'interaction.essence.set',
  area: 'comments',
  summary: 'For moderators; a post that is not there, or asked of by anybody else, is not found.',
  method: 'POST',
  input: Type.Object({ id: CommentId, on: Flag }),
  data: Type.Object({ id: Type.String(), is_essence: Type.Boolean() }),
  access: 'learner',
  gate: 'write',
});
