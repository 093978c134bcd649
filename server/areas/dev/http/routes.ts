/** /dev/shops and /dev/outbox: only with demo data and only on a loopback address (requirement 63). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import type { DemoNotes } from './demo-notes.ts';
import type { Deps } from '#server/kernel/area.ts';
import { findShop, type ShopRow } from '#server/areas/shop/area.ts';
import { readZone } from '#server/areas/zones/area.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { DESK } from '#schemas/desk/paths.ts';
import { isObject } from '#schemas/page/json.ts';
import { signInAtDesk } from '#server/areas/console/area.ts';
import { changeSession, keepMerchant, holderOf } from '#server/areas/identity/area.ts';
import { hostOf } from '#server/kernel/http/host.ts';
import { isLocalName } from '#server/kernel/http/local-name.ts';
import { localeOf, portOf, sendHtml } from './demo-page.ts';
import { DEMO_MERCHANTS } from './merchants.ts';
import { registerOutbox } from './outbox.ts';
import { DEMO_STATES } from './states.ts';
import { shopsHtml, type DemoCourse, type DemoEntry, type DemoState, type DemoZone } from './shops-page.ts';

const NO_NOTES: DemoNotes = { about: new Map(), zonePasswords: new Map(), coursePasswords: new Map() };

const notesOf = ({ injections: notes }: Deps): DemoNotes => notes.demo ?? NO_NOTES;

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

/** The page posts to the sub-domain of the shop a person belongs to, so its origin is a neighbour's, never a stranger's. */
function isNeighbour(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { hostname, port } = new URL(origin);
  return isLocalName(hostname) && (port === '' ? '80' : port) === portOf(request);
}

async function readZones(deps: Deps, row: ShopRow): Promise<DemoZone[]> {
  const documents = await deps.pages.listLive(row.info.app_id);
  return documents
    .filter(({ kind }) => kind === 'zone')
    .flatMap((version) => readZone(version, deps.renderers) ?? [])
    .map(({ id, zone }) => ({
      id,
      title: zone.title,
      password: notesOf(deps).zonePasswords.get(row.label)?.get(id),
    }));
}

async function readCourses(deps: Deps, row: ShopRow): Promise<DemoCourse[]> {
  const passwords = [...(notesOf(deps).coursePasswords.get(row.label) ?? [])];
  const courses = await Promise.all(
    passwords.map(async ([id, password]) => ({
      goods: await deps.catalogue.byId(row.info.app_id, id),
      password,
    })),
  );
  return courses.flatMap(({ goods, password }) =>
    goods === undefined ? [] : { id: goods.id, type: goods.type, title: goods.title, password },
  );
}

async function readStates({ catalogue }: Deps, { info }: ShopRow): Promise<DemoState[]> {
  const states = await Promise.all(
    DEMO_STATES.map(async ({ id, state }) => ({ goods: await catalogue.byId(info.app_id, id), state })),
  );
  return states.flatMap(({ goods, state }) =>
    goods === undefined ? [] : { id: goods.id, type: goods.type, title: goods.title, state },
  );
}

async function readEntries(deps: Deps, port: string): Promise<DemoEntry[]> {
  const { about } = notesOf(deps);
  const placeOf = ({ label }: ShopRow) => (ORDER.includes(label) ? ORDER.indexOf(label) : ORDER.length);
  const rows = (await deps.shop.list()).sort((one, other) => placeOf(one) - placeOf(other));
  return Promise.all(
    rows.map(async (row) => ({
      row,
      about: about.get(row.label),
      origin: `http://${row.label}.localhost:${port}`,
      people: await deps.identity.users.list(row.info.app_id),
      zones: await readZones(deps, row),
      courses: await readCourses(deps, row),
      states: await readStates(deps, row),
      merchants: capabilities(readShop(row.info)).merchantSession ? DEMO_MERCHANTS : [],
    })),
  );
}

/** The person whose button was pressed; undefined for the one that logs out. */
async function personNamed({ body }: FastifyRequest, { identity }: Deps, appId: string) {
  const userId: unknown = isObject(body) ? body['user_id'] : undefined;
  return typeof userId === 'string' && userId !== '' ? identity.users.byId(appId, userId) : undefined;
}

/** Makes a session for a person of this shop, or ends the one there is. */
async function become(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps }: RouteOptions,
): Promise<FastifyReply> {
  const match = await findShop(deps.shop, request);
  if (!match.ok || !isNeighbour(request)) return sendFailure(request, reply, 'no-permission');
  const { appId } = match.shop;
  const old = await holderOf(request, deps.stores, appId);
  if (old !== undefined) await deps.identity.sessions.revoke(appId, old.session.publicId);
  const person = await personNamed(request, deps, appId);
  if (person === undefined) {
    changeSession(request, reply, { kind: 'ended' });
    return reply.redirect('/', 303);
  }
  const meta = { userAgent: request.headers['user-agent'] ?? '' };
  const { token, session } = await deps.identity.sessions.create(appId, person.id, meta);
  changeSession(request, reply, { kind: 'started', token, publicId: session.publicId });
  return reply.redirect('/', 303);
}

/** Makes this browser a merchant's of an operations school (D56): one the shop knows, or one it does not. */
async function becomeMerchant(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps }: RouteOptions,
): Promise<FastifyReply> {
  const match = await findShop(deps.shop, request);
  if (!match.ok || !isNeighbour(request) || !match.shop.capabilities.merchantSession)
    return sendFailure(request, reply, 'no-permission');
  const { body } = request;
  const phone: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'phone') : undefined;
  const merchant = DEMO_MERCHANTS.find((one) => one.phone === phone);
  if (merchant === undefined) return sendFailure(request, reply, 'not-found');
  keepMerchant(request, reply, await deps.identity.merchants.start(match.shop.appId, merchant));
  return reply.redirect('/', 303);
}

/** Signs a demo person in at the desk of their shop (D139). */
async function openDeskAs(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps }: RouteOptions,
): Promise<FastifyReply> {
  const match = await findShop(deps.shop, request);
  if (!match.ok || !isNeighbour(request)) return sendFailure(request, reply, 'no-permission');
  const { shop } = match;
  const person = await personNamed(request, deps, shop.appId);
  if (person === undefined) return sendFailure(request, reply, 'not-found');
  const opening = await signInAtDesk(request, reply, { deps, shop, userId: person.id });
  if (!opening.ok) return sendFailure(request, reply, opening.code);
  return reply.redirect(DESK, 303);
}

/** What a proxy says of whom it speaks for. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const;

/** Anybody may become anybody here, and codes open accounts: only for this machine, whatever stands in front of it. */
async function refuseStranger(request: FastifyRequest, reply: FastifyReply) {
  const isProxied = PROXY_HEADERS.some((name) => request.headers[name] !== undefined);
  if (isLocalName(hostOf(request)) && !isProxied) return undefined;
  return sendFailure(request, reply, 'not-found', { status: 404 });
}

export function registerDev(app: FastifyInstance, options: RouteOptions): void {
  if (!options.config.demoPages) return;
  void app.register((scope, _options, next) => {
    scope.addHook('onRequest', refuseStranger);
    addPages(scope, options);
    next();
  });
}

function addPages(app: FastifyInstance, options: RouteOptions): void {
  app.get('/dev/shops', async (request, reply) =>
    sendHtml(request, reply, shopsHtml(await readEntries(options.deps, portOf(request)), localeOf(request))),
  );
  app.post('/dev/shops', (request, reply) => become(request, reply, options));
  app.post('/dev/desk', (request, reply) => openDeskAs(request, reply, options));
  registerOutbox(app, options);
  app.post('/dev/merchant', (request, reply) => becomeMerchant(request, reply, options));
}
