/** A live room as the person who asks may enter it (D96, M250). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { RoomSchema } from '../../live/room.ts';
import { AT_THE_DOOR } from '../../live/refusals.ts';

export const livePageGet = defineEndpoint({
  name: 'live.page.get',
  area: 'live',
  summary:
    'The room, its media, slides, switches and what runs in it, for this person; `door` says what stands between them and the stage. A stranger is told as much where the room is free to everybody.',
  input: Type.Object({ alive_id: GoodsId, product_id: Type.Optional(Type.String({ maxLength: 64 })) }),
  data: RoomSchema,
  codes: AT_THE_DOOR,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});
