/** What a room opens with, to be fetched before it does: pure (D105, ADR-445). */
import { PREHEAT_S } from '#schemas/api/live/rooms.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { ALIVE_TYPE, hasSlides, isElsewhere } from '#schemas/live/kinds.ts';
import type { LiveFacts } from '#server/areas/catalogue/area.ts';
import type { RoomMediaRow } from '../media/store/room-media.store.ts';
import type { RoomRow } from '../store/log.store.ts';

interface Opening {
  facts: Pick<LiveFacts, 'aliveState' | 'startTs'>;
  room: Pick<RoomRow, 'aliveType' | 'slides' | 'page' | 'coursewareImage'>;
  cover: string;
  media: Pick<RoomMediaRow, 'source' | 'url' | 'flvUrl' | 'hosts'>;
}

const NOTHING = { enabled: false, urls: [], hosts: [] };

/** @param now unix seconds */
export function preheatOf({ facts, room, cover, media }: Opening, now: number) {
  const isNear = facts.startTs - now <= PREHEAT_S;
  if (facts.aliveState !== LIVE_STATE.notStarted || !isNear) return NOTHING;
  const { aliveType, slides, page, coursewareImage } = room;
  const first = slides.find(({ server_id: id }) => id === page) ?? slides[0];
  const visible = hasSlides(aliveType, LIVE_STATE.live, false)
    ? (first?.url ?? '')
    : aliveType === ALIVE_TYPE.voice
      ? coursewareImage
      : '';
  const addresses = isElsewhere(media.source) ? [media.url, media.flvUrl, ...media.hosts] : [];
  const hosts = addresses.filter((one) => one !== '').map((one) => new URL(one).origin);
  return {
    enabled: true,
    urls: [cover, visible].filter((one) => one !== ''),
    hosts: [...new Set(hosts)],
  };
}
