/** People the merchant names by phone: made where there is none, given roles, and let in once by an address (ADR-299). */
import { and, eq } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { INVITATION_LIFE_MS } from '../limits.ts';
import type { Role } from '../ports/users.ts';
import { makeTickets } from '../rules/tickets.ts';
import { maskPhone } from '../rules/viewer.ts';
import { appUser } from '../tables/users.ts';
import { createAccountStore } from './accounts.store.ts';
import { createTicketStore } from './tickets.store.ts';

/** Where the address of an invitation lies; its code follows as `?code=`. */
export const INVITATION_PATH = '/auth/invitation';

export interface Invitee {
  /** Phone key (schemas/auth/phone.ts). */
  phone: string;
  roles: readonly Role[];
}

export interface Invitation {
  userId: string;
  /** Path and query, good once. */
  path: string;
  /** Unix milliseconds. */
  expiresAt: number;
}

export function invitationsIn(db: Database, clock: Clock) {
  const accounts = createAccountStore(db, clock);
  const tickets = makeTickets(createTicketStore(db, clock), clock);

  /** The id of the person with this phone, who has these roles from now on besides their own. */
  async function enrol(appId: string, { phone, roles }: Invitee): Promise<string> {
    const newAccount = { phone, nickname: maskPhone(phone), avatar: '' };
    const { account } = await accounts.create(appId, newAccount);
    const all = [...new Set([...account.roles, ...roles])];
    if (all.length > account.roles.length) {
      const isThis = and(eq(appUser.appId, appId), eq(appUser.id, account.id));
      await db.update(appUser).set({ roles: all }).where(isThis);
    }
    return account.id;
  }

  return {
    enrol,
    /** The owner of a shop that is just being opened: nobody has signed in there, so no session has to end. */
    enrolFirst: async (appId: string, owner: Invitee, passwordHash: string): Promise<string> => {
      const userId = await enrol(appId, owner);
      await accounts.change(appId, userId, { passwordHash });
      return userId;
    },
    invite: async (appId: string, invitee: Invitee): Promise<Invitation> => {
      const userId = await enrol(appId, invitee);
      const code = await tickets.make(appId, 'invitation', { userId }, INVITATION_LIFE_MS);
      return { userId, path: `${INVITATION_PATH}?code=${code}`, expiresAt: clock.now() + INVITATION_LIFE_MS };
    },
  };
}
