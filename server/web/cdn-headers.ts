/** Marks the pages a cache in front may keep: those everybody sees alike (ADR-870). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#schemas/locale.ts';
import { secondsOf } from '#schemas/time.ts';
import type { CdnConfig } from '#server/kernel/config/app-config.ts';
import type { CacheableResult } from './cache.ts';
import type { Page } from './page.ts';
import { keysOfPage } from './surrogate-keys.ts';

/**
 * The language a cache keeps the answer under. It lies in a cookie, which caches do not look into by themselves: one
 * that does not say so is given nothing to keep.
 */
const CDN_LANGUAGE_HEADER = 'x-cdn-language';

/** Caches drop answers with longer lines. */
const KEYS_MAX = 8_000;

interface CdnFacts {
  cdn: CdnConfig;
  appId: string;
  locale: Locale;
  now: number;
}

/**
 * The page as a cache in front may keep it; undefined where it may not. Browsers ask each time as before: to them
 * `must-revalidate` forbids what `stale-while-revalidate` allows the cache.
 */
export function asKeptInFront(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, isKept, until, tags }: CacheableResult,
  { cdn, appId, locale, now }: CdnFacts,
): Page | undefined {
  if (!isKept || page.status !== 200) return undefined;
  if (request.headers[CDN_LANGUAGE_HEADER] !== locale || reply.hasHeader('set-cookie')) return undefined;
  const keys = keysOfPage(appId, tags).join(' ');
  const secondsLeft = until === undefined ? Infinity : secondsOf(until - now);
  const fresh = Math.min(cdn.seconds, secondsLeft);
  if (keys.length > KEYS_MAX || fresh < 1) return undefined;
  // What ends at a moment is not shown for a while longer.
  const stale = secondsLeft >= 2 * cdn.seconds ? cdn.seconds : 0;
  return {
    ...page,
    headers: {
      ...page.headers,
      'cache-control': `public, max-age=0, must-revalidate, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
      'surrogate-key': keys,
      vary: `accept-encoding, ${CDN_LANGUAGE_HEADER}`,
    },
  };
}
