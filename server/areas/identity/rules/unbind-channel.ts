/** Takes a social account off a person (M261, D90): never the last way in, and never by a stolen session (requirement 24). */
import type { QrProviderName } from '#schemas/auth/login-fields.ts';
import type { Capabilities } from '#schemas/shop/capabilities.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { AccountRow, ChannelRow } from '../ports/accounts.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
import type { Viewer } from './viewer.ts';
import { isFreshLogin, refuseProof, spendProof, type OwnProof, type OwnProofRefusal } from './step-up.ts';
import { isScanOffered } from './qr-login.ts';

export interface Unbinding {
  provider: QrProviderName;
  proof: OwnProof;
}

export type UnbindRefusal = OwnProofRefusal | 'not-found' | 'last-login-way';

/** Whether this shop lets the person in without any of their social accounts. */
function entersWithout(
  { phone, account, passwordHash, email }: AccountRow,
  can: Capabilities,
  providers: { sms: boolean; mail: boolean },
): boolean {
  const byCode = can.smsLogin && providers.sms && phone !== '';
  const byPassword =
    can.passwordLogin && passwordHash !== undefined && (phone !== '' || account !== undefined);
  return byCode || byPassword || (email !== undefined && providers.mail);
}

/** Undefined where it is off now. */
export async function unbindChannel(
  deps: Deps,
  { appId, capabilities: can }: ShopContext,
  viewer: Viewer,
  { provider, proof }: Unbinding,
): Promise<UnbindRefusal | undefined> {
  const { accounts, channels } = deps.stores;
  const [account, bindings] = await Promise.all([
    accounts.byId(appId, viewer.user.id),
    channels.of(appId, viewer.user.id),
  ]);
  if (account === undefined || !bindings.some((one) => one.provider === provider)) return 'not-found';
  const { providers } = deps.messaging.messages;
  const mayGo = (person: AccountRow, others: readonly ChannelRow[]) =>
    others.some((one) => isScanOffered(one.provider, can)) || entersWithout(person, can, providers);
  const others = bindings.filter((one) => one.provider !== provider);
  // Asked before a proof is, which costs an SMS; what counts is what is there when it goes.
  if (!mayGo(account, others)) return 'last-login-way';
  const isProofAsked = !isFreshLogin(deps, viewer);
  const unproven = isProofAsked ? await refuseProof(deps, viewer, proof) : undefined;
  if (unproven !== undefined) return unproven;
  if (isProofAsked && !(await spendProof(deps, viewer, proof))) return 'reset-token-expired';
  const rows = await channels.removeIf(appId, account.id, provider, mayGo);
  if (rows === 'kept') return 'last-login-way';
  return rows === 'missing' ? 'not-found' : undefined;
}
