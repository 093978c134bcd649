/** What follows a login, in its order (M143-M146, D58, D61, D62), as data. */
import { afterLogin, type LoginPlace } from '#schemas/address/after-login.ts';
import { safeNext } from '#schemas/address/safe-next.ts';

export type AfterLoginStep =
  /** M143: user info is loaded and stored; a failure is said in the dialog (M161). */
  | { type: 'load-user' }
  /** D63: what was ticked under the login is kept with the account; nobody waits for it. */
  | { type: 'keep-consent' }
  /** M144, D62: whatever polls begins anew as this person, and what was known of the one before is dropped. */
  | { type: 'restart-polling' }
  /** M145, D61: tells the shop's own sub-domain; nobody waits for it, a failure is only logged. */
  | { type: 'sync-session'; origin: string; code: string }
  /** D58: offers to set a password; may be left out by the person. */
  | { type: 'offer-password' }
  /** M146, D28. */
  | { type: 'go'; to: string }
  | { type: 'reload' };

export interface LoginOutcome extends LoginPlace {
  /** One-time ticket for another host of the shop; empty where there is none. */
  code: string;
  needsPassword: boolean;
  /** Whether a press agreed to what stood under the login. */
  isAgreed: boolean;
  /** Origin of the shop's sub-domain; empty where it has none. */
  subDomain: string;
  /** Where the action that asked for the login wanted to go. */
  next?: string;
}

/** How long the other host is waited for (D61). */
export const SYNC_TIMEOUT_MS = 2000;

/** A wish in the address wins over the interrupted action, and both over the page anew. */
function wayOn(outcome: LoginOutcome): AfterLoginStep {
  const way = afterLogin(outcome);
  const { next = '' } = outcome;
  if (way.kind === 'go') return { type: 'go', to: way.to };
  return next === '' ? { type: 'reload' } : { type: 'go', to: safeNext(next) };
}

/** The origin of the shop's sub-domain where it is another one; a ticket travels over https alone. */
function otherDoor(subDomain: string, here: string): string | undefined {
  if (!URL.canParse(subDomain)) return undefined;
  const { origin, protocol } = new URL(subDomain);
  return protocol === 'https:' && origin !== here ? origin : undefined;
}

export function afterLoginSteps(outcome: LoginOutcome): readonly AfterLoginStep[] {
  const { isAgreed, code, needsPassword, origin, subDomain } = outcome;
  const door = code === '' ? undefined : otherDoor(subDomain, origin);
  return [
    { type: 'load-user' },
    ...(isAgreed ? [{ type: 'keep-consent' as const }] : []),
    { type: 'restart-polling' },
    ...(door === undefined ? [] : [{ type: 'sync-session' as const, origin: door, code }]),
    ...(needsPassword ? [{ type: 'offer-password' as const }] : []),
    wayOn(outcome),
  ];
}

/** The address that syncs the session of the shop's other host; the key is known once user info is there (M145). */
export function syncAddress(origin: string, code: string, pcUserKey: string): string {
  return `${origin}/auth/knowledge_login?${new URLSearchParams({ code, pc_user_key: pcUserKey }).toString()}`;
}
