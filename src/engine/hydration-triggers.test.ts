/** When a node's view is brought, and what becomes of one that cannot be fetched. */
import { describe, expect, test, vi } from 'vitest';
import type { Hydrate } from '#schemas/page/define-renderer.ts';
import { buildNode, buildView } from '../../tests/support/engine.ts';
import { createTriggers } from './hydration-triggers.ts';

const view = buildView('block', { draw: () => null });
const node = (hydrate?: Hydrate) => ({ ...buildNode('n', 'block'), ...(hydrate && { hydrate }) });

/** A page whose view is lost `failures` times; whoever asks for a moment is written down and waits for it. */
function makePage({ failures = 0, isAtHand = false } = {}) {
  let left = failures;
  const requests: string[] = [];
  const arrivals: (() => void)[] = [];
  const ask = (what: string, comes: () => void) => {
    requests.push(what);
    arrivals.push(comes);
  };
  const onFail = vi.fn<(error: unknown) => void>();
  const load = vi.fn((_kind: string) => {
    left -= 1;
    return left < 0 ? Promise.resolve(view) : Promise.reject(new Error('lost'));
  });
  const triggers = createTriggers(
    { peek: () => (isAtHand ? view : undefined), load },
    {
      whenSeen: (id, comes) => ask(`seen ${id}`, comes),
      whenIdle: (comes) => ask('idle', comes),
      whenToTryAgain: (count, comes) => ask(`again ${count}`, comes),
    },
    onFail,
  );
  return { triggers, asked: requests, come: arrivals, load, failed: onFail };
}
/** Until everything that was promised has been kept or broken. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** What came by then; a view that is still waited for is told of as such, and no test waits for it. */
const soon = (coming: unknown) => Promise.race([coming, settle().then(() => 'still waits')]);

describe('ADR-021: the moment of a node', () => {
  test.each([
    ['visible', 'seen n'],
    ['idle', 'idle'],
  ] as const)('%s: its view is fetched when that has come, and not before', async (mode, moment) => {
    const { triggers, asked, come, load } = makePage();
    const coming = triggers.hydrate(node(mode));
    await settle();
    expect([asked, load.mock.calls]).toEqual([[moment], []]);
    come[0]?.();
    expect(await soon(coming)).toBe(view);
    expect([asked, load.mock.calls]).toEqual([[moment], [['block']]]);
  });

  test.each(['visible', 'idle'] as const)('%s: a view at hand waits for it too', async (mode) => {
    const { triggers, come } = makePage({ isAtHand: true });
    const coming = triggers.hydrate(node(mode));
    expect(coming).toBeInstanceOf(Promise);
    come[0]?.();
    expect(await soon(coming)).toBe(view);
  });

  test.each(['load', undefined] as const)(
    '%s: at once, without a promise where it is at hand',
    async (mode) => {
      expect(makePage({ isAtHand: true }).triggers.hydrate(node(mode))).toBe(view);
      const { triggers, asked } = makePage();
      expect(await soon(triggers.hydrate(node(mode)))).toBe(view);
      expect(asked).toEqual([]);
    },
  );

  test('never: nothing is fetched for it, and it waits for good', async () => {
    const { triggers, asked, load } = makePage({ isAtHand: true });
    expect(await soon(triggers.hydrate(node('never')))).toBe('still waits');
    expect([asked, load.mock.calls]).toEqual([[], []]);
  });

  test('a node that is asked about twice waits once', async () => {
    const { triggers, asked } = makePage();
    const one = node('visible');
    expect(triggers.hydrate(one)).toBe(triggers.hydrate(one));
    expect(asked).toHaveLength(1);
  });
});

describe('somebody who is about to use a node', () => {
  test('ADR-021: brings it before its moment', async () => {
    const { triggers } = makePage();
    const coming = triggers.hydrate(node('visible'));
    triggers.open('n');
    expect(await soon(coming)).toBe(view);
  });

  test('ADR-021: may touch one that waits for nothing', async () => {
    const { triggers } = makePage();
    expect(() => triggers.open('n')).not.toThrow();
    const coming = triggers.hydrate(node('visible'));
    triggers.open('n');
    expect(await soon(coming)).toBe(view);
    expect(() => triggers.open('n')).not.toThrow();
  });
});

test('R13: one that is lost is fetched again, at its next moment or when somebody touches it, and told of once', async () => {
  const { triggers, asked, come, load, failed } = makePage({ failures: 3 });
  const coming = triggers.hydrate(node('load'));
  await settle();
  come[0]?.();
  await settle();
  triggers.open('n');
  await settle();
  // Each pause is longer than the one before: who waits is told how often it failed.
  expect(asked).toEqual(['again 1', 'again 2', 'again 3']);
  come[2]?.();
  expect(await soon(coming)).toBe(view);
  expect(load).toHaveBeenCalledTimes(4);
  expect(failed.mock.calls).toEqual([[new Error('lost')]]);
});
