/** Gives a live room another stream key (D106). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const liveKeyChange = defineEndpoint({
  name: 'live.key.change',
  area: 'live',
  summary:
    'For who hosts the room: where to push to, with its key. Whoever pushes by the old one is cut; with `keep` the key stays and is only told. `address` is empty where this server takes no pushes. `piece_seconds` is the distance between key frames of what is pushed now, 0 for nothing.',
  method: 'POST',
  input: Type.Object({ alive_id: GoodsId, keep: Type.Optional(Type.Boolean()) }),
  data: Type.Object({ address: Type.String(), piece_seconds: Type.Number() }),
  codes: IN_THE_ROOM,
  access: 'learner',
  gate: 'write',
  rate: 'live-moderate',
});
