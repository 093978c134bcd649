/** Playlists of what is pushed to a room, and of what was. */
import { expireAfter } from '#server/areas/media/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import { LIVE_LINK_MS, REPLAY_LINK_MS } from '../limits.ts';
import { playlistOf } from '../rules/playlists.ts';
import type { SegmentRow } from '../store/recordings.store.ts';
import type { MediaAdmission } from './admitted.ts';

function playlistItems(
  { live, clock }: Deps,
  { link }: MediaAdmission,
  rows: readonly SegmentRow[],
  lifeMs: number,
) {
  const expire = expireAfter(clock, lifeMs);
  const nextTo = (file: string) => live.media.links.address({ ...link, file }, expire);
  return rows.map((row) => ({
    ...row,
    url: nextTo(`${String(row.seq)}.m4s`),
    map: nextTo(`run-${String(row.run)}.mp4`),
  }));
}

/** Undefined where nothing came yet. */
export async function pushPlaylist(deps: Deps, admission: MediaAdmission): Promise<string | undefined> {
  const { appId, goodsId } = admission.link;
  const { list, longest } = await deps.live.media.windows.of({ appId, aliveId: goodsId });
  if (list.length === 0) return undefined;
  // Each push cut the timeline once.
  return playlistOf(playlistItems(deps, admission, list, LIVE_LINK_MS), {
    isLive: true,
    longest,
    discontinuity: list[0]?.run ?? 0,
  });
}

/** Undefined where nothing was kept of it. */
export async function replayPlaylist(deps: Deps, admission: MediaAdmission): Promise<string | undefined> {
  const { appId, goodsId } = admission.link;
  const { startedAt, endedAt } = admission.watching.room;
  const rows = await deps.live.media.recordings.between(
    { appId, aliveId: goodsId },
    startedAt ?? 0,
    endedAt ?? deps.clock.now(),
  );
  if (rows.length === 0) return undefined;
  return playlistOf(playlistItems(deps, admission, rows, REPLAY_LINK_MS), { isLive: false, longest: 0 });
}
