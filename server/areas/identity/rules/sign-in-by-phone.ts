/** Login with a code by SMS (M211, D49, D55): the first makes the account; after a scan the social account is bound, never taken over. */
import { isBlank } from '#schemas/text/tidy.ts';
import { randomBytes } from 'node:crypto';
import type { Locale } from '#schemas/locale.ts';
import { NICKNAME_MAX } from '#schemas/account/personal.ts';
import { phoneKey, type Phone } from '#schemas/auth/phone.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { AccountRow, ChannelRow } from '../ports/accounts.ts';
import type { FlowPurpose } from '../ports/captchas.ts';
import { gateRefusal } from '#schemas/shop/gate.ts';
import { signIn, signInErrorOf, type SignInError, type SignInFacts, type SignInOutcome } from './sign-in.ts';
import { provePhone, type ProofRefusal } from './prove-phone.ts';

export interface PhoneEntry {
  browser: string;
  phone: Phone;
  code: string;
  sessionId: string;
  /** What a first scan left behind. */
  loginKey?: string;
  locale: Locale;
}

export type PhoneEntryRefusal = ProofRefusal | BindingRefusal | SignInError | 'needs-binding';
/** Flows that end in a login. */
export const LOGIN_PURPOSES: readonly FlowPurpose[] = ['accountLogin', 'verfyLogin'];
const BINDING_PURPOSES: readonly FlowPurpose[] = [...LOGIN_PURPOSES, 'bindPhone'];

type BindingRefusal = 'qr-expired' | 'qr-bound-elsewhere' | 'already-bound';
type ScannedAccount = Omit<ChannelRow, 'userId'>;

const NAME: Record<Locale, string> = { cn: '学员', en: 'Learner ' };

/** Says nothing of the phone. */
function newNickname(locale: Locale): string {
  return `${NAME[locale]}${randomBytes(3).toString('hex')}`;
}

/** A social account that belongs to somebody else, or a person with another one, keeps what they have (requirement 20). */
async function refuseBinding(
  { stores }: Pick<Deps, 'stores'>,
  appId: string,
  scan: ScannedAccount,
  existing: AccountRow | undefined,
): Promise<BindingRefusal | undefined> {
  const { provider, externalId } = scan;
  const owner = await stores.channels.find(appId, provider, externalId);
  if (owner !== undefined && owner.userId !== existing?.id) return 'qr-bound-elsewhere';
  const theirs = existing === undefined ? [] : await stores.channels.of(appId, existing.id);
  const isOther = theirs.some((one) => one.provider === provider && one.externalId !== externalId);
  return isOther ? 'already-bound' : undefined;
}

/** The scanned account of a live ticket of this browser. */
export async function readScanned(
  { identity }: Pick<Deps, 'identity'>,
  appId: string,
  { loginKey, browser }: { loginKey: string; browser: string },
): Promise<ScannedAccount | undefined> {
  const ticket = await identity.tickets.peek(appId, 'qr-binding', loginKey);
  if (ticket?.browser !== browser) return undefined;
  const { provider, externalId, nickname } = ticket;
  return { provider, externalId, nickname };
}

/** M277: a shop may want every learner to have an account that is scanned, as long as it has any to scan. */
async function lacksScan({ deps, shop }: SignInFacts, account: AccountRow | undefined): Promise<boolean> {
  const { appId, capabilities: can } = shop;
  if (!can.scanFirst || !(can.wechatLogin || can.qqLogin)) return false;
  return account === undefined || (await deps.stores.channels.of(appId, account.id)).length === 0;
}

async function bind(
  facts: SignInFacts,
  { phone, locale }: PhoneEntry,
  existing: AccountRow | undefined,
  scan: ScannedAccount | undefined,
): Promise<{ ok: true; account: AccountRow } | { ok: false; code: 'qr-bound-elsewhere' }> {
  const { stores } = facts.deps;
  const { appId } = facts.shop;
  const nickname = scan?.nickname.slice(0, NICKNAME_MAX) ?? '';
  const newAccount = {
    phone: phoneKey(phone),
    nickname: isBlank(nickname) ? newNickname(locale) : nickname,
    avatar: '',
  };
  const account = existing ?? (await stores.accounts.create(appId, newAccount)).account;
  if (scan === undefined) return { ok: true, account };
  const outcome = await stores.channels.add(appId, { ...scan, userId: account.id });
  if (outcome === 'added') return { ok: true, account };
  const owner = await stores.channels.find(appId, scan.provider, scan.externalId);
  return owner?.userId === account.id ? { ok: true, account } : { ok: false, code: 'qr-bound-elsewhere' };
}

export async function enterByPhone(
  facts: SignInFacts,
  entry: PhoneEntry,
): Promise<SignInOutcome | { ok: false; code: PhoneEntryRefusal }> {
  const { deps, shop } = facts;
  const { appId, capabilities: can } = shop;
  const { browser, loginKey, phone } = entry;
  // M137: what is scanned for the first time is new to the shop.
  const shut = gateRefusal(loginKey === undefined ? 'login' : 'bind', 'stranger', can);
  if (shut !== undefined) return { ok: false, code: shut };
  if (loginKey === undefined && !can.smsLogin) return { ok: false, code: 'login-way-off' };
  const scan = loginKey === undefined ? undefined : await readScanned(deps, appId, { loginKey, browser });
  if (loginKey !== undefined && scan === undefined) return { ok: false, code: 'qr-expired' };
  const purposes = loginKey === undefined ? LOGIN_PURPOSES : BINDING_PURPOSES;
  const proof = await provePhone(deps, { ...entry, appId, purposes });
  if (!proof.ok) return proof;
  const existing = await deps.stores.accounts.byPhone(appId, phoneKey(phone));
  // Of somebody the shop does not know yet nothing is made where it takes nobody new.
  const refusal =
    existing === undefined ? gateRefusal('register', 'stranger', can) : signInErrorOf(existing, can);
  if (refusal !== undefined) return { ok: false, code: refusal };
  if (scan === undefined && (await lacksScan(facts, existing))) return { ok: false, code: 'needs-binding' };
  if (scan !== undefined && loginKey !== undefined) {
    const wrong = await refuseBinding(deps, appId, scan, existing);
    if (wrong !== undefined) return { ok: false, code: wrong };
    const isTaken = (await deps.identity.tickets.take(appId, 'qr-binding', loginKey)) !== undefined;
    if (!isTaken) return { ok: false, code: 'qr-expired' };
  }
  const binding = await bind(facts, entry, existing, scan);
  if (!binding.ok) return binding;
  // B28: somebody who could read one SMS of theirs can scan their way in from now on.
  if (existing !== undefined && scan !== undefined)
    deps.messaging.notices.notify({ shop, locale: entry.locale }, existing, 'channel-bound');
  return signIn(facts, { account: binding.account, stale: 'sms-code-expired' });
}

export type RegisterRefusal = ProofRefusal | SignInError | 'already-bound' | 'needs-binding';

/** Makes an account where there is none (M231): an existing one keeps its password and is told to log in. */
export async function registerByPhone(
  facts: SignInFacts,
  entry: Omit<PhoneEntry, 'loginKey'>,
  password: string | undefined,
): Promise<SignInOutcome | { ok: false; code: RegisterRefusal }> {
  const { stores, identity } = facts.deps;
  const { appId, capabilities: can } = facts.shop;
  if (!can.smsLogin) return { ok: false, code: 'login-way-off' };
  const proof = await provePhone(facts.deps, { ...entry, appId, purposes: LOGIN_PURPOSES });
  if (!proof.ok) return proof;
  if (await lacksScan(facts, undefined)) return { ok: false, code: 'needs-binding' };
  const newAccount = { phone: phoneKey(entry.phone), nickname: newNickname(entry.locale), avatar: '' };
  const { isNew, account } = await stores.accounts.create(appId, newAccount);
  if (!isNew) return { ok: false, code: 'already-bound' };
  const stale = 'sms-code-expired';
  if (password === undefined) return signIn(facts, { account, stale });
  const passwordHash = await identity.passwords.hash(password);
  await stores.accounts.change(appId, account.id, { passwordHash });
  return signIn(facts, { account: { ...account, passwordHash }, stale });
}
