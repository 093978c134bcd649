/** Who may read of a room, remembered for moments: the state is asked for each second by everybody who has no socket (D98). */
import type { Viewer } from '#server/areas/identity/area.ts';
import { createCache } from '#server/kernel/cache/cache.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Opened } from './open-room.ts';
import { nameOf } from './rooms.ts';
import type { RoomKey } from './store/log.store.ts';

/** What was taken back is gone for good after this. */
const GOOD_MS = 5000;
const MAX_ENTRIES = 20_000;

export type Pass = { ok: true } | Extract<Opened, { ok: false }>;

export function makePasses(
  clock: Clock,
  open: (key: RoomKey, viewer: Viewer | undefined) => Promise<Opened>,
) {
  const known = createCache<{ pass: Pass; at: number }>({ name: 'live-passes', maxEntries: MAX_ENTRIES });
  return {
    of: async (key: RoomKey, viewer: Viewer | undefined): Promise<Pass> => {
      const name = `${nameOf(key)} ${viewer?.user.id ?? ''}`;
      const before = known.get(name);
      const now = clock.now();
      if (before !== undefined && now - before.at < GOOD_MS) return before.pass;
      const opened = await open(key, viewer);
      const pass: Pass = opened.ok ? { ok: true } : opened;
      // A refusal is asked about anew: who has just paid is let in.
      if (pass.ok) known.set(name, { pass, at: now });
      else known.delete(name);
      return pass;
    },
    forget: () => known.clear(),
  };
}
