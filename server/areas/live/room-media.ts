/** What is played in a room: of a recording the addresses made for this person (requirement 32, B44). */
import type { Room } from '#schemas/live/room.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { Found } from './open-room.ts';

/** Where nothing is played now. */
const NO_MEDIA: Room['media'] = {
  alive_video_url: '',
  pc_alive_video_url: '',
  poster: '',
  seconds: 0,
  expire_ts: 0,
  hosts: [],
};

export async function roomMedia(
  { catalogue, media }: Pick<Deps, 'catalogue' | 'media'>,
  { key, goods, standing }: Found,
  { viewer, isStageOpen, isEnded }: { viewer: Viewer | undefined; isStageOpen: boolean; isEnded: boolean },
): Promise<Room['media']> {
  const shown = { ...NO_MEDIA, poster: goods.cover };
  const played = isStageOpen && isEnded ? await catalogue.playedOf(key.appId, standing) : undefined;
  if (played?.row === undefined) return shown;
  const whose = { appId: key.appId, userId: viewer?.user.id ?? '', goodsId: goods.id };
  const links = await media.linksOf({ ...whose, extent: 'whole' }, played.row);
  if (links === undefined) return shown;
  const { url, expireTs } = links;
  return {
    ...shown,
    alive_video_url: url,
    pc_alive_video_url: url,
    seconds: played.row.seconds,
    expire_ts: expireTs,
  };
}
