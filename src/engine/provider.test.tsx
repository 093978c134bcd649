/** What views may ask of the engine around them: the shop, the address, and who came or went. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildEngine } from '../../tests/support/engine.ts';
import type { Engine } from './engine.ts';
import { EngineProvider, useAuthChanged, useBoot, useEngine, usePath } from './provider.tsx';
import { settable } from './store.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const within = (engine: Engine, child: React.ReactNode) => (
  <EngineProvider engine={engine}>{child}</EngineProvider>
);

function Path() {
  return <output>{usePath()}</output>;
}
function Hearing({ onChange: change }: { onChange: (isIn: boolean) => void }) {
  useAuthChanged(change);
  return null;
}

test('a view drawn outside of any engine says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Stray = () => useEngine().locale;
  expect(() => render(<Stray />)).toThrow('A view was drawn outside an EngineProvider');
});

test('M163: a view reads the shop from the boot of its page', () => {
  const engine = buildEngine([]);
  const Shop = () => <output>{useBoot().info.app_id}</output>;
  render(within(engine, <Shop />));
  expect(screen.getByRole('status').textContent).toBe(engine.boot.info.app_id);
});

test('M77: the address shown follows the window', () => {
  const path = settable('/');
  render(within(buildEngine([], { path }), <Path />));
  expect(screen.getByRole('status').textContent).toBe('/');
  act(() => path.set('/record'));
  expect(screen.getByRole('status').textContent).toBe('/record');
});

test('D62: what polls hears who came and went, by its latest ear, until it leaves', () => {
  const engine = buildEngine([]);
  const [first, then] = [vi.fn<(isIn: boolean) => void>(), vi.fn<(isIn: boolean) => void>()];
  const { rerender, unmount } = render(within(engine, <Hearing onChange={first} />));
  engine.events.emit('auth:changed', { isIn: true });
  rerender(within(engine, <Hearing onChange={then} />));
  engine.events.emit('auth:changed', { isIn: false });
  unmount();
  engine.events.emit('auth:changed', { isIn: true });
  expect([first.mock.calls, then.mock.calls]).toEqual([[[true]], [[false]]]);
});
