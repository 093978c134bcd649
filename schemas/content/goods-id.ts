/** How a call names a good: its id, and its type where the caller knows it (M2). */
import { Type } from 'typebox';
import { ID_PATTERN } from '../id.ts';

export const GoodsId = Type.String({ pattern: ID_PATTERN });
export const GoodsType = Type.Integer({ minimum: 0, maximum: 999 });
