/** The clock views count by: the server's moment first, then its seconds, whatever the visitor's clock says. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildEngine } from '../../tests/support/engine.ts';
import { EngineProvider } from './provider.tsx';
import { useServerNow } from './server-now.ts';

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
const shown = () => Number(screen.getByRole('status').textContent) - SERVER / 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: SERVER - DAY_MS });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('R62: moves each second by the server’s clock, though the visitor’s is a day behind', async () => {
  render(tree());
  expect(shown()).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(shown()).toBe(3);
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
  expect(shown()).toBe(90);
  await act(() => Promise.resolve(root.unmount()));
  host.remove();
  vi.unstubAllGlobals();
});

test('D36: stops asking once the moment it waits for has come', async () => {
  render(tree(SERVER / 1000 + 2));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(shown()).toBe(2);
  expect(vi.getTimerCount()).toBe(0);
});
