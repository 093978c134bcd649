/** A good a search found: its card, and which parts of its texts were found. */
import { Type, type Static } from 'typebox';
import { GoodsCardSchema } from './goods-card.ts';

/** A part of a text, in UTF-16 units; views draw it as an element, never as markup in the text. */
export const MarkSchema = Type.Object({ from: Type.Integer(), to: Type.Integer() });

export const SearchResultSchema = Type.Object({
  card: GoodsCardSchema,
  marks: Type.Object({
    title: Type.Array(MarkSchema),
    teacher: Type.Array(MarkSchema),
    summary: Type.Array(MarkSchema),
  }),
});
export type SearchResult = Static<typeof SearchResultSchema>;
