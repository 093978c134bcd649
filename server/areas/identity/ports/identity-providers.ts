/** Whose accounts are scanned: the logins of other companies behind one shape (D47, D48). */
import type { ScanCompanyName } from '#schemas/auth/identity-companies.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { MessageDomains } from '#schemas/auth/message-origin.ts';

/** A scan that ends in an account of another company's. */
export type ProviderName = ScanCompanyName;

/** A social account as its provider names it. */
export interface SocialAccount {
  externalId: string;
  /** Empty where the provider says none. */
  nickname: string;
}

export interface ScanPage {
  /** Comes back with the answer, once. */
  state: string;
  /** Where the company sends the browser afterwards: an address of the shop's own. */
  returnTo: string;
  locale: Locale;
  /** The browser is the company's own app: nothing has to be scanned (D66). */
  isInside: boolean;
}

export type IdentifyResult =
  | { ok: true; account: SocialAccount }
  /** `reason` is the company's own short code, never its sentence and nothing of the request. */
  | { ok: false; code: 'scan-failed' | 'not-a-member'; reason: string };

/** What signs a page for the company's own scripts (M220, M221). */
export interface PageTicket {
  corpId: string;
  agentId: string;
  ticket: string;
}

export interface IdentityProvider {
  /** Set where the company's page may stand in a frame: its origin, and whose messages are believed (M222, D66). */
  readonly frame?: { readonly origin: string; readonly domains: MessageDomains };
  /** Addresses of the company's own scripts for pages inside its app, in the order they are read (M220, M221). */
  readonly scripts?: readonly string[];
  /** Whether this is the company's own app, where nothing has to be scanned (D66); absent where it has none. */
  isOwnBrowser?(userAgent: string): boolean;
  /** The company's page, where the scan happens. */
  pageOf(page: ScanPage): string;
  /** Who it was, by the code the company sent the browser back with. */
  identify(answer: { code: string; returnTo: string }): Promise<IdentifyResult>;
  /** Of the agent, or of the whole corporation; undefined where the company does not answer. Absent where it has none. */
  pageTicket?(of: 'agent' | 'corp'): Promise<PageTicket | undefined>;
}

/** What a provider is opened with. */
export interface IdentityWorld {
  clock: Clock;
}

/** What an installation has. */
export interface IdentityProviders {
  readonly companies: Readonly<Partial<Record<ProviderName, IdentityProvider>>>;
  /** Whether a phone of the shop's own stands in for companies that are not there (D48). */
  readonly hasLocal: boolean;
}
