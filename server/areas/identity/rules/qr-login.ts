/**
 * Codes to scan (requirement 19, D47, D48): 128 random bits of two minutes that belong to the browser which asked.
 * Another browser that shows the code is told the same as one that made it up. What became of it is handed over once.
 */
import { hasScan, SCAN_COMPANY_NAMES } from '#schemas/auth/identity-companies.ts';
import { QR_BINDING_LIFE_MS, QR_ENTRY_LIFE_MS, QR_LIFE_MS, QR_POLL_LIMIT } from '../limits.ts';
import type { QrProviderName } from '#schemas/auth/login-fields.ts';
import type { Capabilities } from '#schemas/shop/capabilities.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';
import type { QrTicketRow } from '../ports/qr-tickets.ts';
import type { SocialAccount } from '../ports/identity-providers.ts';
import type { SessionRow } from '../ports/sessions.ts';
import type { Stores } from '#server/kernel/area.ts';
import { bindSocial } from './bind-social.ts';
import { signInErrorOf, type SignInError } from './sign-in.ts';
import { reachOf, type Reachable } from '#server/areas/messaging/area.ts';
import { hashOfCode, newSecret } from './qr-code.ts';
import type { ProviderLogin } from './provider-login.ts';
import type { Tickets } from './tickets.ts';

export interface QrAsker {
  appId: string;
  browser: string;
  userAgent: string;
}

type QrRefusal = 'qr-expired' | 'qr-bound-elsewhere';
type Waits = 'qr-waiting' | 'poll-busy';

type QrGiven =
  | { kind: 'token'; token: string }
  | { kind: 'first-time'; loginKey: string }
  | { kind: 'refused'; code: QrRefusal | Waits | SignInError };

/** `scanned`: a phone has opened it, and has said neither yes nor no. */
type QrPolled = QrGiven | { kind: 'scanned' };

type QrAnswered =
  /** `boundTo`: where the person could be reached whose a social account has become. */
  { ok: true; boundTo: Reachable | undefined } | { ok: false; code: QrRefusal };

/** What a demo's phone may pretend to have found (D48). */
type QrPretence = 'need-bind' | 'conflict' | 'expired';

export interface Qr {
  readonly demo: boolean;
  /** A new code; with `userId` one that binds a social account to this person. */
  ask(asker: QrAsker, provider: QrProviderName, userId?: string): Promise<string>;
  /** What a phone is shown of a code that nobody has answered yet. */
  look(appId: string, code: string): Promise<QrTicketRow | undefined>;
  /** The person logged in on the phone says yes or no. */
  answer(appId: string, code: string, session: SessionRow, agree: boolean): Promise<QrAnswered>;
  /** Only in a demo. */
  pretend(appId: string, code: string, outcome: QrPretence): Promise<'done' | 'qr-expired'>;
  poll(asker: QrAsker, code: string, can: Capabilities): Promise<QrPolled>;
  /** Hands over at once what became of a code, where the page that asked for it is gone (D66). */
  collect(ticket: QrTicketRow, can: Capabilities): Promise<QrGiven>;
  /** Whether the code of a person who binds has bound. */
  pollBinding(asker: QrAsker, code: string, userId: string): Promise<'bound' | QrRefusal | Waits>;
}

export interface QrOptions {
  stores: Pick<Stores, 'qrTickets' | 'channels' | 'accounts'>;
  tickets: Tickets;
  scans: Pick<ProviderLogin, 'isLocal'>;
  clock: Clock;
  limits: LimitStore;
  demo: boolean;
}

const EXPIRED = { ok: false, code: 'qr-expired' } as const;
const refuse = (code: QrRefusal | Waits | SignInError): QrGiven => ({ kind: 'refused', code });

/** Whether this shop lets people in by this scan; `local` stands in for whichever scan it has (D48, D49). */
export function isScanOffered(provider: QrProviderName, can: Capabilities): boolean {
  return provider === 'local'
    ? SCAN_COMPANY_NAMES.some((company) => hasScan(company, can))
    : hasScan(provider, can);
}

export function makeQr(options: QrOptions): Qr {
  const { clock, demo } = options;
  const { qrTickets } = options.stores;

  async function open(appId: string, code: string): Promise<QrTicketRow | undefined> {
    const ticket = await qrTickets.find(appId, hashOfCode(code));
    // What a company answers for is nothing a phone of ours may answer.
    if (ticket === undefined || !options.scans.isLocal(ticket.provider)) return undefined;
    return ticket.state === 'pending' || ticket.state === 'scanned' ? ticket : undefined;
  }
  async function handOver(ticket: QrTicketRow, can: Capabilities): Promise<QrGiven> {
    if (!(await qrTickets.take(ticket))) return refuse('qr-expired');
    return ticket.state === 'confirmed' ? admit(options, ticket, can) : keepForBinding(options, ticket);
  }
  return {
    demo,
    async ask({ appId, browser, userAgent }, provider, userId) {
      const code = newSecret();
      const createdAt = clock.now();
      const of = {
        appId,
        browser,
        userAgent,
        provider,
        userId,
        createdAt,
        expiresAt: createdAt + QR_LIFE_MS,
      };
      await qrTickets.put({
        ...of,
        codeHash: hashOfCode(code),
        scene: userId === undefined ? 'login' : 'bind',
      });
      return code;
    },
    async look(appId, code) {
      const ticket = await open(appId, code);
      if (ticket !== undefined) await qrTickets.markScanned(appId, ticket.codeHash);
      return ticket;
    },
    async answer(appId, code, { userId, publicId }, agree) {
      const ticket = await open(appId, code);
      if (ticket === undefined) return EXPIRED;
      const { codeHash } = ticket;
      if (agree && ticket.scene === 'bind') return bindPosed(options, ticket, userId);
      const isFirst = agree
        ? ({ state: 'confirmed', userId, confirmedBy: publicId } as const)
        : ({ state: 'refused' } as const);
      const isSettled = await qrTickets.settle(appId, codeHash, isFirst);
      return isSettled ? { ok: true, boundTo: undefined } : EXPIRED;
    },
    async pretend(appId, code, outcome) {
      const ticket = demo ? await open(appId, code) : undefined;
      if (ticket === undefined) return 'qr-expired';
      const { codeHash } = ticket;
      if (outcome === 'expired') {
        await qrTickets.expire(appId, codeHash);
        return 'done';
      }
      const person = outcome === 'need-bind' ? newPosed() : {};
      return (await qrTickets.settle(appId, codeHash, { state: outcome, ...person })) ? 'done' : 'qr-expired';
    },
    async poll(asker, code, can) {
      const ticket = await listen(options, asker, code, 'login');
      if (ticket === 'qr-scanned') return { kind: 'scanned' };
      return typeof ticket === 'string' ? refuse(ticket) : handOver(ticket, can);
    },
    async collect({ appId, codeHash }, can) {
      const ticket = await qrTickets.find(appId, codeHash);
      const isReady = ticket?.state === 'confirmed' || ticket?.state === 'need-bind';
      return ticket === undefined || !isReady ? refuse('qr-expired') : handOver(ticket, can);
    },
    async pollBinding(asker, code, userId) {
      const ticket = await listen(options, asker, code, 'bind');
      if (ticket === 'qr-scanned') return 'qr-waiting';
      if (typeof ticket === 'string') return ticket;
      return ticket.userId === userId ? 'bound' : 'qr-expired';
    },
  };
}

/** What there is to hand over, to the browser that asked; or why there is nothing. */
async function listen(
  { stores, limits }: QrOptions,
  { appId, browser }: QrAsker,
  code: string,
  scene: QrTicketRow['scene'],
): Promise<QrTicketRow | QrRefusal | Waits | 'qr-scanned'> {
  const ticket = await stores.qrTickets.find(appId, hashOfCode(code));
  if (ticket === undefined || ticket.browser !== browser || ticket.scene !== scene) return 'qr-expired';
  const { count } = await limits.hit(`qr-poll ${appId} ${ticket.codeHash}`, QR_POLL_LIMIT.windowMs);
  if (count > QR_POLL_LIMIT.max) return 'poll-busy';
  switch (ticket.state) {
    case 'pending':
      return 'qr-waiting';
    case 'scanned':
      return 'qr-scanned';
    case 'confirmed':
    case 'need-bind':
      return ticket;
    case 'conflict':
      return 'qr-bound-elsewhere';
    case 'refused':
    case 'taken':
      return 'qr-expired';
  }
}

/** A token to enter with, for somebody who may. */
async function admit(
  { stores, tickets }: QrOptions,
  { appId, browser, userId = '', confirmedBy: session }: QrTicketRow,
  can: Capabilities,
): Promise<QrGiven> {
  const account = await stores.accounts.byId(appId, userId);
  if (account === undefined) return refuse('qr-expired');
  const refusal = signInErrorOf(account, can);
  if (refusal !== undefined) return refuse(refusal);
  const entry = { userId, browser, ...(session === undefined ? {} : { session }) };
  const token = await tickets.make(appId, 'qr-entry', entry, QR_ENTRY_LIFE_MS);
  return { kind: 'token', token };
}

/** Proof of a social account that has no phone yet. */
async function keepForBinding({ tickets }: QrOptions, ticket: QrTicketRow): Promise<QrGiven> {
  const { appId, browser, provider, externalId = '', nickname } = ticket;
  const social = { provider, externalId, nickname, browser };
  return {
    kind: 'first-time',
    loginKey: await tickets.make(appId, 'qr-binding', social, QR_BINDING_LIFE_MS),
  };
}

const newPosed = (): SocialAccount => ({
  externalId: `demo-${newSecret()}`,
  nickname: 'Demo',
});

/** Where nobody runs the provider, a demo's phone poses as the social account of whoever is logged in on it. */
async function bindPosed(options: QrOptions, ticket: QrTicketRow, userId: string): Promise<QrAnswered> {
  if (!options.demo) return EXPIRED;
  const person = { externalId: `demo-of-${userId}`, nickname: 'Demo' };
  const owner = await options.stores.accounts.byId(ticket.appId, ticket.userId ?? '');
  const outcome = await bindSocial(options.stores, ticket, person);
  if (outcome === 'qr-expired' || outcome === 'qr-bound-elsewhere') return { ok: false, code: outcome };
  return { ok: true, boundTo: outcome === 'bound' ? reachOf(owner) : undefined };
}
