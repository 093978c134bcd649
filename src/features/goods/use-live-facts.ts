/** How a live stands that somebody waits for: asked for again until it begins, so that its page follows (ADR-489). */
import { useState } from 'react';
import { useEngine } from '#engine/provider.tsx';
import type { LiveFacts } from '#schemas/content/detail.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { MINUTE_MS, msOf, SECOND_MS } from '#schemas/time.ts';
import { useEvery } from '#ui/use-every.ts';
import type { askLiveFacts } from './ask-live-facts.ts';

/** From so long before the start it is asked often. */
const NEAR_MS = 5 * MINUTE_MS;
const OFTEN_MS = 10 * SECOND_MS;

/** Most goods are no lives that somebody waits for, so what asks is brought with the first question. */
const ask: typeof askLiveFacts = (engine, goods) =>
  import('./ask-live-facts.ts').then((part) => part.askLiveFacts(engine, goods));

/** @param initial what came with the page; parts that ask for the person ask again once it has changed */
export function useLiveFacts(goods: { id: string; type: number }, initial: LiveFacts): LiveFacts {
  const engine = useEngine();
  const [newer, setNewer] = useState<{ of: string; live: LiveFacts }>();
  const live = newer?.of === goods.id ? newer.live : initial;
  const isWaiting = engine.mode === 'live' && live.alive_state === LIVE_STATE.notStarted;
  const isNear = msOf(live.start_ts) - engine.now() < NEAR_MS;
  useEvery(isWaiting ? (isNear ? OFTEN_MS : MINUTE_MS) : undefined, () => {
    if (document.hidden) return;
    void ask(engine, goods).then(
      (next) => {
        if (next === undefined) return;
        setNewer({ of: goods.id, live: next });
        if (next.alive_state !== live.alive_state) engine.events.emit('access:changed', {});
      },
      () => undefined,
    );
  });
  return live;
}
