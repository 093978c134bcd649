/** Who may use the console: whoever holds this installation's token, and for a shop's decoration its people by theirs. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { gateRefusal, isLetIn, type GateRefusal } from '#schemas/shop/gate.ts';
import type { ConsoleCall } from '#schemas/api/console/define-console-call.ts';
import type { CallScope } from '#schemas/console/roles.ts';
import type { TokenScope } from '#schemas/console/token-scopes.ts';
import { gatePersonOf, isPersonalToken, maskPhone, opens } from '#server/areas/identity/area.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
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
import { CONSOLE_BODY_BYTES, CONSOLE_TOKEN_LIMIT, PERSONAL_CALL_LIMIT } from '../limits.ts';

/** Whose token opens an address: the installation's alone, or a person's that was made for it too. */
type CallerScope = 'operator' | TokenScope;

type GuardOptions = Pick<RouteOptions, 'config' | 'deps'>;

/** Absent for the operator, who speaks for every shop. */
const people = new WeakMap<FastifyRequest, TokenHolder>();

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function bearer(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/-]{16,200}=*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

function sendRateLimited(request: FastifyRequest, reply: FastifyReply, { retryAfterS }: RateLimitExceeded) {
  return sendFailure(request, reply, 'rate-limited', { status: 429, retryAfterS });
}

async function refuse(request: FastifyRequest, reply: FastifyReply, { deps }: GuardOptions) {
  const surplus = await checkRateLimit(request, 'console-token', CONSOLE_TOKEN_LIMIT, deps);
  if (surplus !== undefined) return sendRateLimited(request, reply, surplus);
  return sendFailure(request, reply, 'no-permission');
}

type Admission =
  | { ok: true; person: TokenHolder }
  | { ok: false; code?: GateRefusal | 'no-permission'; exceeded?: RateLimitExceeded };

/** The gate is asked as for their session: who is not let in writes nothing by another way (D116). */
async function admit(
  request: FastifyRequest,
  token: string,
  { deps }: GuardOptions,
  { wanted, writes }: { wanted: TokenScope; writes: boolean },
): Promise<Admission> {
  const found = await deps.identity.personalTokens.read(token);
  if (found === undefined) return { ok: false };
  // A token that is right, and made for something else, is nobody's guess.
  if (!opens(found.row.scope, wanted)) return { ok: false, code: 'no-permission' };
  const { user, row } = found;
  const { appId, userId } = row;
  const calls = await checkAskerRateLimit(`${appId} ${userId}`, 'console-person', PERSONAL_CALL_LIMIT, deps);
  const surplus = calls ?? (writes ? await checkPersonWriteLimit({ appId, userId }, deps) : undefined);
  if (surplus !== undefined) return { ok: false, exceeded: surplus };
  const shop = await deps.shop.byAppId(appId);
  if (shop === undefined) return { ok: false };
  const who = gatePersonOf(user);
  const code =
    gateRefusal('write', who, shop.capabilities) ??
    (isLetIn(who, shop.capabilities) ? undefined : 'not-logged-in');
  if (code !== undefined) return { ok: false, code };
  const author = user.nickname === '' ? maskPhone(user.phone) : user.nickname;
  return { ok: true, person: { shop, author, token: row } };
}

/** What every address of the console carries: only holders of the token come through, and no page of another origin. */
export function consoleGuard(options: GuardOptions) {
  const wanted = digest(options.config.consoleToken);
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = bearer(request);
    const isKnown = token !== undefined && timingSafeEqual(digest(token), wanted);
    if (isKnown && provenance(request, options.config) !== 'foreign') return undefined;
    return refuse(request, reply, options);
  };
  return { onRequest, bodyLimit: CONSOLE_BODY_BYTES };
}

/** The same for what a shop's people reach by personal tokens too: never in the clear over a network. */
function personGuard(options: GuardOptions, needs: { wanted: TokenScope; writes: boolean }) {
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
    if (admission.exceeded !== undefined) return sendRateLimited(request, reply, admission.exceeded);
    if (admission.code !== undefined) return sendFailure(request, reply, admission.code);
    return refuse(request, reply, options);
  };
  return { ...operator, onRequest };
}

/** Scopes that personal tokens made for decoration hold, and those no personal token holds; tokens to sell hold the rest. */
const BY_TOKEN: Readonly<Partial<Record<CallScope, CallerScope>>> = {
  installation: 'operator',
  own: 'decorate',
  pages: 'decorate',
  media: 'decorate',
  people: 'operator',
  payments: 'operator',
  settings: 'operator',
  tokens: 'operator',
};

/** What a console call carries: the installation's token, or a personal one that holds its scope (D138). */
export function scopeGuard(options: GuardOptions, { scope, writes }: Pick<ConsoleCall, 'scope' | 'writes'>) {
  const wanted = BY_TOKEN[scope] ?? 'sell';
  return wanted === 'operator' ? consoleGuard(options) : personGuard(options, { wanted, writes });
}

/** Who makes a console call. @param author who the operator says they are */
export function consoleActor(request: FastifyRequest, author: string): Actor {
  const person = people.get(request);
  if (person === undefined)
    return { name: author === '' ? 'operator' : author, userId: '', through: 'operator' };
  return { name: person.author, userId: person.token.userId, through: 'token' };
}

/** Whose personal token a request carries; undefined for the operator. */
export function personOf(request: FastifyRequest): TokenHolder | undefined {
  return people.get(request);
}

/** The shop a request names, where whoever asks may decorate it; to a person there is no other than theirs. */
export async function findNamedShop(
  request: FastifyRequest,
  { deps }: Pick<RouteOptions, 'deps'>,
  name: string,
): Promise<ShopContext | undefined> {
  const person = people.get(request);
  if (person === undefined) return deps.shop.named(name);
  return name === person.shop.label || name === person.shop.appId ? person.shop : undefined;
}
