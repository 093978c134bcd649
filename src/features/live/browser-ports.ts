/** The run of this window: its calls, its socket, its clock. */
import { makeLastCaller } from '#api/last-call.ts';
import type { Engine } from '#engine/engine.ts';
import { steadyClock } from '#platform/clock.ts';
import { pageLeaving } from '#platform/leaving.ts';
import { pageNetwork } from '#platform/network.ts';
import { systemRandom } from '#platform/random.ts';
import { pageTextSocket, type OpenTextSocket } from '#platform/text-socket.ts';
import { pageVisibility } from '#platform/visibility.ts';
import type { RoomPorts } from './room-run.ts';

const REF_BYTES = 12;

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A preview is shown what the room is, and takes no place in it. */
const noSocket: OpenTextSocket = () => ({ close: () => undefined });

export function browserRoom(engine: Engine): RoomPorts {
  const isLive = engine.mode === 'live';
  return {
    call: engine.call,
    lastCall: isLive
      ? makeLastCaller({ appId: engine.boot.info.app_id, locale: engine.locale })
      : engine.call,
    socket: isLive ? pageTextSocket : noSocket,
    steady: steadyClock,
    visibility: pageVisibility,
    network: pageNetwork,
    leaving: pageLeaving,
    luck: () => (systemRandom.bytes(1)[0] ?? 0) / 256,
    ref: () => hex(systemRandom.bytes(REF_BYTES)),
  };
}
