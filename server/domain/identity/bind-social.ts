/** Binds a scanned account to the person a code belongs to (M231, requirement 20). */
import type { QrTicketRow } from '../ports/qr-tickets.ts';
import type { SocialAccount } from '../ports/scan-providers.ts';
import type { Stores } from '../ports/stores.ts';

/** Binds and never takes over: an account that is somebody else's, or a second one, changes nothing. */
export async function bindSocial(
  stores: Pick<Stores, 'qrTickets' | 'channels'>,
  { appId, codeHash, provider, userId = '' }: QrTicketRow,
  social: SocialAccount,
): Promise<'done' | 'qr-expired' | 'qr-bound-elsewhere'> {
  const added = await stores.channels.add(appId, { provider, userId, ...social });
  const owner =
    added === 'added' ? undefined : await stores.channels.find(appId, provider, social.externalId);
  const isTheirs = added === 'added' || owner?.userId === userId;
  const settled = await stores.qrTickets.settle(appId, codeHash, {
    state: isTheirs ? 'confirmed' : 'conflict',
  });
  if (!settled) return 'qr-expired';
  return isTheirs ? 'done' : 'qr-bound-elsewhere';
}
