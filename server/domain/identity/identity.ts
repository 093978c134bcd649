/** The rules of who somebody is, joined once; each login call uses some of them. */
import type { Clock } from '../ports/clock.ts';
import type { Stores } from '../ports/stores.ts';
import { makePasswords, type Passwords } from './passwords.ts';
import { makeTickets, type Tickets } from './tickets.ts';

export interface Identity {
  tickets: Tickets;
  passwords: Passwords;
}

export interface IdentityOptions {
  stores: Stores;
  clock: Clock;
}

export function makeIdentity({ stores, clock }: IdentityOptions): Identity {
  return { tickets: makeTickets(stores.tickets, clock), passwords: makePasswords() };
}
