/** What is seen in live rooms: the addresses one person is given, where the picture comes from, and what is pushed (D106). */
import { createHmac } from 'node:crypto';
import { isElsewhere } from '#schemas/live/kinds.ts';
import type { Room } from '#schemas/live/room.ts';
import { secondsOf } from '#schemas/time.ts';
import {
  expireAfter,
  idOfAddress,
  makeLinks,
  type Links,
  type SegmentedMedia,
} from '#server/areas/media/area.ts';
import type { Areas, AppContext } from '#server/kernel/area.ts';
import type { RoomKey } from '../store/log.store.ts';
import { startIngest, type Ingest, type IngestGiven } from './ingest/ingest.ts';
import { LIVE_LINK_MS, RECORDING_FRESH_MS, REPLAY_LINK_MS, WINDOW_SEGMENTS } from './limits.ts';
import { shownTo, type Watching } from './rules/watching.ts';
import { createRecordedFiles, type RecordedFiles } from './store/recorded-files.ts';
import type { Recordings } from './store/recordings.store.ts';
import { makeWindows, type Windows } from './rules/windows.ts';
import { newStreamKey, type RoomMediaRow, type RoomMediaStore } from './store/room-media.store.ts';

type RoomMedia = Room['media'];

/** Where pushes come to; undefined where they are off. */
export interface RtmpPlace {
  port: number;
  host: string;
  /** As teachers know it. */
  publicHost: string;
}

export interface LiveMedia {
  /** What this person is given to play now. */
  of(key: RoomKey, userId: string, watching: Watching): Promise<RoomMedia>;
  sourceOf(key: RoomKey): ReturnType<RoomMediaStore['of']>;
  /** Other hosts the picture of a room can be fetched from (D105); this server's own opens to a session, and is nowhere else. */
  hostsOf(key: RoomKey): Promise<string[]>;
  /** Where a page may fetch pictures of other companies from. */
  origins: readonly string[];
  setSource(
    key: RoomKey,
    change: Partial<Pick<RoomMediaRow, 'source' | 'url' | 'flvUrl' | 'hosts'>>,
  ): Promise<void>;
  /** Where a teacher pushes to; undefined where pushes are off, or the media server has no address yet. */
  pushAddress(key: RoomKey): Promise<string | undefined>;
  /** Another key: whoever pushes by the old one is cut. */
  changeKey(key: RoomKey): Promise<void>;
  /** The room is over: nothing more is taken. */
  over(key: RoomKey): void;
  /** Since when something is pushed to this node, unix seconds; 0 for nothing. */
  pushedSince(key: RoomKey): number;
  /** Seconds between key frames of what is pushed to this node; 0 for nothing. */
  pieceSeconds(key: RoomKey): number;
  /** For the door. */
  links: Links;
  windows: Windows;
  recordings: Recordings;
  files: RecordedFiles;
  clipOf(appId: string, watching: Pick<Watching, 'saleState'>): Promise<SegmentedMedia | undefined>;
  ingest(): Ingest | undefined;
  /** Begins to take pushes, where they are on; answers how to stop. */
  begin(options: Pick<IngestGiven, 'isOpen' | 'onPushState'>): () => Promise<void>;
}

interface MediaWorld extends Pick<AppContext, 'clock' | 'log' | 'files' | 'injections'> {
  stores: Pick<AppContext['stores'], 'roomMedia' | 'recordings'>;
  key: string;
}

/** Where nothing is played now. */
export const NO_MEDIA: RoomMedia = {
  alive_video_url: '',
  pc_alive_video_url: '',
  poster: '',
  seconds: 0,
  start_ms: 0,
  expire_ts: 0,
  hosts: [],
};

/** A media server past this machine takes pushes where its pictures come from (ADR-370), by RTMP's own port. */
function pushedTo({ source, url }: Pick<RoomMediaRow, 'source' | 'url'>, place: RtmpPlace | undefined) {
  if (source === 'srs') return url === '' ? undefined : new URL(url).hostname;
  return place && `${place.publicHost}:${String(place.port)}`;
}

/** Files of what is pushed, of a clip shown without end, and of what was recorded. */
export const PLAYLIST_FILE = 'index.m3u8';
export const FLV_FILE = 'live.flv';

export const mediaKey = (signing: string): string =>
  createHmac('sha256', signing).update('media of live rooms').digest('base64url');

export function openLiveMedia(world: MediaWorld, areas: Pick<Areas, 'catalogue' | 'media'>): LiveMedia {
  const { clock, log, stores } = world;
  const { roomMedia: media, recordings } = stores;
  const { rtmp: place, liveOrigins = [] } = world.injections;
  const files = createRecordedFiles(world.files);
  const links = makeLinks({ key: world.key, clock, door: 'live-media' });
  const windows = makeWindows({ recordings, clock, count: WINDOW_SEGMENTS, freshMs: RECORDING_FRESH_MS });
  let ingest: Ingest | undefined;

  const playedOf = (appId: string, { saleState }: Pick<Watching, 'saleState'>) =>
    areas.catalogue.playedOf(appId, saleState);
  const clipOf: LiveMedia['clipOf'] = async (appId, watching) => {
    const id = idOfAddress((await playedOf(appId, watching))?.row?.url ?? '');
    const clip = id === undefined ? undefined : await areas.media.door.keptMedia.find(appId, id);
    return clip?.form === 'hls' ? clip : undefined;
  };
  const addressFor = (key: RoomKey, userId: string, lifeMs: number) => {
    const expire = expireAfter(clock, lifeMs);
    const link = { appId: key.appId, userId, goodsId: key.aliveId };
    return {
      expire,
      of: (mediaId: string, file: string) => links.address({ ...link, mediaId, file }, expire),
    };
  };
  const onAir = async (key: RoomKey, userId: string, watching: Watching): Promise<RoomMedia> => {
    const { source, url: elsewhere, flvUrl, hosts } = await media.of(key);
    const address = addressFor(key, userId, LIVE_LINK_MS);
    if (isElsewhere(source))
      return {
        ...NO_MEDIA,
        alive_video_url: elsewhere,
        pc_alive_video_url: flvUrl === '' ? elsewhere : flvUrl,
        hosts,
      };
    if (source === 'rtmp')
      return {
        ...NO_MEDIA,
        alive_video_url: address.of('push', PLAYLIST_FILE),
        pc_alive_video_url: address.of('push', FLV_FILE),
        expire_ts: address.expire,
      };
    if ((await clipOf(key.appId, watching)) === undefined) return NO_MEDIA;
    const url = address.of('loop', PLAYLIST_FILE);
    return { ...NO_MEDIA, alive_video_url: url, pc_alive_video_url: url, expire_ts: address.expire };
  };
  /** What was pushed, else what its good plays. */
  const again = async (key: RoomKey, userId: string, watching: Watching): Promise<RoomMedia> => {
    const { startedAt, endedAt } = watching.room;
    const pieces = await recordings.between(key, startedAt ?? 0, endedAt ?? clock.now());
    if (pieces.length > 0) {
      const address = addressFor(key, userId, REPLAY_LINK_MS);
      const url = address.of('replay', PLAYLIST_FILE);
      return {
        ...NO_MEDIA,
        alive_video_url: url,
        pc_alive_video_url: url,
        seconds: Math.round(pieces.reduce((sum, { seconds }) => sum + seconds, 0)),
        start_ms: startedAt ?? pieces[0]?.at ?? 0,
        expire_ts: address.expire,
      };
    }
    const clip = await clipOf(key.appId, watching);
    if (clip !== undefined) {
      const address = addressFor(key, userId, REPLAY_LINK_MS);
      const url = address.of('clip', PLAYLIST_FILE);
      return {
        ...NO_MEDIA,
        alive_video_url: url,
        pc_alive_video_url: url,
        seconds: clip.seconds,
        expire_ts: address.expire,
      };
    }
    const row = (await playedOf(key.appId, watching))?.row;
    if (row === undefined) return NO_MEDIA;
    const request = { appId: key.appId, userId, goodsId: key.aliveId, extent: 'whole' } as const;
    const links = await areas.media.linksOf(request, row);
    if (links === undefined) return NO_MEDIA;
    const { url, expireTs } = links;
    return {
      ...NO_MEDIA,
      alive_video_url: url,
      pc_alive_video_url: url,
      seconds: row.seconds,
      expire_ts: expireTs,
    };
  };
  return {
    async of(key, userId, watching) {
      const stage = shownTo(watching, clock.now());
      if (stage === 'none') return NO_MEDIA;
      return stage === 'live' ? onAir(key, userId, watching) : again(key, userId, watching);
    },
    sourceOf: (key) => media.of(key),
    async hostsOf(key) {
      const { source, hosts } = await media.of(key);
      return isElsewhere(source) ? hosts : [];
    },
    origins: liveOrigins,
    setSource: (key, change) => media.set(key, change),
    async pushAddress(key) {
      const row = await media.of(key);
      const host = pushedTo(row, place);
      if (host === undefined) return undefined;
      if (row.key === '') await media.set(key, { key: newStreamKey() });
      const { key: secret } = row.key === '' ? await media.of(key) : row;
      return `rtmp://${host}/${key.appId}/${key.aliveId}?key=${secret}`;
    },
    async changeKey(key) {
      await media.set(key, { key: newStreamKey() });
      ingest?.cut(key);
    },
    over: (key) => ingest?.cut(key),
    pushedSince: (key) => secondsOf(ingest?.since(key) ?? 0),
    pieceSeconds: (key) => ingest?.pieceSeconds(key) ?? 0,
    links,
    windows,
    recordings,
    files,
    clipOf,
    ingest: () => ingest,
    begin(options) {
      if (place === undefined) return () => Promise.resolve();
      const receiver = startIngest(place, { media, recordings, files, clock, log, ...options });
      ingest = receiver;
      return () => receiver.stop();
    },
  };
}
