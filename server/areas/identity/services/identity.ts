/** The rules of who somebody is, joined once; each login call uses some of them. */
import { createHmac } from 'node:crypto';
import type { AppContext } from '#server/kernel/area.ts';
import type { AccountStore } from '../ports/accounts.ts';
import type { SessionStore } from '../ports/sessions.ts';
import type { UserStore } from '../ports/users.ts';
import { openCaptchaPainter } from '../providers/captcha/painter.ts';
import { makeAdminCodes, type AdminCodes } from '../rules/admin-codes.ts';
import { makeCaptchas, type Captchas } from '../rules/captchas.ts';
import { makeExistence, type Existence } from '../rules/existence.ts';
import { makeImageCodes, type ImageCodes } from '../rules/image-codes.ts';
import { makeLoginThrottle, type LoginThrottle } from '../rules/login-throttle.ts';
import { makeMerchants, type Merchants } from '../rules/merchants.ts';
import { makePageSignatures, type PageSignatures } from '../rules/page-signatures.ts';
import { makePasswords, type Passwords } from '../rules/passwords.ts';
import { makePersonalTokens, type PersonalTokens } from '../rules/personal-tokens.ts';
import { makeProviderLogin, type ProviderLogin } from '../rules/provider-login.ts';
import { makeQr, type Qr } from '../rules/qr-login.ts';
import { makeSlides, type Slides } from '../rules/slides.ts';
import { makeTickets, type Tickets } from '../rules/tickets.ts';

export interface Identity {
  tickets: Tickets;
  passwords: Passwords;
  captchas: Captchas;
  throttle: LoginThrottle;
  images: ImageCodes;
  slides: Slides;
  qr: Qr;
  scans: ProviderLogin;
  merchants: Merchants;
  pageSignatures: PageSignatures;
  adminCodes: AdminCodes;
  existence: Existence;
  personalTokens: PersonalTokens;
  /** People and sessions as other areas may ask for them. */
  accounts: Pick<AccountStore, 'byEmail' | 'byId' | 'byPhone' | 'companies'>;
  users: Pick<UserStore, 'byId' | 'list' | 'setDeskRole' | 'setDisabled' | 'setRole'>;
  sessions: Pick<SessionStore, 'byToken' | 'create' | 'find' | 'revoke' | 'standing' | 'start'>;
  /** Groups of a person, which gates of zones may ask for (D38). */
  groupsOf(appId: string, userId: string): Promise<string[]>;
}

export function makeIdentity(world: AppContext): Identity {
  const { stores, clock, limits, config, injections: options, keys, log } = world;
  const { painter = openCaptchaPainter(), passwords = makePasswords(), captchaJudge: judge } = options;
  const providers = options.scans ?? { companies: {}, hasLocal: config.demoPages };
  const key = createHmac('sha256', keys.signing).update('codes of logins').digest('base64url');
  const images = makeImageCodes({ store: stores.imageCodes, painter, clock, key });
  const slides = makeSlides({ flows: stores.flows, painter, clock, limits });
  const tickets = makeTickets(stores.tickets, clock);
  const onFailure = (provider: string, reason: string) =>
    log.warn({ provider, reason }, 'a scan identified nobody');
  const scans = makeProviderLogin({ stores, tickets, providers, onFailure });
  return {
    tickets,
    passwords,
    captchas: makeCaptchas({ flows: stores.flows, images, slides, limits, clock, judge }),
    throttle: makeLoginThrottle(limits, clock),
    images,
    slides,
    qr: makeQr({ stores, tickets, scans, clock, limits, demo: config.demoPages }),
    scans,
    pageSignatures: makePageSignatures(providers, clock),
    merchants: makeMerchants({ stores, tickets, clock }),
    adminCodes: makeAdminCodes({ key: keys.signing, clock, limits }),
    existence: makeExistence(limits),
    personalTokens: makePersonalTokens({ stores, clock }),
    accounts: stores.accounts,
    users: stores.users,
    sessions: stores.sessions,
    groupsOf: (appId, userId) => stores.groups.of(appId, userId),
  };
}
