/** What a live room came to: viewers over time, messages, sign-ins, prizes, votes, sales. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { LiveReportSchema } from '../../live/report.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const liveReportGet = defineEndpoint({
  name: 'live.report.get',
  area: 'live',
  summary: 'For the host of the room.',
  input: Type.Object({ alive_id: GoodsId }),
  data: LiveReportSchema,
  codes: IN_THE_ROOM,
  access: 'learner',
  gate: 'read',
});
