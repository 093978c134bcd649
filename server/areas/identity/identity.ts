/** The rules of who somebody is, joined once; each login call uses some of them. */
import { createHmac } from 'node:crypto';
import type { CaptchaJudge } from './ports/captcha-providers.ts';
import type { CaptchaPainter } from './ports/captchas.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { ScanProviders } from './ports/identity-providers.ts';
import type { Senders } from '#server/areas/messaging/message-providers.ts';
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';
import type { Stores } from '#server/start/stores.ts';
import { makeCaptchas, type Captchas } from './rules/captchas.ts';
import { makeCodes, type Codes } from './rules/codes.ts';
import { makeGuesses, type Guesses } from './rules/login-throttle.ts';
import { makeImageCodes, type ImageCodes } from './rules/image-codes.ts';
import { makeMessages, type Messages } from '#server/areas/messaging/rules/messages.ts';
import { makeNotices, type Notices } from '#server/areas/messaging/rules/notices.ts';
import { makeMerchants, type Merchants } from './rules/merchants.ts';
import { makePasswords, type Passwords } from './rules/passwords.ts';
import { makeQr, type Qr } from './rules/qr-login.ts';
import { makeScans, type Scans, type ScansOptions } from './rules/provider-login.ts';
import { makeSlides, type Slides } from './rules/slides.ts';
import { makeTickets, type Tickets } from './rules/tickets.ts';

export interface Identity {
  tickets: Tickets;
  passwords: Passwords;
  captchas: Captchas;
  guesses: Guesses;
  images: ImageCodes;
  slides: Slides;
  codes: Codes;
  messages: Messages;
  notices: Notices;
  qr: Qr;
  scans: Scans;
  merchants: Merchants;
}

export interface IdentityOptions {
  stores: Stores;
  clock: Clock;
  limits: LimitStore;
  painter: CaptchaPainter;
  senders: Senders;
  captchaJudge: CaptchaJudge | undefined;
  scanProviders: ScanProviders;
  onScanFailure: ScansOptions['onFailure'];
  passwords?: Passwords;
  /** Keys of hashes are made from it. */
  signingKey: string;
  /** A phone may pose as a social account that nobody runs here (D48). */
  demo: boolean;
  /** A notice did not get through. */
  onLost: (error: unknown) => void;
}

export function makeIdentity(options: IdentityOptions): Identity {
  const { stores, clock, limits, painter, passwords = makePasswords(), senders, signingKey, demo } = options;
  const key = createHmac('sha256', signingKey).update('codes of logins').digest('base64url');
  const images = makeImageCodes({ store: stores.imageCodes, painter, clock, key });
  const codes = makeCodes({ store: stores.codes, clock, key });
  const slides = makeSlides({ flows: stores.flows, painter, clock });
  const tickets = makeTickets(stores.tickets, clock);
  const { scanProviders: providers, onScanFailure: onFailure } = options;
  const scans = makeScans({ stores, tickets, providers, onFailure });
  return {
    tickets,
    passwords,
    captchas: makeCaptchas({
      flows: stores.flows,
      images,
      slides,
      limits,
      clock,
      judge: options.captchaJudge,
    }),
    guesses: makeGuesses(limits, clock),
    images,
    slides,
    codes,
    messages: makeMessages({ codes, limits, senders }),
    notices: makeNotices({ senders, limits, onLost: options.onLost }),
    qr: makeQr({ stores, tickets, scans, clock, limits, demo }),
    scans,
    merchants: makeMerchants({ stores, tickets, clock }),
  };
}
