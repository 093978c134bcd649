/** The shape of every list: which page of how many (D11). */
import { Type, type TProperties, type TSchema } from 'typebox';
import { LIST_PAGE_MAX, LIST_PAGE_SIZE, LIST_PAGE_SIZE_MAX } from '../constants.ts';

/** What a caller says of the page it wants; the first one of the usual size when it says nothing. */
export const PAGE_INPUT = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: LIST_PAGE_MAX, default: 1 })),
  page_size: Type.Optional(
    Type.Integer({ minimum: 1, maximum: LIST_PAGE_SIZE_MAX, default: LIST_PAGE_SIZE }),
  ),
};

/** A page of items, and what else the answer says of them. */
export function ListSchema<Item extends TSchema, More extends TProperties>(item: Item, more: More) {
  return Type.Object({
    list: Type.Array(item),
    total: Type.Integer(),
    /** The page answered: the last one where a later one was asked for. */
    page: Type.Integer(),
    page_size: Type.Integer(),
    has_more: Type.Boolean(),
    ...more,
  });
}
