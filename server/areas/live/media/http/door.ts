/** The one door of what is seen in live rooms: each file to whom it was addressed, while they may be in the room (requirement 32, B44). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '#server/areas/identity/area.ts';
import {
  PRIVATE_MEDIA,
  REFUSAL_CODES,
  refusalFor,
  visitorOf,
  type LinkSubject,
  type MediaRefused,
} from '#server/areas/media/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { OpenFile } from '#server/kernel/files/file-store.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { textField } from '#server/kernel/text-field.ts';
import { FLV_FILE, PLAYLIST_FILE, type LiveMedia } from '../live-media.ts';
import { shownTo, type Watching } from '../rules/watching.ts';
import type { MediaAdmission, FileBody } from './admitted.ts';
import { clipFile, clipPlaylist } from './clip.ts';
import { sendFlv } from './flv.ts';
import { replayPlaylist, pushPlaylist } from './recorded.ts';

interface FileRequest {
  Params: { aliveId: string; of: string; file: string };
}

const TYPES = { playlist: 'application/vnd.apple.mpegurl', segment: 'video/mp4' } as const;
const RUN = /^run-(\d{1,9})\.mp4$/;
const SEGMENT = /^(\d{1,9})\.m4s$/;

/** What of a room each kind of address is for. */
const SHOWN = new Map<string, 'live' | 'replay'>(
  Object.entries({ loop: 'live', push: 'live', clip: 'replay', replay: 'replay' }),
);

/** Whether they may be in the room now, and see of it what the address is for. */
async function enter(
  deps: Deps,
  { appId, viewer }: { appId: string; viewer: Viewer | undefined },
  { aliveId, of }: FileRequest['Params'],
): Promise<Watching | MediaRefused> {
  const visit = await deps.live.open(appId, aliveId, viewer);
  if (!visit.ok) return visit.code === 'not-found' ? 404 : refusalFor(viewer);
  return shownTo(visit, deps.clock.now()) === SHOWN.get(of) ? visit : 404;
}

async function admit(
  request: FastifyRequest<FileRequest>,
  deps: Deps,
): Promise<MediaAdmission | MediaRefused> {
  const visitor = await visitorOf(request, deps);
  if (visitor === undefined) return 404;
  const { appId, viewer } = visitor;
  const { aliveId, of, file } = request.params;
  const link: LinkSubject = { appId, userId: viewer?.user.id ?? '', goodsId: aliveId, mediaId: of, file };
  const signature = { e: textField(request.query, 'e'), s: textField(request.query, 's') };
  // A stranger's address is of what is free to everybody, and stays good when they come to be known.
  const isGood = [link.userId, ''].some(
    (userId) => deps.live.media.links.read({ ...link, userId }, signature) === 'good',
  );
  if (!isGood) return refusalFor(viewer);
  const watching = await enter(deps, visitor, request.params);
  return typeof watching === 'number' ? watching : { link, watching };
}

/** Of who watches already: their address has done its work, what counts is whether they may still be in the room. */
async function mayStay(request: FastifyRequest<FileRequest>, deps: Deps): Promise<boolean> {
  const visitor = await visitorOf(request, deps);
  return visitor !== undefined && typeof (await enter(deps, visitor, request.params)) !== 'number';
}

const fileOf = (file: OpenFile | undefined): FileBody | undefined =>
  file === undefined ? undefined : { type: TYPES.segment, file };

async function recordedFile(live: LiveMedia, { link }: MediaAdmission): Promise<FileBody | undefined> {
  const key = { appId: link.appId, aliveId: link.goodsId };
  const [, run] = RUN.exec(link.file) ?? [];
  if (run !== undefined) return fileOf(await live.files.openInit(key, Number(run)));
  const [, seq] = SEGMENT.exec(link.file) ?? [];
  return seq === undefined ? undefined : fileOf(await live.files.openSegment(key, Number(seq)));
}

async function sentOf(deps: Deps, admission: MediaAdmission): Promise<FileBody | undefined> {
  const { media } = deps.live;
  const { mediaId, file } = admission.link;
  const isPlaylist = file === PLAYLIST_FILE;
  if (mediaId === 'loop' || mediaId === 'clip') {
    const clip = await media.clipOf(admission.link.appId, admission.watching);
    if (clip === undefined) return undefined;
    if (!isPlaylist) return clipFile(deps, admission, clip);
    return { type: TYPES.playlist, body: clipPlaylist(deps, admission, clip) };
  }
  if (!isPlaylist) return recordedFile(media, admission);
  const body = await (mediaId === 'push' ? pushPlaylist : replayPlaylist)(deps, admission);
  return body === undefined ? undefined : { type: TYPES.playlist, body };
}

function sender(deps: Deps) {
  return async (request: FastifyRequest<FileRequest>, reply: FastifyReply) => {
    const refuse = (status: MediaRefused) => sendFailure(request, reply, REFUSAL_CODES[status], { status });
    const admission = await admit(request, deps);
    if (typeof admission === 'number') return refuse(admission);
    const { mediaId, file } = admission.link;
    if (mediaId === 'push' && file === FLV_FILE)
      return sendFlv(deps, { request, reply, admission, mayStay: () => mayStay(request, deps), refuse });
    const body = await sentOf(deps, admission);
    if (body === undefined) return refuse(404);
    const headers = { ...PRIVATE_MEDIA, 'content-type': body.type };
    if ('body' in body) return reply.headers(headers).send(body.body);
    return reply.headers({ ...headers, 'content-length': body.file.size }).send(body.file.stream);
  };
}

export function registerLiveDoor(app: FastifyInstance, deps: Deps): void {
  app.get<FileRequest>('/live-media/:aliveId/:of/:file', sender(deps));
}
