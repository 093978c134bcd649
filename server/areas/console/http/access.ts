/** Who may use the console: who holds this installation's token, a shop's people by personal tokens, and who is at its desk. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GateRefusal } from '#schemas/shop/gate.ts';
import type { ConsoleCall } from '#schemas/api/console/define-console-call.ts';
import { deskScopesOf, type CallScope } from '#schemas/console/roles.ts';
import type { TokenScope } from '#schemas/console/token-scopes.ts';
import { isOperator, isPersonalToken, maskPhone, opens, type UserRow } from '#server/areas/identity/area.ts';
import { findShop, type ShopContext } from '#server/areas/shop/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import type { Actor, TokenHolder } from '#server/kernel/http/console-handler.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { provenance } from '#server/kernel/http/origin.ts';
import {
  checkRateLimit,
  checkAskerRateLimit,
  checkPersonWriteLimit,
  type RateLimitExceeded,
} from '#server/kernel/http/rate-limit.ts';
import { isSecureRequest } from '#server/kernel/http/secure.ts';
import { deskHolderOf, deskToken, writeRefusal, type DeskHolder } from './desk-cookie.ts';
import { CONSOLE_BODY_BYTES, CONSOLE_TOKEN_LIMIT, PERSONAL_CALL_LIMIT } from '../limits.ts';

/** Whose token opens an address: the installation's alone, or a person's that was made for it too. */
type CallerScope = 'operator' | TokenScope;

type GuardOptions = Pick<RouteOptions, 'config' | 'deps'>;

/** Absent for the operator, who speaks for every shop, and for who is at a desk. */
const people = new WeakMap<FastifyRequest, TokenHolder>();
const deskHolders = new WeakMap<FastifyRequest, DeskHolder>();

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function bearer(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/-]{16,200}=*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

function sendRateLimited(request: FastifyRequest, reply: FastifyReply, { retryAfterS }: RateLimitExceeded) {
  return sendFailure(request, reply, 'rate-limited', { status: 429, retryAfterS });
}

/** Why a person does not come through. */
async function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { limit, code }: Refusal,
  options: GuardOptions,
) {
  if (limit !== undefined) return sendRateLimited(request, reply, limit);
  return code === undefined ? refuse(request, reply, options) : sendFailure(request, reply, code);
}

async function refuse(request: FastifyRequest, reply: FastifyReply, { deps }: GuardOptions) {
  const surplus = await checkRateLimit(request, 'console-token', CONSOLE_TOKEN_LIMIT, deps);
  if (surplus !== undefined) return sendRateLimited(request, reply, surplus);
  return sendFailure(request, reply, 'no-permission');
}

interface Refusal {
  ok: false;
  code?: GateRefusal | 'no-permission';
  limit?: RateLimitExceeded;
}
type Admission = { ok: true; person: TokenHolder } | Refusal;

const nameOf = ({ nickname, phone }: UserRow) => (nickname === '' ? maskPhone(phone) : nickname);

/** What one person asks in a shop is counted by person, whichever tool or browser they ask with. */
async function countCall(
  person: { appId: string; userId: string },
  writes: boolean,
  { deps }: GuardOptions,
): Promise<RateLimitExceeded | undefined> {
  const { appId, userId } = person;
  const calls = await checkAskerRateLimit(`${appId} ${userId}`, 'console-person', PERSONAL_CALL_LIMIT, deps);
  return calls ?? (writes ? checkPersonWriteLimit(person, deps) : undefined);
}

/** The gate is asked as for their session: who is not let in writes nothing by another way (D116). */
async function admit(
  request: FastifyRequest,
  token: string,
  options: GuardOptions,
  { wantedScope, writes }: { wantedScope: TokenScope; writes: boolean },
): Promise<Admission> {
  const { deps } = options;
  const match = await deps.identity.personalTokens.read(token);
  if (match === undefined) return { ok: false };
  // A token that is right, and made for something else, is no guess.
  if (!opens(match.row.scope, wantedScope)) return { ok: false, code: 'no-permission' };
  const { user, row } = match;
  const { appId, userId } = row;
  const limit = await countCall({ appId, userId }, writes, options);
  if (limit !== undefined) return { ok: false, limit };
  const shop = await deps.shop.byAppId(appId);
  if (shop === undefined) return { ok: false };
  const code = writeRefusal(user, shop);
  return code === undefined
    ? { ok: true, person: { shop, author: nameOf(user), token: row } }
    : { ok: false, code };
}

function holdsAtDesk({ role, user }: DeskHolder, scope: CallScope): boolean {
  return deskScopesOf(role, isOperator(user)).some((one) => one === scope);
}

/** A person at the desk: their role holds the scope, and a page of the shop's own origin asks (D138, D139). */
async function admitDesk(
  request: FastifyRequest,
  options: GuardOptions,
  { scope, writes }: Pick<ConsoleCall, 'scope' | 'writes'>,
): Promise<{ ok: true; holder: DeskHolder } | Refusal> {
  const { deps, config } = options;
  if (
    writes ? request.headers['sec-fetch-site'] !== 'same-origin' : provenance(request, config) === 'foreign'
  )
    return { ok: false, code: 'no-permission' };
  const match = await findShop(deps.shop, request);
  const holder = match.ok ? await deskHolderOf(request, deps, match.shop) : undefined;
  if (holder === undefined) return { ok: false, code: 'not-logged-in' };
  if (!holdsAtDesk(holder, scope)) return { ok: false, code: 'no-permission' };
  const { appId, userId } = holder.session;
  const limit = await countCall({ appId, userId }, writes, options);
  return limit === undefined ? { ok: true, holder } : { ok: false, limit };
}

/** What every address of the console carries: only holders of the token come through, and no page of another origin. */
export function consoleGuard(options: GuardOptions) {
  const expectedDigest = digest(options.config.consoleToken);
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = bearer(request);
    const isKnown = token !== undefined && timingSafeEqual(digest(token), expectedDigest);
    if (isKnown && provenance(request, options.config) !== 'foreign') return undefined;
    return refuse(request, reply, options);
  };
  return { onRequest, bodyLimit: CONSOLE_BODY_BYTES };
}

/** The same for what a shop's people reach by personal tokens too: never in the clear over a network. */
function personGuard(options: GuardOptions, needs: { wantedScope: TokenScope; writes: boolean }) {
  const operator = consoleGuard(options);
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = bearer(request);
    if (token === undefined || !isPersonalToken(token)) return operator.onRequest(request, reply);
    const isFit = isSecureRequest(request) && provenance(request, options.config) !== 'foreign';
    const admission = isFit ? await admit(request, token, options, needs) : undefined;
    if (admission === undefined) return refuse(request, reply, options);
    if (admission.ok) {
      people.set(request, admission.person);
      return undefined;
    }
    return sendRefusal(request, reply, admission, options);
  };
  return { ...operator, onRequest };
}

/** Scopes that personal tokens made for decoration hold, and those no personal token holds; tokens to sell hold the rest. */
const BY_TOKEN: Readonly<Partial<Record<CallScope, CallerScope>>> = {
  installation: 'operator',
  own: 'decorate',
  // Its parts need scopes of their own.
  today: 'decorate',
  pages: 'decorate',
  media: 'decorate',
  people: 'operator',
  payments: 'operator',
  settings: 'operator',
  tokens: 'operator',
};

const tokenFor = (scope: CallScope): CallerScope => BY_TOKEN[scope] ?? 'sell';

/** What a console call carries: the installation's token, a personal one that holds its scope, or the cookie of the desk (D138). */
export function scopeGuard(options: GuardOptions, call: Pick<ConsoleCall, 'scope' | 'writes'>) {
  const wantedScope = tokenFor(call.scope);
  const byToken =
    wantedScope === 'operator'
      ? consoleGuard(options)
      : personGuard(options, { wantedScope, writes: call.writes });
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    // A page of the shop's own that sends no cookie is a desk whose session is over: browsers drop the cookie with it.
    const isDesk = deskToken(request) !== undefined || request.headers['sec-fetch-site'] === 'same-origin';
    if (bearer(request) !== undefined || !isDesk) return byToken.onRequest(request, reply);
    const admission = await admitDesk(request, options, call);
    if (!admission.ok) return sendRefusal(request, reply, admission, options);
    deskHolders.set(request, admission.holder);
    return undefined;
  };
  return { ...byToken, onRequest };
}

/** Whether the caller holds a scope besides that of the call. */
export function holdsScope(request: FastifyRequest, scope: CallScope): boolean {
  const holder = deskHolders.get(request);
  if (holder !== undefined) return holdsAtDesk(holder, scope);
  const person = people.get(request);
  if (person === undefined) return true;
  const wantedScope = tokenFor(scope);
  return wantedScope !== 'operator' && opens(person.token.scope, wantedScope);
}

/** Who makes a console call. @param author who the operator says they are */
export function consoleActor(request: FastifyRequest, author: string): Actor {
  const holder = deskHolders.get(request);
  if (holder !== undefined) return { name: nameOf(holder.user), userId: holder.user.id, through: 'desk' };
  const person = people.get(request);
  if (person === undefined)
    return { name: author === '' ? 'operator' : author, userId: '', through: 'operator' };
  return { name: person.author, userId: person.token.userId, through: 'token' };
}

/** Whose calls count together: a person's of a shop, or those of who holds the installation's token. */
export function consoleCaller(request: FastifyRequest): string {
  const { appId, userId } = deskHolders.get(request)?.session ?? { appId: '', userId: '' };
  if (userId !== '') return `${appId} ${userId}`;
  const person = people.get(request);
  return person === undefined ? 'installation' : `${person.shop.appId} ${person.token.userId}`;
}

/** Whose personal token a request carries; undefined for the operator. */
export function personOf(request: FastifyRequest): TokenHolder | undefined {
  return people.get(request);
}

/** The shop a request names, where the caller may work in it; to a person there is no other than theirs. */
export async function findNamedShop(
  request: FastifyRequest,
  { deps }: Pick<RouteOptions, 'deps'>,
  name: string,
): Promise<ShopContext | undefined> {
  const shop = deskHolders.get(request)?.shop ?? people.get(request)?.shop;
  if (shop === undefined) return deps.shop.byName(name);
  return name === shop.label || name === shop.appId ? shop : undefined;
}
