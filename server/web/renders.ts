/** Renders that miss the cache, counted by address and drawn in turn: one visitor who asks for many waits for themself (requirement 16). */
import type { Deps } from '#server/kernel/area.ts';
import { surplusOfAddress } from '#server/kernel/http/rate-limit.ts';
import { makeTurns } from '#server/kernel/limits/turns.ts';
import type { CacheKey, PageCache } from './cache.ts';
import { KEPT_OF_ADDRESS, RENDER_TURNS, RENDERS_OF_ADDRESS } from './limits.ts';
import type { Rendered } from './render.ts';

/** Thrown where an address asks for more pages than are drawn for it. */
class Crowded extends Error {
  override readonly name = 'Crowded';
  readonly retryAfterS: number;
  constructor(retryAfterS: number) {
    super('too many pages were asked for at once');
    this.retryAfterS = retryAfterS;
  }
}

export function isCrowded(error: unknown): error is Crowded {
  return error instanceof Crowded;
}

type Draw = () => Promise<Rendered>;

export interface Renders {
  /** @throws Crowded */
  draw(address: string, render: Draw): Promise<Rendered>;
  /** Once more for the same request, which has been counted. @throws Crowded */
  redraw(address: string, render: Draw): Promise<Rendered>;
  /** The same for a page that may be kept; who joins a render that is under way is not counted. @throws Crowded */
  share(address: string, key: CacheKey, cache: PageCache<Rendered>, render: Draw): Promise<Rendered>;
}

export function makeRenders(deps: Pick<Deps, 'limits' | 'clock'>): Renders {
  const turns = makeTurns(RENDER_TURNS);

  async function count(address: string): Promise<void> {
    const surplus = await surplusOfAddress(address, 'pages drawn', RENDERS_OF_ADDRESS, deps);
    if (surplus !== undefined) throw new Crowded(surplus.retryAfterS);
  }
  async function inTurn(address: string, render: Draw): Promise<Rendered> {
    const turn = turns.take(address, render);
    if (turn === undefined) throw new Crowded(1);
    return turn;
  }
  /** A page that is renewed takes no new room. */
  async function mayKeep(address: string, isNew: boolean): Promise<boolean> {
    if (!isNew) return true;
    const surplus = await surplusOfAddress(address, 'pages kept', KEPT_OF_ADDRESS, deps);
    return surplus === undefined;
  }

  return {
    async draw(address, render) {
      await count(address);
      return inTurn(address, render);
    },
    redraw: inTurn,
    async share(address, key, cache, render) {
      if (!cache.isRendering(key)) await count(address);
      return cache.make(key, async () => {
        const isNew = cache.last(key) === undefined;
        const made = await inTurn(address, render);
        if (!made.isKept) return made;
        return { ...made, isKept: await mayKeep(address, isNew) };
      });
    },
  };
}
