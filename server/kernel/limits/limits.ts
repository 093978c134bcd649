/** Limits of the server beside those that contracts name (requirement 16): sizes in bytes, times in milliseconds. */
import { QR_LIFE_S } from '#schemas/constants.ts';
import { msOf } from '#schemas/time.ts';

export const BODY_LIMIT_BYTES = 512 * 1024;
export const LOG_BODY_BYTES = 16 * 1024;
/** A push of a whole shop: many documents of at most 256 KB. */
export const CONSOLE_BODY_BYTES = 16 * 1024 * 1024;
/** An uploaded picture (D93). */
export const IMAGE_BYTES = 5 * 1024 * 1024;
/** Read to the end a little further, so that a picture too heavy is told so rather than cut off. */
export const IMAGE_BODY_BYTES = 8 * 1024 * 1024;
/** Pixels of a picture, all frames together: four bytes each while it is made. */
export const IMAGE_PIXELS = 40_000_000;
/** Neither WebP nor AVIF goes further. */
export const IMAGE_SIDE = 16_000;
/** Making all sizes of the largest picture takes seconds, on a machine that has other work many; then it is given up. */
export const IMAGE_MAKING_MS = 150_000;
/** Pictures waiting while one is made. */
export const IMAGES_WAITING = 20;
/** Rows of pictures remembered by each node. */
export const IMAGE_ROWS_KEPT = 5_000;

/** How long a connection may take over what it does, in milliseconds. */
export interface HttpTimes {
  headers: number;
  body: number;
  request: number;
  silence: number;
  kept: number;
  /** How often headers and requests are looked at. */
  check: number;
}

export interface RateLimit {
  /** Tries allowed in one window. */
  max: number;
  windowMs: number;
  /** Whose tries are counted together. */
  per: 'ip' | 'session';
}

const MINUTE = 60_000;

/** Any call that may change something, by address (limits table, "any authenticated write"). */
export const WRITE_LIMIT: RateLimit = { max: 600, windowMs: MINUTE, per: 'ip' };
/** Front-end fault reports; the surplus is dropped in silence (requirement 49). */
export const LOG_LIMIT: RateLimit = { max: 20, windowMs: MINUTE, per: 'ip' };

/** Answers nobody signed, over all forms of one shop: what a crowd of addresses may write. */
export const ANONYMOUS_ANSWERS_LIMIT = { max: 1000, windowMs: 60 * MINUTE } as const;
/** Tries of one zone's password, by zone, address and person; counted in the call, which alone knows the zone (D38). */
export const ZONE_PASSWORD_LIMIT: RateLimit = { max: 5, windowMs: 10 * MINUTE, per: 'session' };
/** Tries of passwords of any zone of a shop, so that many zones are no way around it. */
export const ZONE_PASSWORDS_LIMIT: RateLimit = { max: 30, windowMs: 60 * MINUTE, per: 'ip' };
/** How long a password once given opens its zone. */
export const ZONE_GRANT_LIFE_MS = 24 * 60 * MINUTE;

/** Tries of one course's password by one person, and from one address; the right one is given back (D73). */
export const COURSE_PASSWORD_LIMIT: CountLimit = { max: 5, windowMs: 10 * MINUTE };
/** Tries from one address of passwords of any course of a shop. */
export const COURSE_PASSWORDS_LIMIT: CountLimit = { max: 30, windowMs: 60 * MINUTE };
/** How long a course's password once given lets a person study. */
export const COURSE_PASSWORD_LIFE_MS = 30 * 24 * 60 * MINUTE;
/** Comments of one person in one shop: one in ten seconds (D88), and five a minute (limits table). */
export const COMMENT_LIMITS: readonly CountLimit[] = [
  { max: 1, windowMs: MINUTE / 6 },
  { max: 5, windowMs: MINUTE },
];

/** The console: wrong tokens by address. */
export const CONSOLE_TOKEN_LIMIT: RateLimit = { max: 20, windowMs: 10 * MINUTE, per: 'ip' };

export const ADMIN_CODE_LIFE_MS = MINUTE;
export const SESSION_LIFE_MS = 30 * 24 * 60 * MINUTE;
/** Cached pages, in bytes over all shops and encodings. */
export const PAGE_CACHE_BYTES = 96 * 1024 * 1024;
/** A cached page is made anew at least this often, should a purge ever be missed. */
export const PAGE_CACHE_AGE_MS = 5 * MINUTE;
/** Compressed assets kept in memory. */
export const ASSET_CACHE_BYTES = 64 * 1024 * 1024;
/** A graceful stop waits this long for requests in flight (requirement 55). */
export const STOP_WITHIN_MS = 10_000;
/** An operator may let it take connections so long before that; the rest is for requests in flight. */
export const STOP_DELAY_MAX_MS = 5_000;
/** What is due on the calendar and has no job is looked for this often. */
export const WATCH_SCHEDULE_MS = 5 * MINUTE;
/** A document may be scheduled so far ahead. */
export const SCHEDULE_AHEAD_MS = 366 * 24 * 60 * MINUTE;
/** Preview links: how long they open, and how long their text may be. */
export const PREVIEW_LIFE_MS = 24 * 60 * MINUTE;
export const PREVIEW_TOKEN_MAX = 1024;

/** LoginThrottle in one window, counted in the rule that alone knows whose they are. */
export type CountLimit = Pick<RateLimit, 'max' | 'windowMs'>;
/** Tries of one name that need no captcha; the third one does (D50). */
export const GUESSES_WITHOUT_CAPTCHA: CountLimit = { max: 2, windowMs: 15 * MINUTE };
/**
 * Wrong passwords of one person: five, then a lock that doubles up to a quarter of an hour, with one guess after each.
 * An hour after the first of them all is forgotten: no lock is for ever, and SMS lets them in meanwhile.
 */
export const GUESSES_OF_PERSON = {
  max: 5,
  locksMs: [1, 2, 4, 8, 15, 15].map((minutes) => minutes * MINUTE),
  windowMs: 60 * MINUTE,
} as const;
/** Wrong passwords from one address. */
export const GUESSES_OF_ADDRESS: readonly CountLimit[] = [
  { max: 20, windowMs: 10 * MINUTE },
  { max: 100, windowMs: 60 * MINUTE },
];

/** One-time tickets of a login for the shop's other hosts (D46). */
export const LOGIN_TICKET_LIFE_MS = MINUTE;
/** Merchants of an operations school: their session here, and the code one login is pressed with (D56). */
export const MERCHANT_SESSION_LIFE_MS = 24 * 60 * MINUTE;
export const MERCHANT_CODE_LIFE_MS = 10 * MINUTE;
/** The proof of a phone, from which a password may be set or a phone changed (requirement 22). */
export const PROOF_LIFE_MS = 10 * MINUTE;
/** LoginThrottle of passwords judged at a time; each takes 19 MiB. */
export const PASSWORDS_AT_ONCE = 4;
/** So many wait for that, some seconds of work; who comes then is told to come again. */
export const PASSWORDS_WAITING = 200;
/** The handle of a browser nobody is logged in with: long enough for a login, and no longer a trace than that. */
export const BROWSER_HANDLE_LIFE_MS = 24 * 60 * MINUTE;

/** D50: so many flows of an address ask for no captcha. */
export const FLOWS_WITHOUT_CAPTCHA: CountLimit = { max: 2, windowMs: 10 * MINUTE };
/** From verification to login: long enough for a code to arrive. */
export const CAPTCHA_FLOW_LIFE_MS = 30 * MINUTE;
/** A slide puzzle: how long it may be looked at, and how many a flow gets. */
export const PUZZLE_LIFE_MS = 5 * MINUTE;
export const PUZZLE_TRIES = 20;
export const CAPTCHA_TICKET_LIFE_MS = 5 * MINUTE;
export const IMAGE_CODE_LIFE_MS = 5 * MINUTE;
export const IMAGE_CODE_TRIES = 3;
/** Codes sent to people (requirement 17). */
export const CODE_LIFE_MS = 5 * MINUTE;
export const CODE_TRIES = 5;
/** Messages to one phone or address, the shortest window first: it is how long one waits for the next. */
export const MESSAGES_OF_TARGET: readonly CountLimit[] = [
  { max: 1, windowMs: MINUTE },
  { max: 5, windowMs: 60 * MINUTE },
  { max: 10, windowMs: 24 * 60 * MINUTE },
];
export const MESSAGES_OF_ADDRESS: CountLimit = { max: 20, windowMs: 60 * MINUTE };
/** A breaker: whatever gets around the others costs no more than this. */
export const MESSAGES_OF_ALL: CountLimit = { max: 200, windowMs: MINUTE };
/** Notices of changes to one phone or address: a day with more of them tells nothing new. */
export const NOTICES_OF_TARGET: CountLimit = { max: 20, windowMs: 24 * 60 * MINUTE };
/** Asking whether a phone may be bound, with one scanned account in hand (B26). */
export const PHONE_INQUIRIES: CountLimit = { max: 10, windowMs: 10 * MINUTE };

/** A code to scan: how long it lives, how often a browser may ask what became of it, and what it is then worth. */
export const QR_LIFE_MS = msOf(QR_LIFE_S);
export const QR_POLL_LIMIT: CountLimit = { max: 1, windowMs: 1_000 };
export const QR_ENTRY_LIFE_MS = MINUTE;
/** D47: a scanned social account waits so long for its phone. */
export const QR_BINDING_LIFE_MS = 10 * MINUTE;

/** Files learners upload (D93, B50): how large, how long their signature lives, and how much one person sends in a day. */
export const AUDIO_BYTES = 20 * 1024 * 1024;
export const UPLOAD_LIFE_MS = 10 * MINUTE;
export const UPLOAD_BYTES_OF_PERSON = 200 * 1024 * 1024;
export const UPLOAD_DAY_MS = 24 * 60 * MINUTE;
/** What is still coming in counts for no day yet, so of one person only so many come at a time. */
export const UPLOADS_AT_ONCE = 3;
/** A file of which nothing came for so long was left behind by a process that was killed. */
export const INCOMING_LIFE_MS = 60 * MINUTE;

/** Whoever sends slowly on purpose holds a connection no longer than this (decision 197). */
export const HTTP_TIMES: HttpTimes = {
  // They fit into a few packets.
  headers: 15_000,
  // An ordinary body has half a megabyte at the most: so much for the slowest phone.
  body: 30_000,
  // A whole request, a file of twenty megabytes with it: as long as the signature of an upload lives.
  request: UPLOAD_LIFE_MS,
  // Neither side says a word: longer than the largest picture is made, for its sender waits in silence.
  silence: 2 * IMAGE_MAKING_MS,
  // Between two requests: longer than the minute for which balancers keep theirs, else they meet a closed door.
  kept: 72_000,
  check: 5_000,
};

/** An account that is to be deleted may be taken back so long (D90); due ones are looked for this often. */
export const DELETION_AFTER_MS = 30 * 24 * 60 * MINUTE;
export const WATCH_DELETIONS_MS = 60 * MINUTE;
/** A code a form asked for stays proven in its browser so long (D91). */
export const PROVEN_LIFE_MS = 30 * MINUTE;
