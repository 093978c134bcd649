/** The one door of protected media: every file of it, to whom it was addressed, for as long as they may have it (requirements 32, 33). */
import { text } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlayableGood } from '../rules/played.ts';
import type { Deps } from '#server/kernel/area.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { planPart } from '#server/kernel/http/send-part.ts';
import { textField } from '#server/kernel/text-field.ts';
import { cutCaptions } from '../rules/cut-captions.ts';
import { fileWithin, firstFile, KEY, MASTER, PLAYLIST, type Extent } from '../rules/extent.ts';
import { expireAfter, type Links, type LinkSubject } from '../rules/links.ts';
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
  keptMedia: KeptMedia;
  links: Links;
}

interface PlayRequest {
  Params: { goodsId: string; mediaId: string; file: string };
}

/** Somebody's, for somebody: whom it is for, what it is, and how much of it they may have now. */
interface PlayAdmission {
  link: LinkSubject;
  media: StoredMedia;
  extent: Extent;
  /** Addresses of the same film in fewer pixels. */
  sizes: readonly string[];
}

const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

/** A stranger's address is of what is free: it opens for whoever came to be known meanwhile, as much as they may have. */
function isGood(links: Links, link: LinkSubject, query: unknown): boolean {
  const signature = { e: textField(query, 'e'), s: textField(query, 's') };
  return [link.userId, ''].some((userId) => links.read({ ...link, userId }, signature) === 'good');
}

async function admit(
  request: FastifyRequest<PlayRequest>,
  deps: Deps,
  { keptMedia, links }: Door,
): Promise<PlayAdmission | MediaRefused> {
  const visitor = await visitorOf(request, deps);
  if (visitor === undefined) return 404;
  const { appId, viewer } = visitor;
  const refusal = refusalFor(viewer);
  const link: LinkSubject = { appId, userId: viewer?.user.id ?? '', ...request.params };
  if (!isGood(links, link, request.query)) return refusal;
  const { goodsId, mediaId } = link;
  const [open, media] = await Promise.all([
    readExtent(deps, appId, { viewer, goodsId }),
    keptMedia.find(appId, mediaId),
  ]);
  if (open === undefined || media === undefined) return 404;
  const { extent, playable } = open;
  const sizes = [...playable.sizes, ...(await convertedSizes(keptMedia, appId, playable))];
  if (![...playable.addresses, ...sizes].includes(addressOf(mediaId))) return 404;
  return extent === undefined ? refusal : { link, media, extent, sizes };
}

/** Addresses of the sizes a converted film was made in: its good names the largest alone. */
async function convertedSizes(
  keptMedia: KeptMedia,
  appId: string,
  { row }: Pick<PlayableGood, 'row'>,
): Promise<readonly string[]> {
  const id = idOfAddress(row?.url ?? '');
  const media = id === undefined ? undefined : await keptMedia.find(appId, id);
  return media?.form === 'hls' ? (media.sizes ?? []).map(addressOf) : [];
}

/** What is written for each request: playlists, the key, captions of a trial. */
async function writtenFor(
  { keptMedia, links }: Door,
  clock: Deps['clock'],
  { link, media, extent, sizes }: PlayAdmission,
): Promise<{ type: string; body: string | Buffer } | undefined> {
  const { file, appId } = link;
  if (media.form === 'whole') {
    if (media.medium !== 'captions' || extent === 'whole' || file !== media.name) return undefined;
    const span = { start: 0, end: media.file.bytes - 1 };
    const content = await keptMedia.open(appId, media.id, media.file, span);
    if (content === undefined) return undefined;
    return { type: media.file.type, body: cutCaptions(await text(content.stream), extent.seconds) };
  }
  if (firstFile(media, extent) === undefined) return undefined;
  const levels = link.file === MASTER ? await levelsOf(keptMedia, appId, { media, sizes, extent }) : [media];
  return writtenOf(levels, { link, extent, links, clock });
}

/** Of a film that is kept in several sizes, those that were cut and of which so much can be given: fewer pixels last. */
async function levelsOf(
  keptMedia: KeptMedia,
  appId: string,
  { media, sizes, extent }: { media: SegmentedMedia; sizes: readonly string[]; extent: Extent },
): Promise<readonly SegmentedMedia[]> {
  const images = await Promise.all(
    sizes.flatMap((address) => idOfAddress(address) ?? []).map((id) => keptMedia.find(appId, id)),
  );
  const others = images.filter(
    (one) => one?.form === 'hls' && one.id !== media.id && firstFile(one, extent) !== undefined,
  );
  return [media, ...others.filter((one) => one?.form === 'hls')];
}

function writtenOf(
  levels: readonly SegmentedMedia[],
  {
    link,
    extent,
    links,
    clock,
  }: Pick<PlayAdmission, 'link' | 'extent'> & { links: Links; clock: Deps['clock'] },
): { type: string; body: string | Buffer } | undefined {
  const [media] = levels;
  if (media === undefined) return undefined;
  const expire = expireAfter(clock, lifeOf(media.seconds));
  const toKey = expireAfter(clock, KEY_LIFE_MS);
  const nextTo = (file: string, { id }: SegmentedMedia = media) =>
    links.address({ ...link, mediaId: id, file }, file === KEY ? toKey : expire);
  switch (link.file) {
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
  { keptMedia }: Door,
  { link: { appId }, media, file }: Pick<PlayAdmission, 'link' | 'media'> & { file: StoredFile },
): Promise<FastifyReply | 404> {
  const etag = `"${media.id}-${String(file.start)}"`;
  const { status, headers, span } = planPart(request.headers, file.bytes, etag);
  const isEmpty = request.method === 'HEAD' || span === undefined;
  const content = isEmpty ? undefined : await keptMedia.open(appId, media.id, file, span);
  if (!isEmpty && content === undefined) return 404;
  return reply
    .code(status)
    .headers({ ...PRIVATE_MEDIA, ...headers, 'content-type': file.type })
    .send(content?.stream);
}

function sender(deps: Deps, door: Door) {
  return async (request: FastifyRequest<PlayRequest>, reply: FastifyReply) => {
    const refuse = (status: MediaRefused) => sendFailure(request, reply, REFUSAL_CODES[status], { status });
    const admission = await admit(request, deps, door);
    if (typeof admission === 'number') return refuse(admission);
    const text = await writtenFor(door, deps.clock, admission);
    if (text !== undefined)
      return reply.headers({ ...PRIVATE_MEDIA, 'content-type': text.type }).send(text.body);
    const file = fileWithin(admission.media, admission.link.file, admission.extent);
    // A file there is, past the end of the trial, is refused as one there is not.
    if (file === undefined) return refuse(403);
    const response = await sendStored(request, reply, door, { ...admission, file });
    return response === 404 ? refuse(404) : response;
  };
}

/** From an address that stands in a page for all to one of the visitor's own. */
function entry(deps: Deps) {
  return async (request: FastifyRequest<Pick<PlayRequest, 'Params'>>, reply: FastifyReply) => {
    const refuse = (status: MediaRefused) => sendFailure(request, reply, REFUSAL_CODES[status], { status });
    const visitor = await visitorOf(request, deps);
    if (visitor === undefined) return refuse(404);
    const { appId, viewer } = visitor;
    const { goodsId } = request.params;
    const open = await readExtent(deps, appId, { viewer, goodsId });
    if (open?.playable.row === undefined) return refuse(404);
    const { extent } = open;
    if (extent === undefined) return refuse(refusalFor(viewer));
    const viewing = { appId, userId: viewer?.user.id ?? '', goodsId, extent };
    const links = await deps.media.linksOf(viewing, open.playable.row);
    if (links === undefined) return refuse(404);
    return reply.header('cache-control', 'private, no-store').redirect(links.url, 302);
  };
}

export function registerPlay(app: FastifyInstance, deps: Deps, door: Door): void {
  app.get<PlayRequest>('/play/:goodsId', entry(deps));
  // HEAD by itself: what Fastify makes of a GET would read a film to its end to throw it away.
  app.route<PlayRequest>({
    method: ['GET', 'HEAD'],
    url: '/play/:goodsId/:mediaId/:file',
    handler: sender(deps, door),
  });
}
