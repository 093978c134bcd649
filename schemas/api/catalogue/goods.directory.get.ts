/** The outline of a course as the person asking sees it (D67): what is open, what is locked and why, how far they are. */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import { DirectoryNodeSchema } from '../../content/outline.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ListSchema, PAGE_INPUT } from '../list.ts';

export const goodsDirectoryGet = defineEndpoint({
  name: 'goods.directory.get',
  area: 'catalogue',
  summary:
    'Nodes below `parent_id`, or at the top, each followed by the first of those below it. `total` counts the nodes of that one level.',
  method: 'POST',
  input: Type.Object({
    goods_id: GoodsId,
    parent_id: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{0,200}$' })),
    ...PAGE_INPUT,
  }),
  data: ListSchema(DirectoryNodeSchema, {}),
  codes: ['delisted'],
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});
