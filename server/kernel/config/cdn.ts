/** What of the environment concerns a cache in front of the server (ADR-870). */
import type { CdnConfig } from './app-config.ts';
import { ConfigError } from './config-error.ts';

interface CdnVariables {
  CDN_CACHE_SECONDS: number;
  CDN_PURGE_URL?: string | undefined;
  CDN_PURGE_TOKEN?: string | undefined;
}

/** @throws ConfigError where a purge address is set and no cache keeps pages. */
export function readCdn(read: CdnVariables): { cdn?: CdnConfig } {
  const { CDN_CACHE_SECONDS: seconds, CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token } = read;
  if (seconds === 0) {
    if (url === undefined) return {};
    throw new ConfigError('CDN_PURGE_URL', 'empty where CDN_CACHE_SECONDS is 0: no cache keeps a page then');
  }
  return { cdn: { seconds, ...(url === undefined ? {} : { purge: { url, token } }) } };
}
