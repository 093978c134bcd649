/**
 * ProviderLogin on other companies' pages (D47, D48): an OAuth code flow behind the same ticket. The state is made for one code
 * of one browser and works once, so that nobody lets another browser in by an address they sent somebody.
 */
import { hasScan, SCAN_COMPANY_NAMES } from '#schemas/auth/identity-companies.ts';
import { pathTo } from '#schemas/paths.ts';
import { QR_LIFE_MS } from '../limits.ts';
import type { QrProviderName } from '#schemas/auth/login-fields.ts';
import type { Locale } from '#schemas/locale.ts';
import type { MessageDomains } from '#schemas/auth/message-origin.ts';
import type { Capabilities } from '#schemas/shop/capabilities.ts';
import type { QrTicketRow } from '../ports/qr-tickets.ts';
import type {
  ProviderName,
  IdentityProvider,
  IdentityProviders,
  SocialAccount,
} from '../ports/identity-providers.ts';
import type { Stores } from '#server/kernel/area.ts';
import { bindSocial } from './bind-social.ts';
import { hashOfCode } from './qr-code.ts';
import type { Tickets } from './tickets.ts';

interface ScanAsked {
  appId: string;
  browser: string;
  provider: QrProviderName;
  code: string;
  /** scheme://host the shopper sees. */
  origin: string;
  locale: Locale;
  userAgent: string;
}

/** What the company sent the browser back with. */
interface ScanAnswer {
  appId: string;
  browser: string;
  provider: ProviderName;
  state: string;
  /** Absent where the person said no. */
  code: string | undefined;
  origin: string;
  /** Who is logged in. */
  userId: string | undefined;
}

type ScanEnd =
  /** `isAlone`: the page that asked for the code is gone; `hasBound`: a social account is theirs that was not before. */
  | { ok: true; ticket: QrTicketRow; isAlone: boolean; hasBound: boolean }
  | { ok: false; code: 'qr-expired' | 'qr-bound-elsewhere' | 'scan-failed' | 'not-a-member' };

interface OpenedPage {
  url: string;
  /** `here`: this browser goes there itself, for it is the company's app. */
  opens: 'page' | 'here';
  /** Whose messages are believed of it in a frame; absent where it may be in none. */
  frameDomains?: MessageDomains;
}

export interface ProviderLogin {
  /** Whether a code of this provider can lead anywhere here. */
  isServed(provider: QrProviderName): boolean;
  /** Whether a phone of the shop's own answers for this provider. */
  isLocal(provider: QrProviderName): boolean;
  /** The company's page for a code just made; undefined where a phone of the shop's own answers. */
  page(request: ScanAsked): Promise<OpenedPage | undefined>;
  /** What a shop's pages may hold in a frame: the company's page, and the shop's own it comes back to (D66). */
  frames(can: Capabilities): readonly string[];
  /** Other companies' scripts a shop's pages may run inside such a company's app (M220). */
  scripts(can: Capabilities): readonly string[];
  /** Says what became of the code. */
  finish(answer: ScanAnswer): Promise<ScanEnd>;
}

export interface ProviderLoginOptions {
  stores: Pick<Stores, 'qrTickets' | 'channels'>;
  tickets: Tickets;
  providers: IdentityProviders;
  /** Told why a company identified nobody, in its own short code. */
  onFailure: (provider: ProviderName, reason: string) => void;
}

/** Letters and digits alone, which is all WeCom carries. */
const stateOf = (token: string) => Buffer.from(token).toString('hex');
const tokenOf = (state: string) => Buffer.from(state, 'hex').toString();
const returnAddress = (origin: string, provider: ProviderName) =>
  origin + pathTo('scan-return', { provider });

const refuse = (code: Extract<ScanEnd, { ok: false }>['code']): ScanEnd => ({ ok: false, code });

export function makeProviderLogin(options: ProviderLoginOptions): ProviderLogin {
  const { tickets, providers, stores } = options;
  const companyOf = (provider: QrProviderName): IdentityProvider | undefined =>
    provider === 'local' ? undefined : providers.companies[provider];
  const isLocal = (provider: QrProviderName) => providers.hasLocal && companyOf(provider) === undefined;

  /** The open code a state was made for; the state is spent, whatever comes next. */
  async function claim({ appId, browser, provider, state, userId }: ScanAnswer) {
    const token = tokenOf(state);
    const offer = await tickets.peek(appId, 'scan-state', token);
    // Another browser's, or another company's, spends nothing.
    if (offer?.browser !== browser || offer.provider !== provider) return undefined;
    if ((await tickets.take(appId, 'scan-state', token)) === undefined) return undefined;
    const ticket = await stores.qrTickets.find(appId, offer.codeHash);
    if (ticket?.state !== 'pending' && ticket?.state !== 'scanned') return undefined;
    if (ticket.scene === 'bind' && ticket.userId !== userId) return undefined;
    return { ticket, isAlone: offer.isInside && ticket.scene === 'login' };
  }

  async function giveUp({ appId, codeHash }: QrTicketRow, code: 'scan-failed' | 'not-a-member') {
    await stores.qrTickets.settle(appId, codeHash, { state: 'refused' });
    return refuse(code);
  }

  const companiesOf = (can: Capabilities) => SCAN_COMPANY_NAMES.filter((company) => hasScan(company, can));

  return {
    isServed: (provider) => isLocal(provider) || companyOf(provider) !== undefined,
    isLocal,
    async page({ appId, browser, provider, code, origin, locale, userAgent }) {
      const company = companyOf(provider);
      if (company === undefined || provider === 'local') return undefined;
      const isInside = company.isOwnBrowser?.(userAgent) === true;
      const payload = { provider, codeHash: hashOfCode(code), browser, isInside };
      const token = await tickets.make(appId, 'scan-state', payload, QR_LIFE_MS);
      const returnTo = returnAddress(origin, provider);
      const url = company.pageOf({ state: stateOf(token), returnTo, locale, isInside });
      if (isInside) return { url, opens: 'here' };
      const { frame } = company;
      return { url, opens: 'page', ...(frame === undefined ? {} : { frameDomains: frame.domains }) };
    },
    scripts: (can) => companiesOf(can).flatMap((company) => providers.companies[company]?.scripts ?? []),
    frames: (can) => {
      const companies = companiesOf(can);
      const origins = companies.flatMap((company) => providers.companies[company]?.frame?.origin ?? []);
      return origins.length === 0 ? [] : ["'self'", ...origins];
    },
    async finish(answer) {
      const { provider, code, origin } = answer;
      const company = companyOf(provider);
      const claimResult = company === undefined ? undefined : await claim(answer);
      if (company === undefined || claimResult === undefined) return refuse('qr-expired');
      const { ticket } = claimResult;
      if (code === undefined) return giveUp(ticket, 'scan-failed');
      const identity = await company.identify({ code, returnTo: returnAddress(origin, provider) });
      if (!identity.ok) {
        options.onFailure(provider, identity.reason);
        return giveUp(ticket, identity.code);
      }
      const outcome = await settle(stores, ticket, identity.account);
      if (outcome === 'qr-expired' || outcome === 'qr-bound-elsewhere') return refuse(outcome);
      return { ok: true, ...claimResult, hasBound: outcome === 'bound' };
    },
  };
}

/** Somebody known is let in, anybody else is asked for a phone (M137); a code that binds does so. */
async function settle(stores: ProviderLoginOptions['stores'], ticket: QrTicketRow, social: SocialAccount) {
  if (ticket.scene === 'bind') return bindSocial(stores, ticket, social);
  const { appId, codeHash, provider } = ticket;
  const owner = await stores.channels.find(appId, provider, social.externalId);
  const outcome =
    owner === undefined
      ? ({ state: 'need-bind', ...social } as const)
      : ({ state: 'confirmed', userId: owner.userId } as const);
  return (await stores.qrTickets.settle(appId, codeHash, outcome)) ? 'done' : 'qr-expired';
}
