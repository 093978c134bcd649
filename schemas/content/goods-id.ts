/** What names a good in a call: its id, and its type where the caller knows it (M2). */
import { Type } from 'typebox';

export const GoodsId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
export const GoodsType = Type.Integer({ minimum: 0, maximum: 999 });
