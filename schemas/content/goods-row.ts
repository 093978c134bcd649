/** A stored good, as the areas of the server hand it to each other: what its card shows, in both languages, and what orders lists. */
import type { GoodsCard } from './goods-card.ts';
import type { GoodsState } from './goods-facts.ts';
import type { Text } from '../page/text.ts';

type TextField = 'title' | 'summary' | 'teacher';

export interface GoodsRow extends Omit<GoodsCard, TextField | 'limit'>, Record<TextField, Text> {
  state: GoodsState;
  tags: string[];
  /** Smaller comes first in the default order. */
  position: number;
  created_ts: number;
  updated_ts: number;
}
