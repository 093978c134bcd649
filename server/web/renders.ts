/** Renders that miss the cache, counted by who asks (a person, or an address) and drawn in turn: who asks for many waits for themself (requirement 16). */
import type { Deps } from '#server/kernel/area.ts';
import { checkAskerRateLimit } from '#server/kernel/http/rate-limit.ts';
import { createFairQueue } from '#server/kernel/limits/fair-queue.ts';
import type { CacheKey, PageCache } from './cache.ts';
import { KEPT_OF_ASKER, RENDER_TURNS, RENDERS_OF_ASKER } from './limits.ts';
import type { RenderResult } from './render.ts';

/** Thrown where somebody asks for more pages than are drawn for it. */
class TooManyRendersError extends Error {
  override readonly name = 'Crowded';
  readonly retryAfterS: number;
  constructor(retryAfterS: number) {
    super('too many pages were asked for at once');
    this.retryAfterS = retryAfterS;
  }
}

export function isCrowded(error: unknown): error is TooManyRendersError {
  return error instanceof TooManyRendersError;
}

type Draw = () => Promise<RenderResult>;

export interface Renders {
  /** @throws Crowded */
  draw(asker: string, render: Draw): Promise<RenderResult>;
  /** Once more for the same request, which has been counted. @throws Crowded */
  redraw(asker: string, render: Draw): Promise<RenderResult>;
  /** The same for a page that may be kept; who joins a render that is under way is not counted. @throws Crowded */
  share(asker: string, key: CacheKey, cache: PageCache<RenderResult>, render: Draw): Promise<RenderResult>;
}

export function makeRenders(deps: Pick<Deps, 'limits' | 'clock'>): Renders {
  const turns = createFairQueue(RENDER_TURNS);

  async function count(asker: string): Promise<void> {
    const surplus = await checkAskerRateLimit(asker, 'pages drawn', RENDERS_OF_ASKER, deps);
    if (surplus !== undefined) throw new TooManyRendersError(surplus.retryAfterS);
  }
  async function inTurn(asker: string, render: Draw): Promise<RenderResult> {
    const turn = turns.take(asker, render);
    if (turn === undefined) throw new TooManyRendersError(1);
    return turn;
  }
  /** A page that is renewed takes no new room. */
  async function mayKeep(asker: string, isNew: boolean): Promise<boolean> {
    if (!isNew) return true;
    const surplus = await checkAskerRateLimit(asker, 'pages kept', KEPT_OF_ASKER, deps);
    return surplus === undefined;
  }

  return {
    async draw(asker, render) {
      await count(asker);
      return inTurn(asker, render);
    },
    redraw: inTurn,
    async share(asker, key, cache, render) {
      if (!cache.isRendering(key)) await count(asker);
      return cache.make(key, async () => {
        const isNew = cache.last(key) === undefined;
        const result = await inTurn(asker, render);
        if (!result.isKept) return result;
        return { ...result, isKept: await mayKeep(asker, isNew) };
      });
    },
  };
}
