/** A learner's own mark on a punch card (D87). */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import { PunchSchema } from '../../learning/punch.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const learnPunchGet = defineEndpoint({
  name: 'learn.punch.get',
  area: 'learning',
  summary: 'The mark of this person on a punch card they may study.',
  input: Type.Object({ resource_id: GoodsId }),
  data: PunchSchema,
  codes: ['not-entitled', 'delisted'],
  access: 'learner',
  gate: 'read',
});
