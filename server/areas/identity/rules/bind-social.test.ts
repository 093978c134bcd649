/** Binding a scanned account: what a code that ran out meanwhile leaves behind. */
import { describe, expect, it, vi } from 'vitest';
import type { QrTicketRow } from '../ports/qr-tickets.ts';
import { bindSocial } from './bind-social.ts';

const TICKET: QrTicketRow = {
  appId: 'app',
  codeHash: 'hash',
  scene: 'bind',
  provider: 'wx',
  browser: 'browser',
  userAgent: '',
  state: 'pending',
  confirmedBy: undefined,
  userId: 'u_1',
  externalId: undefined,
  nickname: '',
  createdAt: 0,
};
const SOCIAL = { externalId: 'of-mira', nickname: 'Mira' };

function world({ isOpen = true, owner = '' }: { isOpen?: boolean; owner?: string }) {
  const remove = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const match = { ...SOCIAL, provider: 'wx', userId: owner } as const;
  const channels = {
    add: () => Promise.resolve(owner === '' ? ('added' as const) : ('taken' as const)),
    find: () => Promise.resolve(match),
    remove,
  };
  return { stores: { channels, qrTickets: { settle: () => Promise.resolve(isOpen) } }, remove };
}

describe('binding a scanned account', () => {
  it('R19, R20: a code that ran out meanwhile binds nothing, and takes nothing off that was there', async () => {
    const late = world({ isOpen: false });
    expect(await bindSocial(late.stores, TICKET, SOCIAL)).toBe('qr-expired');
    expect(late.remove.mock.calls).toEqual([['app', 'u_1', 'wx']]);
    const theirs = world({ isOpen: false, owner: 'u_1' });
    expect(await bindSocial(theirs.stores, TICKET, SOCIAL)).toBe('qr-expired');
    expect(theirs.remove).not.toHaveBeenCalled();
  });

  it('R20: tells a new account from one’s own and from another person’s', async () => {
    expect(await bindSocial(world({}).stores, TICKET, SOCIAL)).toBe('bound');
    expect(await bindSocial(world({ owner: 'u_1' }).stores, TICKET, SOCIAL)).toBe('theirs');
    expect(await bindSocial(world({ owner: 'u_2' }).stores, TICKET, SOCIAL)).toBe('qr-bound-elsewhere');
  });
});
