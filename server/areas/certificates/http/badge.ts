/** Badges for programs: the signed credential, the picture that carries it, and what of a shop was revoked (ADR-326). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CERTIFICATE_NUMBER_PATTERN } from '#schemas/certificate/certificate.ts';
import { readText } from '#schemas/page/text.ts';
import { PATHS } from '#schemas/paths.ts';
import { findShop, shopOrigin, type ShopContext } from '#server/areas/shop/area.ts';
import { didOf, methodOf } from '#server/areas/signing/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { checkRateLimit } from '#server/kernel/http/rate-limit.ts';
import { CHECK_LIMIT } from '../limits.ts';
import { badgeSvg } from '../rules/badge-svg.ts';
import { credentialOf, LIST_BITS, statusListOf, statusPath, type Issuer } from '../rules/credential.ts';

const NUMBER = new RegExp(CERTIFICATE_NUMBER_PATTERN);
const LIST = /^(?:0|[1-9]\d{0,4})$/;
/** A revocation is seen after this long at the latest. */
const STATUS_AGE = 'public, max-age=300';

const issuerOf = (origin: string, { row }: ShopContext): Issuer => ({
  did: didOf(origin),
  origin,
  name: readText(row.info.base.shop_name, 'cn'),
});

/** Signed by the key the issuer's DID document names. */
async function signedAs(
  { signing }: Pick<Deps, 'signing'>,
  payload: object,
  { did }: Issuer,
): Promise<string> {
  const kid = methodOf(did, await signing.publicKey());
  return signing.sign(JSON.stringify(payload), { typ: 'JWT', kid });
}

const send = (reply: FastifyReply, type: string, body: string) =>
  reply
    .header('cache-control', STATUS_AGE)
    .header('access-control-allow-origin', '*')
    .header('x-content-type-options', 'nosniff')
    .type(type)
    .send(body);

export function registerBadges(app: FastifyInstance, { deps, config }: RouteOptions): void {
  const inShop =
    (work: (request: FastifyRequest, reply: FastifyReply, shop: ShopContext) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const surplus = await checkRateLimit(request, 'certificate-badge', CHECK_LIMIT, deps);
      if (surplus !== undefined)
        return sendFailure(request, reply, 'rate-limited', { status: 429, ...surplus });
      const match = await findShop(deps.shop, request);
      return match.ok ? work(request, reply, match.shop) : sendFailure(request, reply, match.code);
    };

  /** The badge of a certificate that is shown; a revoked one is still signed, and its status says so. */
  const badge = (
    answer: (reply: FastifyReply, jwt: string, facts: { title: string; issuer: string }) => FastifyReply,
  ) =>
    inShop(async (request, reply, shop) => {
      const { params } = request;
      const number = typeof params === 'object' && params !== null ? Reflect.get(params, 'number') : '';
      const row =
        typeof number === 'string' && NUMBER.test(number)
          ? await deps.stores.certificates.byNumber(shop.appId, number)
          : undefined;
      if (row?.isShown !== true) return sendFailure(request, reply, 'not-found', { status: 404 });
      const issuer = issuerOf(shopOrigin(request, shop, config), shop);
      const jwt = await signedAs(deps, credentialOf(row, issuer), issuer);
      return answer(reply, jwt, { title: readText(row.title, 'cn'), issuer: issuer.name });
    });

  app.get(
    `${PATHS.certificate}/badge`,
    badge((reply, jwt) => send(reply, 'application/vc+jwt', jwt)),
  );
  app.get(
    `${PATHS.certificate}/badge.svg`,
    badge((reply, jwt, facts) => send(reply, 'image/svg+xml', badgeSvg(jwt, facts))),
  );
  app.get(
    `${statusPath(0).replace(/0$/, ':list')}`,
    inShop(async (request, reply, shop) => {
      const { params } = request;
      const listText: unknown =
        typeof params === 'object' && params !== null ? Reflect.get(params, 'list') : '';
      if (typeof listText !== 'string' || !LIST.test(listText))
        return sendFailure(request, reply, 'not-found', { status: 404 });
      const list = Number(listText);
      const [from, to] = [list * LIST_BITS, (list + 1) * LIST_BITS];
      const places = await deps.stores.certificates.revokedPlaces(shop.appId, from, to);
      const issuer = issuerOf(shopOrigin(request, shop, config), shop);
      const credential = statusListOf(list, places, issuer, deps.clock.now());
      return send(reply, 'application/vc+jwt', await signedAs(deps, credential, issuer));
    }),
  );
}
