/** What the media of live rooms answers besides calls, and when it begins and ends to take pushes. */
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import type { FastifyInstance } from 'fastify';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { hearPush } from '../services/hear-push.ts';
import { registerLiveDoor } from './http/door.ts';
import { registerMediaHooks } from './http/hooks.ts';

export function registerLiveMedia(app: FastifyInstance, { deps }: RouteOptions): void {
  registerLiveDoor(app, deps);
  registerMediaHooks(app, deps);
  let stop: () => Promise<void> = () => Promise.resolve();
  app.addHook('onListen', () => {
    stop = deps.live.media.begin({
      isOpen: async (key) => {
        const room = await deps.live.roomOf(key);
        return room !== undefined && room.read().facts.aliveState !== LIVE_STATE.ended;
      },
      onPushState: (key, pushState) => hearPush(deps, key, pushState),
    });
  });
  // Before the server waits for its answers to end: one of them lasts as long as what is pushed.
  app.addHook('preClose', () => stop());
}
