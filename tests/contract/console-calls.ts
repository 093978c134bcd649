/** Every address of the console, as its tools ask it of a shop, and to whom it opens. */
import type { FastifyInstance } from 'fastify';
import { printedRoutes } from './printed-routes.ts';

/**
 * `shop`: whoever may decorate the shop it names; `own`: the same, of the bearer's own shop; `sales`: a token to sell in the
 * shop it names; `operator`: the one token alone.
 */
type Opens = 'shop' | 'own' | 'sales' | 'operator';

type Asked = (shop: string) => { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; payload?: object };

interface ConsoleCall {
  opens: Opens;
  asked: Asked;
}

const PAGE = { schema_version: 1, id: 'own', kind: 'micro', title: 'Own', regions: { main: [] } };
const documents = [{ kind: 'page', id: 'own', body: PAGE }];
const names = [{ kind: 'page', id: 'own' }];
const hash = 'a'.repeat(64);

const get =
  (path: string): Asked =>
  (shop) => ({ method: 'GET', url: `${path}?shop=${shop}` });
const drop =
  (path: string): Asked =>
  (shop) => ({ method: 'DELETE', url: `${path}?shop=${shop}` });
const inQuery =
  (method: 'POST' | 'PUT', path: string, payload: object): Asked =>
  (shop) => ({ method, url: `${path}?shop=${shop}`, payload });
const put = (path: string, payload: object): Asked => inQuery('PUT', path, payload);
const post =
  (url: string, payload: object = {}): Asked =>
  (shop) => ({ method: 'POST', url, payload: { ...payload, shop } });

const shop = (asked: Asked): ConsoleCall => ({ opens: 'shop', asked });
const own = (asked: Asked): ConsoleCall => ({ opens: 'own', asked });
const sales = (asked: Asked): ConsoleCall => ({ opens: 'sales', asked });
const operator = (asked: Asked): ConsoleCall => ({ opens: 'operator', asked });

/** By method and address, as the server knows them. */
export const CONSOLE_CALLS: Readonly<Record<string, ConsoleCall>> = {
  'GET /console/me': own(get('/console/me')),
  'GET /console/shops': own(get('/console/shops')),
  'GET /console/configs': shop(get('/console/configs')),
  'PUT /console/configs/:kind/:id': shop(put('/console/configs/page/own', { body: PAGE })),
  'POST /console/publish': shop(post('/console/publish', { documents })),
  'GET /console/drafts': shop(get('/console/drafts')),
  'POST /console/drafts': shop(post('/console/drafts', { documents })),
  'PUT /console/drafts/:kind/:id': shop(put('/console/drafts/page/own', { body: PAGE })),
  'DELETE /console/drafts/:kind/:id': shop(drop('/console/drafts/page/own')),
  'POST /console/drafts/publish': shop(post('/console/drafts/publish', { documents: names })),
  'GET /console/schedule': shop(get('/console/schedule')),
  'POST /console/schedule': shop(
    post('/console/schedule', { documents, at: new Date(Date.now() + 86_400_000).toISOString() }),
  ),
  'DELETE /console/schedule/:kind/:id': shop(drop('/console/schedule/page/own')),
  'GET /console/versions/:kind/:id': shop(get('/console/versions/page/own')),
  'GET /console/versions/:kind/:id/:hash': shop(get(`/console/versions/page/own/${hash}`)),
  'POST /console/rollback': shop(post('/console/rollback', { kind: 'page', id: 'own', version: hash })),
  'GET /console/releases': shop(get('/console/releases')),
  'POST /console/releases/rollback': shop(post('/console/releases/rollback', { release: 1 })),
  'POST /console/unpublish': shop(post('/console/unpublish', { documents: names })),
  'POST /console/needed': shop(post('/console/needed', { ids: ['g_1'] })),
  'POST /console/preview-link': shop(post('/console/preview-link')),
  'POST /console/images': shop((label) => ({
    method: 'POST',
    url: `/console/images?shop=${label}`,
    payload: {},
  })),
  'GET /console/tokens': operator(get('/console/tokens')),
  'POST /console/tokens': operator(post('/console/tokens', { phone: '13900000000' })),
  'DELETE /console/tokens/:id': operator(drop('/console/tokens/abcdefabcdef')),
  'POST /console/shops': operator(post('/console/shops', { label: 'taken', name: 'T', owner: '1' })),
  'POST /console/invitations': operator(post('/console/invitations', { phone: '13900000000' })),
  'GET /console/jobs': operator(get('/console/jobs')),
  'POST /console/jobs/:id/retry': operator(post('/console/jobs/1/retry')),
  'DELETE /console/jobs/:id': operator(drop('/console/jobs/1')),
  'GET /console/form-answers': sales((label) => ({
    method: 'GET',
    url: `/console/form-answers?shop=${label}&form=enrol`,
  })),
  'PUT /console/zones/:id/password': operator(
    put('/console/zones/spring/password', { password: 'open sesame' }),
  ),
  'GET /console/hours': sales(get('/console/hours')),
  'GET /console/access': sales((label) => ({
    method: 'GET',
    url: `/console/access?shop=${label}&phone=13900000000&goods=g_1`,
  })),
  'POST /console/backup': operator(post('/console/backup')),
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
