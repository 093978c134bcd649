/** The clock views count by: the server's moment first, then its seconds, whatever the visitor's clock says. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildEngine } from '../../tests/support/engine.ts';
import { EngineProvider } from './provider.tsx';
import { useServerNow, useServerNowUntil } from './server-now.ts';

const SERVER = Date.UTC(2026, 10, 1, 4);
const DAY_MS = 86_400_000;

function Seconds({ until }: { until?: number }) {
  return <output>{useServerNow(until)}</output>;
}

/** An engine whose visitor's clock is off by a day and whose page was drawn at `SERVER`. */
function tree(until?: number) {
  const skew = SERVER - Date.now();
  const engine = buildEngine([], { now: () => Date.now() + skew, drawnAt: SERVER });
  return (
    <EngineProvider engine={engine}>
      {until === undefined ? <Seconds /> : <Seconds until={until} />}
    </EngineProvider>
  );
}
const readShownValue = () => Number(screen.getByRole('status').textContent) - SERVER / 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: SERVER - DAY_MS });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('R62: moves each second by the server’s clock, though the visitor’s is a day behind', async () => {
  render(tree());
  expect(readShownValue()).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(readShownValue()).toBe(3);
});

test('R62: a sleeping part hydrates with the moment the server drew, then catches up', async () => {
  const element = tree();
  const host = document.createElement('div');
  host.append(new DOMParser().parseFromString(renderToString(element), 'text/html').body.firstChild ?? '');
  document.body.append(host);
  await vi.advanceTimersByTimeAsync(90_000);
  const faults: unknown[] = [];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = await act(() =>
    Promise.resolve(hydrateRoot(host, element, { onRecoverableError: (error) => faults.push(error) })),
  );
  expect(faults).toEqual([]);
  expect(readShownValue()).toBe(90);
  await act(() => Promise.resolve(root.unmount()));
  host.remove();
  vi.unstubAllGlobals();
});

test('R62: the server draws the moment it is, or the one it was told', () => {
  const seconds = (drawnAt?: number) =>
    renderToString(
      <EngineProvider engine={buildEngine([], { now: () => SERVER, ...(drawnAt && { drawnAt }) })}>
        <Seconds />
      </EngineProvider>,
    );
  expect(seconds()).toBe(`<output>${SERVER / 1000}</output>`);
  expect(seconds(SERVER - 5_000)).toBe(`<output>${SERVER / 1000 - 5}</output>`);
});

test('R62: a second passes when the server’s does, not one after the page was opened', async () => {
  const now = vi.fn(() => Date.now() + DAY_MS + 250);
  const engine = buildEngine([], { now });
  render(
    <EngineProvider engine={engine}>
      <Seconds />
    </EngineProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(749));
  expect(readShownValue()).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(readShownValue()).toBe(1);
  // Nor is the clock looked at in between: a page may count a hundred offers down.
  expect(now.mock.calls.length).toBeLessThan(20);
});

test('R60: a part that leaves takes its timer with it', async () => {
  const { unmount } = render(tree());
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('D36: a moment that is put off is counted to anew', async () => {
  const engine = buildEngine([], { now: () => Date.now() + DAY_MS });
  const counting = (until: number) => (
    <EngineProvider engine={engine}>
      <Seconds until={SERVER / 1000 + until} />
    </EngineProvider>
  );
  const { rerender } = render(counting(1));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(readShownValue()).toBe(1);
  rerender(counting(8));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(readShownValue()).toBe(8);
});

describe('a moment that is waited for', () => {
  const engine = buildEngine([], { now: () => Date.now() + DAY_MS });
  let passedNumbers: number[] = [];
  const note = () => passedNumbers.push((engine.now() - SERVER) / 1000);
  function Until({ at }: { at: number }) {
    return <output>{useServerNowUntil(SERVER / 1000 + at, note)}</output>;
  }
  const until = (at: number) => (
    <EngineProvider engine={engine}>
      <Until at={at} />
    </EngineProvider>
  );
  beforeEach(() => {
    passedNumbers = [];
  });

  test('R62: is told of in the second it is there, once', async () => {
    render(until(2));
    await act(() => vi.advanceTimersByTimeAsync(1_999));
    expect(passedNumbers).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(passedNumbers).toEqual([2]);
    expect(readShownValue()).toBe(2);
  });

  test('R62: is told of at once where it is over', () => {
    render(until(-60));
    expect(passedNumbers).toEqual([0]);
  });

  test('R62: is told of again where another follows it', async () => {
    const { rerender } = render(until(1));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    rerender(until(3));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(passedNumbers).toEqual([1, 3]);
  });
});

test('D36: stops asking once the moment it waits for has come', async () => {
  render(tree(SERVER / 1000 + 2));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(readShownValue()).toBe(2);
  expect(vi.getTimerCount()).toBe(0);
});
