/** Pictures of shared pages, drawn when they are first asked for and addressed by what stands in them (ADR-268). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  hasOwnShare,
  readShare,
  shareAddress,
  shareFacts,
  shareVersion,
  type ShareFacts,
  type ShareName,
} from '#schemas/page/share-picture.ts';
import { isPrivate } from '#schemas/shop/gate.ts';
import { findShop, type ShopContext } from '#server/areas/shop/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import { createCache } from '#server/kernel/cache/cache.ts';
import { addressOf } from '#server/kernel/http/address.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { checkAskerRateLimit } from '#server/kernel/http/rate-limit.ts';
import { SHARE_CACHE_BYTES, SHARES_OF_ASKER } from '../limits.ts';
import { readArt } from './art.ts';

interface Options {
  deps: Deps;
  clientDir: string;
}

const HEADERS = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  // Made to stand on other sites.
  'cross-origin-resource-policy': 'cross-origin',
};

/** What the picture shows now; undefined where a stranger is not shown such a page. */
async function factsOf(
  { pages }: Deps,
  shop: ShopContext,
  { page, locale }: ShareName,
): Promise<ShareFacts | undefined> {
  if (isPrivate(shop.capabilities)) return undefined;
  const { boot } = await pages.boots.read(shop);
  if (page === undefined) return shareFacts(boot, locale);
  const document = await pages.reader.document({ shop, pageId: page, locale });
  return document !== undefined && hasOwnShare(document) ? shareFacts(boot, locale, document) : undefined;
}

function makeSender({ deps, clientDir }: Options) {
  const pictures = createCache<Buffer>({
    name: 'share-pictures',
    maxBytes: SHARE_CACHE_BYTES,
    bytesOf: (bytes) => bytes.length + 256,
  });
  const drawing = new Map<string, Promise<Buffer | undefined>>();

  /** Once, however many wait. */
  async function make(key: string, appId: string, { locale }: ShareName, facts: ShareFacts) {
    const running = drawing.get(key);
    if (running !== undefined) return running;
    const picture = deps.uploads
      .drawShare(appId, async () => ({
        ...facts,
        locale,
        art: await readArt(clientDir, facts.art),
        logo: await readArt(clientDir, facts.logo),
      }))
      .finally(() => drawing.delete(key));
    drawing.set(key, picture);
    const bytes = await picture;
    if (bytes !== undefined) pictures.set(key, bytes);
    return bytes;
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const missing = () => sendFailure(request, reply, 'not-found', { status: 404 });
    const name = readShare(request.url);
    const match = await findShop(deps.shop, request);
    if (!match.ok || name === undefined) return missing();
    const { shop } = match;
    const facts = await factsOf(deps, shop, name);
    if (facts === undefined) return missing();
    const version = await shareVersion(facts);
    // Read from an older page: whatever the address says, nothing but the picture of now is ever drawn.
    if (version !== name.version)
      return reply.header('cache-control', 'no-store').redirect(shareAddress({ ...name, version }), 302);
    const key = `${shop.appId} ${request.url}`;
    const cachedPicture = pictures.get(key);
    if (cachedPicture !== undefined) return reply.headers(HEADERS).send(cachedPicture);
    const surplus = await checkAskerRateLimit(addressOf(request), 'pictures drawn', SHARES_OF_ASKER, deps);
    if (surplus !== undefined)
      return sendFailure(request, reply, 'rate-limited', { status: 429, retryAfterS: surplus.retryAfterS });
    const bytes = await make(key, shop.appId, name, facts);
    if (bytes === undefined)
      return sendFailure(request, reply, 'rate-limited', { status: 503, retryAfterS: 5 });
    return reply.headers(HEADERS).send(bytes);
  };
}

export function registerSharePictures(app: FastifyInstance, options: Options): void {
  app.get('/media/share/:file', makeSender(options));
}
