/** /dev/shops and /dev/outbox: only with demo data and only on a loopback address (requirement 63). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#schemas/locale.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import type { AppConfig } from '#server/app-config.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { ShopRow } from '#server/domain/ports/shops.ts';
import { readZone } from '#server/domain/zones.ts';
import { sendFailure } from '#server/plugins/envelope.ts';
import { cookieLocale } from '#server/plugins/locale.ts';
import { pageCsp } from '#server/plugins/security-headers.ts';
import { changeSession, viewerOf } from '#server/plugins/session.ts';
import { findShop } from '#server/plugins/shop.ts';
import { outboxHtml, shopsHtml, type DemoEntry, type DemoZone } from './shops-page.ts';
import { CSS_HASH } from './style.ts';

export interface DevOptions {
  config: AppConfig;
  deps: Deps;
  /** What the switchboard says of each shop, by label. */
  about: ReadonlyMap<string, LocaleText>;
  /** Passwords of demo zones, by label and zone. */
  zonePasswords: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The shops a visitor understands the others by come first. */
const ORDER = [
  'knowledge',
  'training',
  'training-internal',
  'enterprise',
  'wecom',
  'operations',
  'tencent',
  'tencent-closed',
];

const LOCAL_NAME = /^(?:[a-z0-9-]+\.)?localhost$|^127\.0\.0\.1$/;

function portOf(request: FastifyRequest): string {
  return /:(\d+)$/.exec(request.host)?.[1] ?? '80';
}

/** The page posts to the sub-domain of the shop a person belongs to, so its origin is a neighbour's, never a stranger's. */
function isNeighbour(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { hostname, port } = new URL(origin);
  return LOCAL_NAME.test(hostname) && (port === '' ? '80' : port) === portOf(request);
}

function localeOf(request: FastifyRequest): Locale {
  const { query } = request;
  const asked: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'lang') : undefined;
  return isLocale(asked) ? asked : (cookieLocale(request) ?? DEFAULT_LOCALE);
}

function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  const local = `http://localhost:${portOf(request)} http://*.localhost:${portOf(request)}`;
  const csp = pageCsp([CSS_HASH]).replace("form-action 'self'", `form-action 'self' ${local}`);
  return reply
    .headers({ 'content-security-policy': csp, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html);
}

async function readZones({ deps, zonePasswords }: DevOptions, row: ShopRow): Promise<DemoZone[]> {
  const documents = await deps.stores.configs.listLive(row.info.app_id);
  return documents
    .filter(({ kind }) => kind === 'zone')
    .flatMap((version) => readZone(version, deps.catalogue) ?? [])
    .map(({ id, zone }) => ({
      id,
      title: zone.title,
      password: zonePasswords.get(row.label)?.get(id),
    }));
}

async function readEntries(options: DevOptions, port: string): Promise<DemoEntry[]> {
  const { deps, about } = options;
  const placeOf = ({ label }: ShopRow) => (ORDER.includes(label) ? ORDER.indexOf(label) : ORDER.length);
  const rows = (await deps.stores.shops.list()).sort((one, other) => placeOf(one) - placeOf(other));
  return Promise.all(
    rows.map(async (row) => ({
      row,
      about: about.get(row.label),
      origin: `http://${row.label}.localhost:${port}`,
      people: await deps.stores.users.list(row.info.app_id),
      zones: await readZones(options, row),
    })),
  );
}

/** Makes a session for a person of this shop, or ends the one there is. */
async function become(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps }: DevOptions,
): Promise<FastifyReply> {
  const found = await findShop(deps.shops, request);
  if (!found.ok || !isNeighbour(request)) return sendFailure(request, reply, 'no-permission');
  const { appId } = found.shop;
  const { body } = request;
  const userId: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'user_id') : undefined;
  const old = await viewerOf(request, deps.stores, appId);
  if (old !== undefined) await deps.stores.sessions.revoke(appId, old.session.publicId);
  const person =
    typeof userId === 'string' && userId !== '' ? await deps.stores.users.byId(appId, userId) : undefined;
  if (person === undefined) {
    changeSession(request, reply, { kind: 'ended' });
    return reply.redirect('/', 303);
  }
  const meta = { userAgent: request.headers['user-agent'] ?? '' };
  const { token, session } = await deps.stores.sessions.create(appId, person.id, meta);
  changeSession(request, reply, { kind: 'started', token, publicId: session.publicId });
  return reply.redirect('/', 303);
}

export function registerDev(app: FastifyInstance, options: DevOptions): void {
  if (!options.config.demoPages) return;
  app.get('/dev/shops', async (request, reply) =>
    sendHtml(request, reply, shopsHtml(await readEntries(options, portOf(request)), localeOf(request))),
  );
  app.post('/dev/shops', (request, reply) => become(request, reply, options));
  app.get('/dev/outbox', (request, reply) => sendHtml(request, reply, outboxHtml(localeOf(request))));
  app.get('/dev/outbox.json', (_request, reply) => reply.header('cache-control', 'no-store').send([]));
}
