/** The rules of who somebody is, joined once; each login call uses some of them. */
import type { Clock } from '../ports/clock.ts';
import type { LimitStore } from '../ports/limits.ts';
import type { Stores } from '../ports/stores.ts';
import { makeCaptchas, type Captchas } from './captchas.ts';
import { makeGuesses, type Guesses } from './guesses.ts';
import { makePasswords, type Passwords } from './passwords.ts';
import { makeTickets, type Tickets } from './tickets.ts';

export interface Identity {
  tickets: Tickets;
  passwords: Passwords;
  captchas: Captchas;
  guesses: Guesses;
}

export interface IdentityOptions {
  stores: Stores;
  clock: Clock;
  limits: LimitStore;
}

export function makeIdentity({ stores, clock, limits }: IdentityOptions): Identity {
  return {
    tickets: makeTickets(stores.tickets, clock),
    passwords: makePasswords(),
    captchas: makeCaptchas(),
    guesses: makeGuesses(limits),
  };
}
