/** The price of a good in a list, or the word for what no money opens (M194). */
import type { GoodsCard } from '#schemas/content/goods-card.ts';
import { goodsWords } from './goods-words.ts';
import { Price, type PriceProps } from '#ui/price.tsx';
import { costOf } from './goods-state.ts';

interface GoodsPriceProps extends Pick<PriceProps, 'locale' | 'size'> {
  card: GoodsCard;
  /** False where a price before has no room. */
  isStruck?: boolean | undefined;
}

export function GoodsPrice({ card, isStruck = true, locale, size }: GoodsPriceProps) {
  const cost = costOf(card);
  return 'word' in cost ? (
    <Price fen={0} word={goodsWords.in(locale)(cost.word)} locale={locale} size={size} />
  ) : (
    <Price fen={cost.fen} lineFen={isStruck ? card.line_price : 0} locale={locale} size={size} />
  );
}
