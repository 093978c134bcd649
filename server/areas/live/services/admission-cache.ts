/**
 * Who may be in a room, remembered for moments: the state is asked for each second by everybody who has no socket (D98), who
 * comes asks three times in one second, and who writes is judged again under their own row (ADR-412).
 */
import type { Viewer } from '#server/areas/identity/area.ts';
import { createCache } from '#server/kernel/cache/cache.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { OpenRoomResult } from './open-room.ts';
import { nameOf } from './rooms.ts';
import type { RoomKey } from '../store/log.store.ts';

/** What was taken back is gone for good after this. */
const GOOD_MS = 5000;
const MAX_ENTRIES = 20_000;

type In = Extract<OpenRoomResult, { ok: true }>;
export type Admission =
  | Pick<In, 'ok' | 'key' | 'role' | 'endsAt' | 'isTrial' | 'isHost'>
  | Extract<OpenRoomResult, { ok: false }>;

const admissionOf = ({ ok, key, role, endsAt, isTrial, isHost }: In) => ({
  ok,
  key,
  role,
  endsAt,
  isTrial,
  isHost,
});

export type AdmissionCache = ReturnType<typeof createAdmissionCache>;

const isOver = (admission: Admission, now: number) =>
  admission.ok && admission.endsAt !== undefined && admission.endsAt <= now;

export function createAdmissionCache(
  clock: Clock,
  open: (key: RoomKey, viewer: Pick<Viewer, 'user'> | undefined) => Promise<OpenRoomResult>,
) {
  const entries = createCache<{ admission: Admission; at: number }>({
    name: 'live-passes',
    maxEntries: MAX_ENTRIES,
  });
  let generation = 0;
  return {
    of: async (key: RoomKey, viewer: Pick<Viewer, 'user'> | undefined): Promise<Admission> => {
      const name = `${nameOf(key)} ${viewer?.user.id ?? ''}`;
      const before = entries.get(name);
      const now = clock.now();
      if (before !== undefined && now - before.at < GOOD_MS && !isOver(before.admission, now))
        return before.admission;
      const startGeneration = generation;
      const result = await open(key, viewer);
      const admission: Admission = result.ok ? admissionOf(result) : result;
      // A refusal is asked about anew: who has just paid is let in; so is what was judged while admissions were dropped.
      if (admission.ok && startGeneration === generation) entries.set(name, { admission, at: now });
      else entries.delete(name);
      return admission;
    },
    forget: () => {
      generation += 1;
      entries.clear();
    },
  };
}
