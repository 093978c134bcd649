/** The name a request is counted and logged under: the pattern of a page's route, the template of a call, never an address. */
import type { FastifyRequest } from 'fastify';
import { PATHS } from '#schemas/paths.ts';

/** Everything that is no call and no address of an area. */
const REST = '/*';
/** Files of the build and of the shop. */
const FILE = 'file';
const FILE_PATH = /^\/(?:assets|media|demo|fonts)\/|\.\w{1,8}$/;
const UNKNOWN = 'unknown page';

interface Route {
  name: string;
  parts: readonly string[];
}

const firstPart = (path: string) => path.split('/', 2)[1] ?? '';

/** Routes by the first part of their address, which decides nearly always. */
const ROUTES = new Map<string, Route[]>();
for (const [name, pattern] of Object.entries(PATHS)) {
  const [first = '', ...rest] = pattern.split('/').slice(1);
  ROUTES.set(first, [...(ROUTES.get(first) ?? []), { name, parts: [first, ...rest] }]);
}

function fits({ parts: pattern }: Route, parts: readonly string[]): boolean {
  const minimumParts = pattern.filter((part) => !part.endsWith('?')).length;
  if (parts.length < minimumParts || parts.length > pattern.length) return false;
  return parts.every((part, at) => pattern[at]?.startsWith(':') === true || pattern[at] === part);
}

/** @param path an address without its query */
export function pageNameOf(path: string): string {
  const routes = ROUTES.get(firstPart(path));
  if (routes === undefined) return FILE_PATH.test(path) ? FILE : UNKNOWN;
  const parts = path.split('/').slice(1);
  return routes.find((route) => fits(route, parts))?.name ?? UNKNOWN;
}

export function routeNameOf(request: FastifyRequest): string {
  const { url = 'none' } = request.routeOptions;
  if (url !== REST) return url;
  const mark = request.url.indexOf('?');
  return pageNameOf(mark === -1 ? request.url : request.url.slice(0, mark));
}
