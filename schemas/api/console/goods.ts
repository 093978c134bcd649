/** Goods of the shop as its merchant lists them, in whatever state they are (D138). */
import { Type } from 'typebox';
import { GoodsStateSchema } from '../../content/goods-facts.ts';
import { GoodsType } from '../../content/goods-id.ts';
import { defineConsoleCall, LIST_INPUT, PartSchema, sortInput } from './define-console-call.ts';

const FILTER_VALUES = { minItems: 1, maxItems: 20 };

const MerchantGoodsSchema = Type.Object({
  id: Type.String(),
  type: GoodsType,
  /** In the language of who asks. */
  title: Type.String(),
  cover: Type.String(),
  /** Fen. */
  price: Type.Integer(),
  /** Fen; 0 for none. */
  line_price: Type.Integer(),
  state: GoodsStateSchema,
  pay_state: Type.Integer(),
  student_count: Type.Integer(),
  lesson_count: Type.Integer(),
  /** Ids. */
  tags: Type.Array(Type.String()),
  /** Unix seconds. */
  created_ts: Type.Integer(),
  updated_ts: Type.Integer(),
});

/** Orders of this list, its own first. */
export const GOODS_SORTS = ['newest', 'title', 'price', 'students'] as const;
export type GoodsSort = (typeof GOODS_SORTS)[number];

export const consoleGoodsList = defineConsoleCall({
  name: 'console.goods.list',
  area: 'catalogue',
  scope: 'goods.read',
  writes: false,
  summary:
    'Goods of the shop in whatever state, the newest first; or by `sort`: title from A, highest price, most students. `q` is looked for in the id and the title.',
  input: {
    ...LIST_INPUT,
    ...sortInput(GOODS_SORTS),
    /** One value or several of each. */
    filter: Type.Optional(
      Type.Object({
        type: Type.Optional(Type.Union([GoodsType, Type.Array(GoodsType, FILTER_VALUES)])),
        state: Type.Optional(Type.Union([GoodsStateSchema, Type.Array(GoodsStateSchema, FILTER_VALUES)])),
      }),
    ),
  },
  data: PartSchema(MerchantGoodsSchema),
});
