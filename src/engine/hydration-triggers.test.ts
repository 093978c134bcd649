/** When a node's view is brought, and what becomes of one that cannot be fetched. */
import { expect, test, vi } from 'vitest';
import type { ReadyNode } from '#schemas/page/ready.ts';
import { buildNode, buildView } from '../../tests/support/engine.ts';
import { createTriggers } from './hydration-triggers.ts';

const view = buildView('block', { draw: () => null });
const NODE: ReadyNode = { ...buildNode('n', 'block'), hydrate: 'visible' };

function makePage(failures: number) {
  let left = failures;
  const calls: Record<'seen' | 'again', (() => void)[]> = { seen: [], again: [] };
  const failed = vi.fn();
  const load = vi.fn(() => {
    left -= 1;
    return left < 0 ? Promise.resolve(view) : Promise.reject(new Error('lost'));
  });
  const triggers = createTriggers(
    { peek: () => undefined, load },
    {
      whenSeen: (_id, come) => calls.seen.push(come),
      whenIdle: () => undefined,
      whenToTryAgain: (_failures, come) => calls.again.push(come),
    },
    failed,
  );
  return { triggers, calls, load, failed };
}

test('a view is fetched when its node is seen, and not before', async () => {
  const { triggers, calls, load } = makePage(0);
  const coming = triggers.hydrate(NODE);
  expect(load).not.toHaveBeenCalled();
  calls.seen[0]?.();
  expect(await coming).toBe(view);
});

test('R13: one that is lost is fetched again, at its next moment or when somebody touches it, and told of once', async () => {
  const { triggers, calls, load, failed } = makePage(3);
  const coming = triggers.hydrate(NODE);
  calls.seen[0]?.();
  await vi.waitFor(() => expect(calls.again).toHaveLength(1));
  calls.again[0]?.();
  await vi.waitFor(() => expect(calls.again).toHaveLength(2));
  triggers.open('n');
  await vi.waitFor(() => expect(calls.again).toHaveLength(3));
  calls.again[2]?.();
  expect(await coming).toBe(view);
  expect([load.mock.calls.length, failed.mock.calls.length]).toEqual([4, 1]);
});
