/** Login with phone or account and password: counted, then judged, and nobody is told who is known (requirements 16, 26). */
import { CAPTCHA } from '#schemas/auth/captcha-type.ts';
import { isTypedPassword } from '#schemas/auth/password.ts';
import { phoneKey } from '#schemas/auth/phone.ts';
import { readLoginName, type LoginName } from '#schemas/auth/login-name.ts';
import { secondsUpTo } from '#schemas/time.ts';
import type { AccountRow } from '../ports/accounts.ts';
import type { Captchas } from './captchas.ts';
import { signIn, type SignInFacts, type SignInOutcome } from './sign-in.ts';

export interface LoginFacts extends SignInFacts {
  request: SignInFacts['request'] & { ip: string };
  browser: () => string;
}

export interface PasswordTry {
  area_code: string;
  /** Phone or account. */
  name: string;
  password: string;
  session_id?: string;
  captcha_type?: number;
  captcha_ticket?: string;
  captcha_randstr?: string;
}

export type PasswordRefusal =
  | {
      ok: false;
      code:
        | 'login-way-off'
        | 'login-phone-unknown'
        | 'password-unusable'
        | 'password-wrong'
        | 'captcha-needed'
        | 'captcha-wrong';
    }
  | { ok: false; code: 'rate-limited'; data: { retry_at: number } };

export type PasswordLoginOutcome = SignInOutcome | PasswordRefusal;

const PURPOSE = 'accountLogin';

/** What a captcha sent along is worth: `none` where there is none to judge. */
async function judgeCaptcha(
  facts: Omit<LoginFacts, 'viewer'>,
  attempt: PasswordTry,
): Promise<'none' | 'passed' | 'failed'> {
  const { session_id: sessionId, captcha_type: type = CAPTCHA.none, captcha_ticket: ticket = '' } = attempt;
  if (sessionId === undefined || type === CAPTCHA.none || ticket === '') return 'none';
  const { captchas }: { captchas: Captchas } = facts.deps.identity;
  const isPassed = await captchas.pass({
    appId: facts.shop.appId,
    browser: facts.browser(),
    ip: facts.request.ip,
    sessionId,
    purpose: PURPOSE,
    type,
    ticket,
    randstr: attempt.captcha_randstr ?? '',
  });
  return isPassed ? 'passed' : 'failed';
}

function findAccount(
  { deps: { stores }, shop: { appId } }: Pick<LoginFacts, 'deps' | 'shop'>,
  name: LoginName,
): Promise<AccountRow | undefined> {
  return name.kind === 'phone'
    ? stores.accounts.byPhone(appId, phoneKey(name.phone))
    : stores.accounts.byAccount(appId, name.name);
}

/** What can be nobody's is refused without a look at anybody. */
function readTry({ area_code: area, name: nameText, password }: PasswordTry) {
  const name = readLoginName(area, nameText);
  if (name === undefined) return { ok: false, code: 'login-phone-unknown' } as const;
  if (!isTypedPassword(password)) return { ok: false, code: 'password-unusable' } as const;
  return { ok: true, name, key: name.kind === 'phone' ? phoneKey(name.phone) : name.name } as const;
}

/** Logs in whoever has this password. */
export async function logInByPassword(
  facts: LoginFacts,
  attempt: PasswordTry,
): Promise<PasswordLoginOutcome> {
  const proof = await provePassword(facts, attempt);
  return proof.ok ? signIn(facts, { account: proof.account, stale: 'password-wrong' }) : proof;
}

/** Judges the password where it may be judged; one that is locked out takes as long and is as wrong. */
export async function provePassword(
  facts: Omit<LoginFacts, 'viewer'>,
  attempt: PasswordTry,
): Promise<{ ok: true; account: AccountRow } | PasswordRefusal> {
  const { deps, shop, request } = facts;
  const { throttle, captchas, passwords } = deps.identity;
  const { appId, capabilities: can } = shop;
  if (!can.passwordLogin) return { ok: false, code: 'login-way-off' };
  const reading = readTry(attempt);
  if (!reading.ok) return reading;
  const isNeeded = await throttle.needsCaptcha(appId, reading.key);
  const captcha = await judgeCaptcha(facts, attempt);
  if (isNeeded && captcha !== 'passed') {
    await captchas.demand({ appId, browser: facts.browser(), purpose: PURPOSE });
    return { ok: false, code: captcha === 'none' ? 'captcha-needed' : 'captcha-wrong' };
  }
  const account = await findAccount(facts, reading.name);
  const guess = { appId, ip: request.ip, name: reading.key, account };
  const verdict = await throttle.count(guess);
  if (verdict.kind === 'address-limited')
    return { ok: false, code: 'rate-limited', data: { retry_at: secondsUpTo(verdict.resetAt) } };
  const hash = verdict.kind === 'judge' ? account?.passwordHash : undefined;
  const isRight = await passwords.matches(attempt.password, hash).catch(async (error: unknown) => {
    // What was not judged was no guess; behind a lock it was none before.
    if (verdict.kind === 'judge') await throttle.giveBack(guess);
    throw error;
  });
  if (isRight && account !== undefined) {
    await throttle.giveBack(guess);
    return { ok: true, account };
  }
  // Only who has shown to be no machine learns that nobody has this phone or account.
  const mayKnow = captcha === 'passed' && account === undefined;
  const tellsUnknown = mayKnow && (await deps.identity.existence.mayTell(request.ip));
  return { ok: false, code: tellsUnknown ? 'login-phone-unknown' : 'password-wrong' };
}
