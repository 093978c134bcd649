/** An e-mail address for a person, by its code and a fresh proof of who they are (D90, requirement 24). */
import type { Deps } from '#server/kernel/area.ts';
import type { Viewer } from './viewer.ts';
import { emailBinding } from '#server/areas/messaging/area.ts';
import { changeWaysIn, signIn, signInErrorOf, type SignInFacts, type SignInOutcome } from './sign-in.ts';
import { needsProofToBind, refuseProof, spendProof, type OwnProof, type OwnProofRefusal } from './step-up.ts';

export interface EmailChange extends OwnProof {
  /** As it is stored. */
  email: string;
  code: string;
}

type EmailChangeRefusal =
  | OwnProofRefusal
  | 'email-code-wrong'
  | 'email-code-expired'
  | 'email-taken'
  | 'not-found';

export type EmailChanged =
  | { ok: true; entry: SignInOutcome<'reset-token-expired'>; before: string | undefined }
  | { ok: false; code: EmailChangeRefusal };

/** Whoever reads the mail holds the code; nobody else learns whether the address is somebody's. */
async function refuseCode(
  { messaging }: Pick<Deps, 'messaging'>,
  appId: string,
  { email, code, browser }: EmailChange,
): Promise<'email-code-wrong' | 'email-code-expired' | undefined> {
  const verdict = await messaging.codes.check(emailBinding({ appId, scene: 'bind', email, browser }), code);
  if (verdict === 'right') return undefined;
  return verdict === 'wrong' ? 'email-code-wrong' : 'email-code-expired';
}

/** The session is a new one; where there was another address all others are over, for somebody may sit in them (requirement 14). */
export async function bindEmail(
  facts: SignInFacts & { viewer: Viewer },
  change: EmailChange,
): Promise<EmailChanged | Extract<SignInOutcome, { ok: false }>> {
  const { deps, shop, viewer } = facts;
  const { appId } = shop;
  const account = await deps.stores.accounts.byId(appId, viewer.user.id);
  if (account === undefined) return { ok: false, code: 'not-found' };
  const refusal = signInErrorOf(account, shop.capabilities);
  if (refusal !== undefined) return { ok: false, code: refusal };
  const before = account.email;
  const isProofAsked = needsProofToBind(deps, viewer);
  const unproven = isProofAsked ? await refuseProof(deps, viewer, change) : undefined;
  const wrong = unproven ?? (await refuseCode(deps, appId, change));
  if (wrong !== undefined) return { ok: false, code: wrong };
  if (isProofAsked && !(await spendProof(deps, viewer, change)))
    return { ok: false, code: 'reset-token-expired' };
  const { email } = change;
  const { session } = viewer;
  const changing = { by: session.publicId, keepsOthers: before === undefined };
  const outcome = await changeWaysIn(deps, account, { email }, changing);
  if (outcome !== 'changed')
    return { ok: false, code: outcome === 'taken' ? 'email-taken' : 'reset-token-expired' };
  const entry = { account: { ...account, email }, from: session, stale: 'reset-token-expired' } as const;
  return { ok: true, entry: await signIn(facts, entry), before };
}
