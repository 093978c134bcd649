/** By which methods an address answers: a read by GET and POST, a write by its own alone, any other method is 405 (D136, ADR-481). */
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { AnyEndpoint } from '#schemas/api/define-endpoint.ts';
import { sendFailure } from './envelope.ts';
import { isReadOnly } from './origin.ts';

type Method = AnyEndpoint['method'];

/** The methods of a call, the one of its contract first. */
export function methodsOf(endpoint: Pick<AnyEndpoint, 'method' | 'name'>): readonly Method[] {
  const { method } = endpoint;
  if (method === 'GET') return ['GET', 'POST'];
  return method === 'POST' && isReadOnly(endpoint) ? ['POST', 'GET'] : [method];
}

/** Every address and method of these contracts once; what a contract says of itself goes before what it is lent. */
export function routesOf<Call extends { endpoint: AnyEndpoint }>(
  calls: readonly Call[],
): { call: Call; method: Method; url: string }[] {
  const routes = new Map<string, { call: Call; method: Method; url: string }>();
  const add = (call: Call, method: Method, url: string) => {
    const key = `${method} ${url}`;
    if (!routes.has(key)) routes.set(key, { call, method, url });
  };
  for (const call of calls) add(call, call.endpoint.method, call.endpoint.path);
  for (const call of calls) {
    const { path, aliases } = call.endpoint;
    for (const url of [path, ...aliases])
      for (const method of methodsOf(call.endpoint)) add(call, method, url);
  }
  return [...routes.values()];
}

const ANSWERED: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Pages answer at every address that is no call's. */
const PAGES = '/*';

/**
 * Remembers the routes that are put on `app` from now on.
 *
 * @returns adds a route of refusals beside each of them; `isCall` tells addresses where no page answers a GET
 */
export function watchMethods(app: FastifyInstance): (isCall: (url: string) => boolean) => void {
  const methodsByUrl = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url === PAGES) return;
    const methods = methodsByUrl.get(url) ?? new Set<string>();
    for (const one of [method].flat()) methods.add(one);
    methodsByUrl.set(url, methods);
  });
  return (isCall) => {
    // Last of all plugins, so that routes of others stand by then.
    void app.register((scope, _options, next) => {
      for (const [url, methods] of methodsByUrl)
        refuseOthers(scope, url, { methods: [...methods], isCall: isCall(url) });
      next();
    });
  };
}

function refuseOthers(
  scope: FastifyInstance,
  url: string,
  { methods, isCall }: { methods: readonly string[]; isCall: boolean },
): void {
  const isPage = (method: HTTPMethods) => !isCall && (method === 'GET' || method === 'HEAD');
  const others = ANSWERED.filter((method) => !methods.includes(method) && !isPage(method));
  if (others.length === 0) return;
  const allow = methods.join(', ');
  scope.route({
    method: others,
    url,
    exposeHeadRoute: false,
    // Before the body is read: whatever it is, nobody wants it.
    onRequest: async (request, reply) =>
      sendFailure(request, reply.header('allow', allow), 'method-not-allowed', { status: 405 }),
    handler: async (_request, reply) => reply,
  });
}
