/** A page that waits for a live asks again, and sees it begin. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EngineProvider } from '#engine/provider.tsx';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { buildEngine } from '../../../tests/support/engine.ts';
import { useLiveFacts } from './use-live-facts.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const START = 1_800_000_000;
const TOLD = { alive_state: LIVE_STATE.notStarted, start_ts: START, is_lookback: false, lookback_end_ts: 0 };

function draw(secondsBefore: number, alive: () => number) {
  vi.useFakeTimers();
  let requestCount = 0;
  const call: Caller = () => {
    requestCount += 1;
    const data = { live: { ...TOLD, alive_state: alive() } };
    return Promise.resolve(JSON.parse(JSON.stringify({ ok: true, data })));
  };
  const now = () => (START - secondsBefore) * 1000;
  const engine = { ...buildEngine([], { mode: 'live', call, now }) };
  const onChange = vi.fn();
  engine.events.on('access:changed', onChange);
  const Waiting = () => <p>{useLiveFacts({ id: 'l_1', type: 4 }, TOLD).alive_state}</p>;
  render(
    <EngineProvider engine={engine}>
      <Waiting />
    </EngineProvider>,
  );
  return { asked: () => requestCount, changed: onChange };
}
/** What asks is brought with the first question. */
const wait = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
  });

test('ADR-489: near the start it asks each ten seconds, and says once that the room has begun', async () => {
  let alive: number = LIVE_STATE.notStarted;
  const { asked, changed } = draw(60, () => alive);
  await wait(10_000);
  expect([asked(), changed.mock.calls.length]).toEqual([1, 0]);
  alive = LIVE_STATE.live;
  await wait(10_000);
  expect(screen.getByText(String(LIVE_STATE.live))).toBeTruthy();
  expect(changed).toHaveBeenCalledOnce();
  await wait(120_000);
  expect(asked()).toBe(2);
});

test('ADR-489: far from the start it asks once a minute', async () => {
  const { asked } = draw(3_600, () => LIVE_STATE.notStarted);
  await wait(59_000);
  expect(asked()).toBe(0);
  await wait(1_000);
  expect(asked()).toBe(1);
});
