/** `live` through the console of a running server. */
import type { MediaSource } from '#schemas/live/kinds.ts';
import type { LiveDoor } from './live-door.ts';
import type { Answer, Call } from './server-door.ts';

const NOT_FOUND = 40400;

export function liveByServer(call: Call, refuse: (answer: Answer) => never): LiveDoor {
  return {
    async livePush(shop, aliveId) {
      const query = new URLSearchParams({ shop, alive_id: aliveId }).toString();
      const answer = await call('GET', `/console/live/push?${query}`);
      if (answer.code === NOT_FOUND) return undefined;
      return answer.code === 0 ? (answer.data as { address: string; source: MediaSource }) : refuse(answer);
    },
    async liveSource(shop, aliveId, to) {
      const answer = await call('POST', '/console/live/source', { shop, alive_id: aliveId, ...to });
      if (answer.code === NOT_FOUND) return undefined;
      return answer.code === 0 ? (answer.data as { source: string }) : refuse(answer);
    },
  };
}
