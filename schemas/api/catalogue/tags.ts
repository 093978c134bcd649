/** Goods that carry a tag. */
import { Type } from 'typebox';
import { GoodsCardSchema } from '../../content/goods-card.ts';
import { ALL_TAG, LIST_SORTS } from '../../content/listing.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ListSchema, PAGE_INPUT } from '../list.ts';
import { ID_PATTERN } from '../../id.ts';

const TagSchema = Type.Object({ id: Type.String(), title: Type.String() });

/** Goods of a tag, or of a block's own source, in the order and of the type the reader chose (M20, D22). */
export const tagResourcesGet = defineEndpoint({
  name: 'tag.resources.get',
  alsoNamed: ['goods.course_list.get'],
  area: 'catalogue',
  summary: 'Goods of a tag (0 is all of them), or of the source of a block that leads here.',
  input: Type.Object({
    /** Absent: all goods, as 0 means. */
    tag_id: Type.String({ pattern: ID_PATTERN, default: ALL_TAG }),
    /** A list of the shop's pages; its own source and order are then used. */
    component_id: Type.Optional(Type.String({ pattern: ID_PATTERN })),
    sort: Type.Optional(ChoiceSchema(LIST_SORTS)),
    resource_type: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
    ...PAGE_INPUT,
  }),
  data: ListSchema(GoodsCardSchema, {
    /** `known` is false for a tag nobody gave to anything. */
    tag: Type.Object({ id: Type.String(), title: Type.String(), known: Type.Boolean() }),
    /** The block whose list this is; absent where no such block was found. */
    component: Type.Optional(TagSchema),
    /** How many there are of each type, whatever type was chosen. */
    types: Type.Array(Type.Object({ type: Type.Integer(), count: Type.Integer() })),
    /** The shop's tags, for going to another. */
    tags: Type.Array(TagSchema),
  }),
  // Which page a block stands on is not in the answer, so any change of the shop makes such a list stale.
  access: 'anyone',
  gate: 'read',
  tags: (input, data) =>
    input.component_id === undefined
      ? ['goods', 'tags', ...data.list.map((card) => `goods:${card.id}`)]
      : ['*'],
});
