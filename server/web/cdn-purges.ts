/** Sends a cache in front the keys of stale pages (ADR-870). Every node does: one that was killed has a neighbour. */
import type { Bus } from '#server/kernel/bus/bus.ts';
import type { CdnConfig } from '#server/kernel/config/app-config.ts';
import { callOut } from '#server/kernel/outgoing/fetch.ts';
import { EVERY_PAGE, keysOfPurge } from './surrogate-keys.ts';

/** Changes come in bursts. */
const GATHER_MS = 50;
/** A page drawn before the change may still be on its way to the cache: the keys are sent once more. */
const AGAIN_MS = 2_000;
const RETRY_MAX_MS = 30_000;
const DEADLINE_MS = 8_000;
/** What one request names, and what is remembered while the cache is away: past that everything is stale. */
const KEYS_AT_ONCE = 100;
const KEYS_MAX = 5_000;

interface PurgeWorld {
  bus: Pick<Bus, 'subscribe' | 'onGap'>;
  log: { warn: (facts: object, text: string) => void; info: (facts: object, text: string) => void };
}

/** @throws Error where it was not taken */
async function sendPurge(
  { url, token }: NonNullable<CdnConfig['purge']>,
  tags: readonly string[],
): Promise<void> {
  const answer = await callOut(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'surrogate-key': tags.join(' '),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ tags }),
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Keys that wait to be sent; past a number of them, all pages. */
function makeKeySet() {
  const keys = new Set<string>();
  return {
    add(more: Iterable<string>): void {
      for (const key of more) keys.add(key);
      if (keys.size <= KEYS_MAX) return;
      keys.clear();
      keys.add(EVERY_PAGE);
    },
    take(count = Infinity): string[] {
      const first = [...keys].slice(0, count);
      for (const key of first) keys.delete(key);
      return first;
    },
    isEmpty: () => keys.size === 0,
  };
}

/** @returns ends it, and sends what still waits */
export function startCdnPurges(
  purge: NonNullable<CdnConfig['purge']>,
  { bus, log }: PurgeWorld,
): () => Promise<void> {
  const waiting = makeKeySet();
  const again = makeKeySet();
  let turn: NodeJS.Timeout | undefined;
  let repeat: NodeJS.Timeout | undefined;
  let failCount = 0;

  async function send(): Promise<void> {
    const keys = waiting.take(KEYS_AT_ONCE);
    try {
      await sendPurge(purge, keys);
      if (failCount > 0) log.info({ failCount }, 'the cache in front takes changes again');
      failCount = 0;
    } catch (error) {
      waiting.add(keys);
      failCount += 1;
      if (failCount === 1)
        log.warn({ reason: reasonOf(error) }, 'the cache in front did not take a change (CDN_PURGE_URL)');
    }
  }
  const run = async () => {
    await send();
    turn = undefined;
    const wait = failCount === 0 ? 0 : Math.min(1000 * 2 ** (failCount - 1), RETRY_MAX_MS);
    if (!waiting.isEmpty()) begin(wait);
  };
  function begin(ms: number): void {
    turn ??= setTimeout(() => void run(), ms).unref();
  }
  const change = (keys: readonly string[]) => {
    waiting.add(keys);
    again.add(keys);
    begin(GATHER_MS);
    repeat ??= setTimeout(() => {
      repeat = undefined;
      waiting.add(again.take());
      begin(0);
    }, AGAIN_MS).unref();
  };

  const stops = [
    bus.subscribe('purge', (event) => change(keysOfPurge(event))),
    bus.onGap(() => change([EVERY_PAGE])),
  ];
  return async () => {
    for (const stop of stops) stop();
    clearTimeout(turn);
    clearTimeout(repeat);
    if (!waiting.isEmpty()) await send();
  };
}
