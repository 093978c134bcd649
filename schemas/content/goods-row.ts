/** A stored good, as the areas of the server hand it to each other. */
import type { GoodsState } from './goods-facts.ts';
import type { Text } from '../page/text.ts';

export interface GoodsRow {
  id: string;
  type: number;
  title: Text;
  summary: Text;
  cover: string;
  price: number;
  line_price: number;
  pay_state: number;
  marketing_type: number;
  marketing_end_ts: number;
  student_count: number;
  lesson_count: number;
  teacher: Text;
  alive_state: number;
  start_ts: number;
  svip_free: boolean;
  state: GoodsState;
  tags: string[];
  /** Smaller comes first in the default order. */
  position: number;
  created_ts: number;
  updated_ts: number;
}
