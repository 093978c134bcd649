/** Marks a punch card, which finishes it; the words may be written anew (D87). */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import { PUNCH_MAX, PunchSchema } from '../../learning/punch.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const learnPunchCommit = defineEndpoint({
  name: 'learn.punch.commit',
  area: 'learning',
  summary:
    'Marks a punch card whose day has come. Twice is once: its first moment stays, its words are the last ones.',
  method: 'POST',
  input: Type.Object({ resource_id: GoodsId, words: Type.String({ minLength: 1, maxLength: PUNCH_MAX }) }),
  data: PunchSchema,
  codes: ['not-entitled', 'delisted'],
  access: 'learner',
  gate: 'write',
  rate: 'learn-note',
});
