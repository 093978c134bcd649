/**
 * The cache of anonymous pages (requirement 43): keyed by an allow list, purged by what went into a page, rendered
 * once however many wait, and never stale after a purge.
 */
import { createCache, type Cache } from '#server/kernel/cache/cache.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { PAGE_CACHE_AGE_MS, PAGE_CACHE_BYTES } from './limits.ts';
import type { Page } from './page.ts';

export interface CacheKey {
  appId: string;
  /** Everything else a page depends on: path, query, language, build, boot version. */
  rest: string;
}

/** What a render makes: a page, and how long and because of what it may be kept. */
export interface CacheableResult {
  page: Page;
  /** False for personal, failed or partly failed renders: they are answered and forgotten. */
  isKept: boolean;
  /** Unix milliseconds after which the page would be drawn differently. */
  until: number | undefined;
  tags: readonly string[];
}

interface CacheEntry<Result> {
  result: Result;
  appId: string;
  at: number;
}

/** Tag of what any change of its shop makes stale. */
export const ANY_CHANGE = '*';

/** Compressed forms come on top of the HTML itself. */
const COMPRESSED_SHARE = 0.4;

export class PageCache<Result extends CacheableResult = CacheableResult> {
  private readonly clock: Clock;
  private readonly pages: Cache<CacheEntry<Result>>;
  private readonly rendering = new Map<string, { appId: string; result: Promise<Result> }>();

  constructor(clock: Clock, maxBytes = PAGE_CACHE_BYTES) {
    this.clock = clock;
    this.pages = createCache<CacheEntry<Result>>({
      name: 'pages',
      maxBytes,
      bytesOf: ({ result: { page } }) => Math.ceil(page.body.plain.length * (1 + COMPRESSED_SHARE)) + 1024,
    });
  }

  /** What may be shown as it is. */
  fresh(key: CacheKey): Result | undefined {
    return this.freshOf(idOf(key));
  }

  private freshOf(id: string): Result | undefined {
    const entry = this.pages.get(id);
    if (entry === undefined) return undefined;
    const now = this.clock.now();
    const { until } = entry.result;
    return now - entry.at < PAGE_CACHE_AGE_MS && (until === undefined || now < until)
      ? entry.result
      : undefined;
  }

  /** The last page under this key, however old; never one that was purged. For the time the database is gone. */
  last(key: CacheKey): Page | undefined {
    return this.pages.get(idOf(key))?.result.page;
  }

  /** True while somebody waits under this key: who joins them asks for no render of their own. */
  isRendering(key: CacheKey): boolean {
    return this.rendering.has(idOf(key));
  }

  /** Renders once for all who wait under the same key; who was held up until that was done is given what was made. */
  async make(key: CacheKey, render: () => Promise<Result>): Promise<Result> {
    const id = idOf(key);
    const entry = this.freshOf(id);
    if (entry !== undefined) return entry;
    const running = this.rendering.get(id);
    if (running !== undefined) return running.result;
    const task = { appId: key.appId, result: render() };
    this.rendering.set(id, task);
    try {
      const result = await task.result;
      // A purge forgets what was being rendered: its sources may have been read before the change.
      if (result.isKept && this.rendering.get(id) === task) {
        this.pages.set(id, { result, appId: key.appId, at: this.clock.now() });
      }
      return result;
    } finally {
      if (this.rendering.get(id) === task) this.rendering.delete(id);
    }
  }

  purge(appId: string, tags: readonly string[]): void {
    const stale = new Set(tags);
    for (const [id, entry] of this.pages.entries()) {
      const isStale = entry.result.tags.some((tag) => tag === ANY_CHANGE || stale.has(tag));
      if (entry.appId === appId && isStale) this.pages.delete(id);
    }
    for (const [id, task] of this.rendering) {
      if (task.appId === appId) this.rendering.delete(id);
    }
  }

  /** Events may have been missed: every page is made anew, the old ones are kept for want of better. */
  doubtAll(): void {
    for (const [, entry] of this.pages.entries()) entry.at = Number.NEGATIVE_INFINITY;
    this.rendering.clear();
  }
}

function idOf(key: CacheKey): string {
  return `${key.appId}\n${key.rest}`;
}
