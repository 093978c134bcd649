/** What buildApp needs to know of this installation: no environment is read past this line. */
import type { HttpTimes } from '#server/kernel/limits/limits.ts';

/** How log lines are written: for people at a terminal, or for programs. */
export type LogFormat = 'pretty' | 'json';

/** A cache between visitors and this server (ADR-870). */
export interface CdnConfig {
  /** How long it may show a page without asking. */
  seconds: number;
  /** Where stale pages are reported; absent: pages there are as old as `seconds` lets them be. */
  purge?: { url: string; token?: string | undefined };
}

export interface AppConfig {
  /** Build id; stands in every page and in the cache key (D30). */
  build: string;
  mode: 'production' | 'development' | 'test';
  /** Demo pages exist only with demo data on a loopback address (requirement 63). */
  demoPages: boolean;
  /** Requests that did not begin on this machine are refused, whatever brought them here (requirement 63). */
  isLocalOnly?: boolean;
  /** Only this machine can connect, so figures and descriptions are open to every caller. */
  isOnlyHere: boolean;
  /** Opens /metrics and /docs to other machines; absent: they stay closed. */
  opsToken?: string | undefined;
  /** Label or app id of the shop a host bound to none shows (D6). */
  defaultShop: string;
  /** Hosts whose sub-domains are shop labels. */
  rootDomains: readonly string[];
  /** The port that is listened at, where it is settled: the shops' own address while there is no public one (D134). */
  listens?: { port: number };
  /** Address shoppers see behind a proxy; absent: the shop's domain, else this machine's own address (D134). */
  publicUrl?: string | undefined;
  /** Who may set X-Forwarded-*: no one unless configured (requirement 48). */
  trustProxy: false | number | string[];
  /** Absent: no cache in front keeps a page. */
  cdn?: CdnConfig | undefined;
  /** Exact origins that may call with credentials (requirement 42). */
  corsOrigins: readonly string[];
  /** Bearer token of the console. */
  consoleToken: string;
  /** Root of the client build. */
  clientDir: string;
  /** Origin of the main host, to which logins and logouts are reported (D7); absent: this origin. */
  mainUrl?: string | undefined;
  /** Root of the admin back end (D7, D108); absent: this origin. */
  adminUrl?: string | undefined;
  /** Other times for slow connections than the usual ones; tests have no minutes. */
  httpTimes?: HttpTimes;
  /** JSON where absent. */
  logFormat?: LogFormat;
  /** Standard output where absent. */
  logOutput?: 'stdout' | 'stderr' | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}
