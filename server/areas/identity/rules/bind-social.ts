/** Binds a scanned account to the person a code belongs to (M231, requirement 20). */
import type { ChannelStore } from '../ports/accounts.ts';
import type { QrTicketRow, QrTicketStore } from '../ports/qr-tickets.ts';
import type { SocialAccount } from '../ports/identity-providers.ts';

/** `theirs`: it was bound to them before. */
export type SocialBound = 'bound' | 'theirs' | 'qr-expired' | 'qr-bound-elsewhere';

interface BindStores {
  qrTickets: Pick<QrTicketStore, 'settle'>;
  channels: Pick<ChannelStore, 'add' | 'find' | 'remove'>;
}

/** Binds and never takes over: an account that is somebody else's, or a second one, changes nothing. */
export async function bindSocial(
  { qrTickets, channels }: BindStores,
  { appId, codeHash, provider, userId = '' }: QrTicketRow,
  social: SocialAccount,
): Promise<SocialBound> {
  const isNew = (await channels.add(appId, { provider, userId, ...social })) === 'added';
  const owner = isNew ? undefined : await channels.find(appId, provider, social.externalId);
  const isTheirs = isNew || owner?.userId === userId;
  const isSettled = await qrTickets.settle(appId, codeHash, { state: isTheirs ? 'confirmed' : 'conflict' });
  if (!isSettled) {
    // A code that ran out meanwhile binds nothing.
    if (isNew) await channels.remove(appId, userId, provider);
    return 'qr-expired';
  }
  if (!isTheirs) return 'qr-bound-elsewhere';
  return isNew ? 'bound' : 'theirs';
}
