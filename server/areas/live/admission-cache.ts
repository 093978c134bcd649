/**
 * Who may be in a room, remembered for moments: the state is asked for each second by everybody who has no socket (D98), who
 * comes asks three times in one second, and who writes is judged again under their own row (decision 412).
 */
import type { Viewer } from '#server/areas/identity/area.ts';
import { createCache } from '#server/kernel/cache/cache.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Opened } from './open-room.ts';
import { nameOf } from './rooms.ts';
import type { RoomKey } from './store/log.store.ts';

/** What was taken back is gone for good after this. */
const GOOD_MS = 5000;
const MAX_ENTRIES = 20_000;

type In = Extract<Opened, { ok: true }>;
export type Pass =
  | Pick<In, 'ok' | 'key' | 'role' | 'endsAt' | 'isTrial' | 'isHost'>
  | Extract<Opened, { ok: false }>;

const passOf = ({ ok, key, role, endsAt, isTrial, isHost }: In) => ({
  ok,
  key,
  role,
  endsAt,
  isTrial,
  isHost,
});

export type Passes = ReturnType<typeof makePasses>;

const isOver = (pass: Pass, now: number) => pass.ok && pass.endsAt !== undefined && pass.endsAt <= now;

export function makePasses(
  clock: Clock,
  open: (key: RoomKey, viewer: Pick<Viewer, 'user'> | undefined) => Promise<Opened>,
) {
  const known = createCache<{ pass: Pass; at: number }>({ name: 'live-passes', maxEntries: MAX_ENTRIES });
  let forgotten = 0;
  return {
    of: async (key: RoomKey, viewer: Pick<Viewer, 'user'> | undefined): Promise<Pass> => {
      const name = `${nameOf(key)} ${viewer?.user.id ?? ''}`;
      const before = known.get(name);
      const now = clock.now();
      if (before !== undefined && now - before.at < GOOD_MS && !isOver(before.pass, now)) return before.pass;
      const asked = forgotten;
      const opened = await open(key, viewer);
      const pass: Pass = opened.ok ? passOf(opened) : opened;
      // A refusal is asked about anew: who has just paid is let in; so is what was judged while passes were dropped.
      if (pass.ok && asked === forgotten) known.set(name, { pass, at: now });
      else known.delete(name);
      return pass;
    },
    forget: () => {
      forgotten += 1;
      known.clear();
    },
  };
}
