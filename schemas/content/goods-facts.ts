/** What a merchant says of a good for its own page: one list for table, import, contract, page and demo (ADR-615). */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';

/** on: sold; off: delisted; hidden: by link only. */
const GOODS_STATES = ['on', 'off', 'hidden'] as const;
export type GoodsState = (typeof GOODS_STATES)[number];
export const GoodsStateSchema = ChoiceSchema(GOODS_STATES);

/** For whom it is taught. */
const LEVELS = ['starter', 'middle', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** Each as calls and pages have it; empty where it is not set. */
export const GOODS_FACTS = {
  level: ChoiceSchema(['', ...LEVELS]),
  /** Language it is taught in, as BCP 47. */
  language: Type.String(),
};

const GoodsFactsSchema = Type.Object(GOODS_FACTS);
export type GoodsFacts = Static<typeof GoodsFactsSchema>;

/** All facts of a good, unset. */
export const PLAIN_FACTS: GoodsFacts = { level: '', language: '' };

/** The facts alone, of a row, a line or an answer that has them among others. */
export function pickFacts({ level, language }: GoodsFacts): GoodsFacts {
  return { level, language };
}
