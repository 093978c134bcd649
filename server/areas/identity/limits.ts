/** Limits of logins and of everything that leads to one (requirement 16): sizes in bytes, times in milliseconds. */
import { QR_LIFE_S } from '#schemas/constants.ts';
import { MINUTE_MS, msOf } from '#schemas/time.ts';
import { defineLimits } from '#server/kernel/limits/define-limits.ts';
import type { CountLimit } from '#server/kernel/limits/limits.ts';

/** What contracts of this area name. */
export const limits = defineLimits({
  'admin-code': { max: 10, windowMs: MINUTE_MS, per: 'session' },
  // Each answer to a merchant leaves a code behind.
  'merchant-code': { max: 60, windowMs: MINUTE_MS, per: 'ip' },
  // Each may send two messages.
  'account-deletion': { max: 10, windowMs: 60 * MINUTE_MS, per: 'session' },
  // Each draws a picture; a classroom behind one address logs in together.
  'captcha-picture': { max: 300, windowMs: 10 * MINUTE_MS, per: 'ip' },
  // D47: each is a row of two minutes, and a screen asks for five of them at most; a classroom behind one address logs in together.
  'qr-login': { max: 300, windowMs: 10 * MINUTE_MS, per: 'ip' },
  'qr-binding': { max: 10, windowMs: MINUTE_MS, per: 'session' },
  // Each hashes a password, and the right one is no guess; a classroom behind one address logs in together.
  'password-login': { max: 300, windowMs: 10 * MINUTE_MS, per: 'ip' },
  'password-change': { max: 30, windowMs: 10 * MINUTE_MS, per: 'session' },
  // Each may ask another company.
  'provider-login': { max: 60, windowMs: MINUTE_MS, per: 'ip' },
});

export const ADMIN_CODE_LIFE_MS = MINUTE_MS;
export const SESSION_LIFE_MS = 30 * 24 * 60 * MINUTE_MS;
/** Tries of one account name without a captcha; the third needs one (D50). */
export const GUESSES_WITHOUT_CAPTCHA: CountLimit = { max: 2, windowMs: 15 * MINUTE_MS };
/**
 * Wrong passwords of one person: five, then a lock that doubles up to a quarter of an hour, with one guess after each.
 * An hour after the first one all are forgotten: no lock lasts, and an SMS code still logs the person in meanwhile.
 */
export const GUESSES_OF_PERSON = {
  max: 5,
  locksMs: [1, 2, 4, 8, 15, 15].map((minutes) => minutes * MINUTE_MS),
  windowMs: 60 * MINUTE_MS,
} as const;
/** Wrong passwords from one address. */
export const GUESSES_OF_ADDRESS: readonly CountLimit[] = [
  { max: 20, windowMs: 10 * MINUTE_MS },
  { max: 100, windowMs: 60 * MINUTE_MS },
];
/** One-time tickets of a login for the shop's other hosts (D46). */
export const LOGIN_TICKET_LIFE_MS = MINUTE_MS;
/** Life of an invitation, which works once: long enough for an e-mail to be read. */
export const INVITATION_LIFE_MS = 7 * 24 * 60 * MINUTE_MS;
/** Merchants of an operations school: their session here, and the code one login is pressed with (D56). */
export const MERCHANT_SESSION_LIFE_MS = 24 * 60 * MINUTE_MS;
export const MERCHANT_CODE_LIFE_MS = 10 * MINUTE_MS;
/** The proof of a phone, from which a password may be set or a phone changed (requirement 22). */
export const PROOF_LIFE_MS = 10 * MINUTE_MS;
/** Passwords judged at a time; each takes 19 MiB. */
export const PASSWORDS_AT_ONCE = 4;
/** This many may wait for it, some seconds of work; later ones are asked to try again. */
export const PASSWORDS_WAITING = 200;
/** Life of the handle of an anonymous browser: long enough for a login, and too short to trace anyone. */
export const BROWSER_HANDLE_LIFE_MS = 24 * 60 * MINUTE_MS;
/** D50: so many flows of an address ask for no captcha. */
export const FLOWS_WITHOUT_CAPTCHA: CountLimit = { max: 2, windowMs: 10 * MINUTE_MS };
/** From verification to login: long enough for a code to arrive. */
export const CAPTCHA_FLOW_LIFE_MS = 30 * MINUTE_MS;
/** A slide puzzle: how long it may be looked at, and how many a flow gets. */
export const PUZZLE_LIFE_MS = 5 * MINUTE_MS;
export const PUZZLE_TRIES = 20;
/**
 * A proof of work in place of a puzzle: zero bits its hash begins with, about 130,000 tries or a second of one browser. So
 * many of an address within the window cost no more; each one after them, and each try in one flow, costs twice the one
 * before, up to about a minute.
 */
export const WORK = { bits: 17, free: 3, mostBits: 23, windowMs: 60 * MINUTE_MS } as const;
/** Answers to one address that reveal whether a phone or an e-mail address has an account, over all shops (B26). */
export const EXISTENCE_ANSWERS: CountLimit = { max: 30, windowMs: 60 * MINUTE_MS };
export const CAPTCHA_TICKET_LIFE_MS = 5 * MINUTE_MS;
export const IMAGE_CODE_LIFE_MS = 5 * MINUTE_MS;
export const IMAGE_CODE_TRIES = 3;
/** Asking whether a phone may be bound, with one scanned account in hand (B26). */
export const PHONE_INQUIRIES: CountLimit = { max: 10, windowMs: 10 * MINUTE_MS };
/** A code to scan: how long it lives, how often a browser may ask what became of it, and what it is then worth. */
export const QR_LIFE_MS = msOf(QR_LIFE_S);
export const QR_POLL_LIMIT: CountLimit = { max: 1, windowMs: 1_000 };
export const QR_ENTRY_LIFE_MS = MINUTE_MS;
/** D47: a scanned social account waits so long for its phone. */
export const QR_BINDING_LIFE_MS = 10 * MINUTE_MS;
/** How long the deletion of an account can be revoked (D90), and how often due ones are looked for. */
export const DELETION_AFTER_MS = 30 * 24 * 60 * MINUTE_MS;
export const WATCH_DELETIONS_MS = 60 * MINUTE_MS;
