/** Refuses every request that did not begin on this machine: a proxy nobody told of brings strangers to a demo (requirement 63). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hostOf } from './host.ts';
import { isLocalName } from './local-name.ts';

/** What proxies add; a browser of this machine sends none of them. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

const REFUSAL =
  'This is a demo of Lectern, whose passwords everybody can read: it answers this machine alone. ' +
  'For a shop of your own start it with DEMO=0 and PUBLIC_URL.\n';

function isNamedHere(request: FastifyRequest): boolean {
  return request.headers.host === undefined || isLocalName(hostOf(request));
}

/** @param trustsProxy a proxy the operator named for this machine's own address may say who it brings */
export function registerLocalOnly(app: FastifyInstance, { trustsProxy }: { trustsProxy: boolean }): void {
  // Without a promise: one before each request is a turn of the loop a page of the cache would wait for.
  app.addHook('onRequest', (request, reply, next) => {
    const isForwarded = !trustsProxy && FORWARDED.some((name) => request.headers[name] !== undefined);
    if (isNamedHere(request) && !isForwarded) next();
    else void reply.code(403).type('text/plain; charset=utf-8').send(REFUSAL);
  });
}
