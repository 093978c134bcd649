/** The one door of protected media: every file of it, to whom it was addressed, for as long as they may have it (requirements 32, 33). */
import { text } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Played } from '../rules/played.ts';
import type { Deps } from '#server/kernel/area.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { planPart } from '#server/kernel/http/send-part.ts';
import { textField } from '#server/kernel/text-field.ts';
import { cutCaptions } from '../rules/cut-captions.ts';
import { fileWithin, firstFile, KEY, MASTER, PLAYLIST, type Extent } from '../rules/extent.ts';
import { expireAfter, type Links, type Linked } from '../rules/links.ts';
import { KEY_LIFE_MS } from '../limits.ts';
import { lifeOf } from '../rules/media-links.ts';
import { masterPlaylist, mediaPlaylist } from '../rules/playlists.ts';
import { readExtent } from '../rules/read-extent.ts';
import type { KeptMedia } from '../store/kept-media.ts';
import {
  addressOf,
  idOfAddress,
  type SegmentedMedia,
  type StoredFile,
  type StoredMedia,
} from '../services/stored-media.ts';
import { PRIVATE_MEDIA, REFUSAL_CODES, refusalFor, visitorOf, type MediaRefused } from './visitor.ts';

/** What the door stands on. */
export interface Door {
  kept: KeptMedia;
  links: Links;
}

interface Asked {
  Params: { goodsId: string; mediaId: string; file: string };
}

/** Somebody's, for somebody: whom it is for, what it is, and how much of it they may have now. */
interface Admitted {
  linked: Linked;
  media: StoredMedia;
  extent: Extent;
  /** Addresses of the same film in fewer pixels. */
  sizes: readonly string[];
}

const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

/** A stranger's address is of what is free: it opens for whoever came to be known meanwhile, as much as they may have. */
function isGood(links: Links, linked: Linked, query: unknown): boolean {
  const signature = { e: textField(query, 'e'), s: textField(query, 's') };
  return [linked.userId, ''].some((userId) => links.read({ ...linked, userId }, signature) === 'good');
}

async function admit(
  request: FastifyRequest<Asked>,
  deps: Deps,
  { kept, links }: Door,
): Promise<Admitted | MediaRefused> {
  const visitor = await visitorOf(request, deps);
  if (visitor === undefined) return 404;
  const { appId, viewer } = visitor;
  const closed = refusalFor(viewer);
  const linked: Linked = { appId, userId: viewer?.user.id ?? '', ...request.params };
  if (!isGood(links, linked, request.query)) return closed;
  const { goodsId, mediaId } = linked;
  const [open, media] = await Promise.all([
    readExtent(deps, appId, { viewer, goodsId }),
    kept.find(appId, mediaId),
  ]);
  if (open === undefined || media === undefined) return 404;
  const { extent, played } = open;
  const sizes = [...played.sizes, ...(await convertedSizes(kept, appId, played))];
  if (![...played.addresses, ...sizes].includes(addressOf(mediaId))) return 404;
  return extent === undefined ? closed : { linked, media, extent, sizes };
}

/** Addresses of the sizes a converted film was made in: its good names the largest alone. */
async function convertedSizes(
  kept: KeptMedia,
  appId: string,
  { row }: Pick<Played, 'row'>,
): Promise<readonly string[]> {
  const id = idOfAddress(row?.url ?? '');
  const media = id === undefined ? undefined : await kept.find(appId, id);
  return media?.form === 'hls' ? (media.sizes ?? []).map(addressOf) : [];
}

/** What is written for each request: playlists, the key, captions of a trial. */
async function writtenFor(
  { kept, links }: Door,
  clock: Deps['clock'],
  { linked, media, extent, sizes }: Admitted,
): Promise<{ type: string; body: string | Buffer } | undefined> {
  const { file, appId } = linked;
  if (media.form === 'whole') {
    if (media.medium !== 'captions' || extent === 'whole' || file !== media.name) return undefined;
    const span = { start: 0, end: media.file.bytes - 1 };
    const opened = await kept.open(appId, media.id, media.file, span);
    if (opened === undefined) return undefined;
    return { type: media.file.type, body: cutCaptions(await text(opened.stream), extent.seconds) };
  }
  if (firstFile(media, extent) === undefined) return undefined;
  const levels = linked.file === MASTER ? await levelsOf(kept, appId, { media, sizes, extent }) : [media];
  return writtenOf(levels, { linked, extent, links, clock });
}

/** Of a film that is kept in several sizes, those that were cut and of which so much can be given: fewer pixels last. */
async function levelsOf(
  kept: KeptMedia,
  appId: string,
  { media, sizes, extent }: { media: SegmentedMedia; sizes: readonly string[]; extent: Extent },
): Promise<readonly SegmentedMedia[]> {
  const found = await Promise.all(
    sizes.flatMap((address) => idOfAddress(address) ?? []).map((id) => kept.find(appId, id)),
  );
  const others = found.filter(
    (one) => one?.form === 'hls' && one.id !== media.id && firstFile(one, extent) !== undefined,
  );
  return [media, ...others.filter((one) => one?.form === 'hls')];
}

function writtenOf(
  levels: readonly SegmentedMedia[],
  {
    linked,
    extent,
    links,
    clock,
  }: Pick<Admitted, 'linked' | 'extent'> & { links: Links; clock: Deps['clock'] },
): { type: string; body: string | Buffer } | undefined {
  const [media] = levels;
  if (media === undefined) return undefined;
  const expire = expireAfter(clock, lifeOf(media.seconds));
  const toKey = expireAfter(clock, KEY_LIFE_MS);
  const nextTo = (file: string, { id }: SegmentedMedia = media) =>
    links.address({ ...linked, mediaId: id, file }, file === KEY ? toKey : expire);
  switch (linked.file) {
    case MASTER:
      return { type: PLAYLIST_TYPE, body: masterPlaylist(levels, (level, file) => nextTo(file, level)) };
    case PLAYLIST:
      return { type: PLAYLIST_TYPE, body: mediaPlaylist(media, extent, nextTo) };
    case KEY:
      return { type: 'application/octet-stream', body: Buffer.from(media.key, 'base64') };
    default:
      return undefined;
  }
}

/** From the disk as it is read; of a HEAD nothing is opened. */
async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { kept }: Door,
  { linked: { appId }, media, file }: Pick<Admitted, 'linked' | 'media'> & { file: StoredFile },
): Promise<FastifyReply | 404> {
  const etag = `"${media.id}-${String(file.start)}"`;
  const { status, headers, span } = planPart(request.headers, file.bytes, etag);
  const isEmpty = request.method === 'HEAD' || span === undefined;
  const opened = isEmpty ? undefined : await kept.open(appId, media.id, file, span);
  if (!isEmpty && opened === undefined) return 404;
  return reply
    .code(status)
    .headers({ ...PRIVATE_MEDIA, ...headers, 'content-type': file.type })
    .send(opened?.stream);
}

function sender(deps: Deps, door: Door) {
  return async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
    const refuse = (status: MediaRefused) => sendFailure(request, reply, REFUSAL_CODES[status], { status });
    const admitted = await admit(request, deps, door);
    if (typeof admitted === 'number') return refuse(admitted);
    const written = await writtenFor(door, deps.clock, admitted);
    if (written !== undefined)
      return reply.headers({ ...PRIVATE_MEDIA, 'content-type': written.type }).send(written.body);
    const file = fileWithin(admitted.media, admitted.linked.file, admitted.extent);
    // A file there is, past the end of the trial, is refused as one there is not.
    if (file === undefined) return refuse(403);
    const sent = await sendStored(request, reply, door, { ...admitted, file });
    return sent === 404 ? refuse(404) : sent;
  };
}

/** From an address that stands in a page for all to one of the visitor's own. */
function entry(deps: Deps) {
  return async (request: FastifyRequest<Pick<Asked, 'Params'>>, reply: FastifyReply) => {
    const refuse = (status: MediaRefused) => sendFailure(request, reply, REFUSAL_CODES[status], { status });
    const visitor = await visitorOf(request, deps);
    if (visitor === undefined) return refuse(404);
    const { appId, viewer } = visitor;
    const { goodsId } = request.params;
    const open = await readExtent(deps, appId, { viewer, goodsId });
    if (open?.played.row === undefined) return refuse(404);
    const { extent } = open;
    if (extent === undefined) return refuse(refusalFor(viewer));
    const asked = { appId, userId: viewer?.user.id ?? '', goodsId, extent };
    const links = await deps.media.linksOf(asked, open.played.row);
    if (links === undefined) return refuse(404);
    return reply.header('cache-control', 'private, no-store').redirect(links.url, 302);
  };
}

export function registerPlay(app: FastifyInstance, deps: Deps, door: Door): void {
  app.get<Asked>('/play/:goodsId', entry(deps));
  // HEAD by itself: what Fastify makes of a GET would read a film to its end to throw it away.
  app.route<Asked>({
    method: ['GET', 'HEAD'],
    url: '/play/:goodsId/:mediaId/:file',
    handler: sender(deps, door),
  });
}
