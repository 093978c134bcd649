/** Every address of the console, as its tools ask it of a shop, and to whom it opens. */
import type { FastifyInstance } from 'fastify';
import { printedRoutes } from './printed-routes.ts';

/** `shop`: a token to decorate the shop it names; `sales`: a token to sell in it; `operator`: the operator's token alone. */
type Opens = 'shop' | 'sales' | 'operator';

type BuildRequest = (shop: string) => { method: 'POST'; url: string; payload?: object };

interface ConsoleCall {
  opens: Opens;
  buildRequest: BuildRequest;
}

const PAGE = { schema_version: 1, id: 'own', kind: 'micro', title: 'Own', regions: { main: [] } };
const documents = [{ kind: 'page', id: 'own', body: PAGE }];
const names = [{ kind: 'page', id: 'own' }];
const hash = 'a'.repeat(64);

const post =
  (url: string, payload: object = {}): BuildRequest =>
  (shop) => ({ method: 'POST', url, payload: { ...payload, shop } });

const shop = (buildRequest: BuildRequest): ConsoleCall => ({ opens: 'shop', buildRequest });
const sales = (buildRequest: BuildRequest): ConsoleCall => ({ opens: 'sales', buildRequest });
const operator = (buildRequest: BuildRequest): ConsoleCall => ({ opens: 'operator', buildRequest });

/** By method and address, as the server knows them. */
export const CONSOLE_CALLS: Readonly<Record<string, ConsoleCall>> = {
  'POST /console/backup': operator(post('/console/backup')),
};

/** Console calls that publish, so that who wrote what can be looked at; the sweep of scopes makes the others too. */
export const DOCUMENT_CALLS: Readonly<Record<string, ConsoleCall>> = {
  'page.export': shop(post('/api/console.page.export/1.0.0')),
  'page.publish': shop(post('/api/console.page.publish/1.0.0', { documents })),
  'draft.list': shop(post('/api/console.draft.list/1.0.0')),
  'draft.import': shop(post('/api/console.draft.import/1.0.0', { documents })),
  'draft.publish': shop(post('/api/console.draft.publish/1.0.0', { documents: names })),
  'version.restore': shop(post('/api/console.version.restore/1.0.0', { ...names[0], hash })),
  'release.restore': shop(post('/api/console.release.restore/1.0.0', { release: 1 })),
  'page.unpublish': shop(post('/api/console.page.unpublish/1.0.0', { documents: names })),
  'preview.create': shop(post('/api/console.preview.create/1.0.0')),
  'access.explain': sales(
    post('/api/console.access.explain/1.0.0', { phone: '13900000000', goods_id: 'g_1' }),
  ),
  'zone_password.save': operator(
    post('/api/console.zone_password.save/1.0.0', { zone_id: 'spring', password: 'open sesame' }),
  ),
};

/** Addresses of the console a server has: a known path asked by another method is answered 405, whoever asks (D136). */
export async function consoleRoutes(app: FastifyInstance): Promise<string[]> {
  const routes: string[] = [];
  for (const { method, path } of printedRoutes(app).filter((route) => route.path.startsWith('/console/'))) {
    const { statusCode } = await app.inject({ method, url: path, headers: { host: 'localhost' } });
    if (statusCode !== 405) routes.push(`${method} ${path}`);
  }
  return routes;
}
