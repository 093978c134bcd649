/** Whether a form comes before the stage (D91, M250). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { AT_THE_DOOR } from '../../live/refusals.ts';

export const liveFormCheck = defineEndpoint({
  name: 'live.form.check',
  area: 'live',
  summary:
    'need_form 1 while this person has not answered the form of the room; 0 for its host, and where none is asked for.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({ need_form: Type.Integer({ minimum: 0, maximum: 1 }), form_id: Type.String() }),
  codes: AT_THE_DOOR,
  access: 'learner',
  gate: 'read',
});
