/** Where others find the keys to check signatures by: as a key set (RFC 7517) and as a DID document (did:web). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findShop, shopOrigin } from '#server/areas/shop/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import type { PublicKey, Signer } from '../services/signer.ts';

const MAX_AGE = 'public, max-age=3600';

/** `did:web:example.com` of an origin; a port is written with `%3A`. */
export function didOf(origin: string): string {
  return `did:web:${encodeURIComponent(new URL(origin).host)}`;
}

/** What a credential names the key by. */
export const methodOf = (did: string, { kid }: PublicKey): string => `${did}#${kid}`;

export function registerPublicKeys(
  app: FastifyInstance,
  { deps, config }: RouteOptions & { deps: { signing: Signer } },
) {
  const didFor = async (request: FastifyRequest) => {
    const match = await findShop(deps.shop, request);
    return match.ok ? didOf(shopOrigin(request, match.shop, config)) : undefined;
  };
  app.get('/.well-known/jwks.json', async (request, reply) => {
    const did = await didFor(request);
    if (did === undefined) return sendFailure(request, reply, 'not-found', { status: 404 });
    const key = await deps.signing.publicKey();
    // By both names it goes by: its own, and the one credentials know it by.
    const keys = [key, { ...key, kid: methodOf(did, key) }];
    return reply
      .header('cache-control', MAX_AGE)
      .header('access-control-allow-origin', '*')
      .type('application/jwk-set+json')
      .send(JSON.stringify({ keys }));
  });
  app.get('/.well-known/did.json', async (request, reply) => {
    const id = await didFor(request);
    if (id === undefined) return sendFailure(request, reply, 'not-found', { status: 404 });
    const publicKeyJwk = await deps.signing.publicKey();
    const method = methodOf(id, publicKeyJwk);
    return reply
      .header('cache-control', MAX_AGE)
      .header('access-control-allow-origin', '*')
      .type('application/did+json')
      .send(
        JSON.stringify({
          '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
          id,
          verificationMethod: [{ id: method, type: 'JsonWebKey2020', controller: id, publicKeyJwk }],
          assertionMethod: [method],
        }),
      );
  });
}
