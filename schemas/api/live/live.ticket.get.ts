/** Opens the way to the socket of a live room (D97). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const liveTicketGet = defineEndpoint({
  name: 'live.ticket.get',
  area: 'live',
  summary:
    'A ticket that opens one socket within 60 s, for the session that asked. A person may hold at least 3 sockets in a room.',
  method: 'POST',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({ ticket: Type.String(), path: Type.String(), expire_ts: Type.Integer() }),
  codes: IN_THE_ROOM,
  access: 'learner',
  gate: 'read',
  rate: 'live-ticket',
});
