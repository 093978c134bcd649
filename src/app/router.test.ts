/** The router before its library is there: what is fetched ahead may fail, what is asked for may not. */
import { describe, expect, test, vi } from 'vitest';
import { LostPart } from './chunk-failure.ts';
import { createAppRouter } from './router.ts';

const readLoss = () => Promise.reject(new LostPart('no such file'));
/** Until everything that was promised has been kept or broken. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

function open() {
  const onFail = vi.fn<(url: string, error: unknown) => void>();
  const bring = vi.fn(readLoss);
  const load = vi.fn();
  return { failed: onFail, bring, load, router: createAppRouter('first', { load, onError: onFail }, bring) };
}

describe('a library that cannot be fetched', () => {
  test('M48: fetched ahead, it disturbs nobody', async () => {
    const { router, failed, bring } = open();
    router.prepare();
    await settle();
    expect([bring.mock.calls.length, failed.mock.calls.length]).toEqual([1, 0]);
  });

  test('M48: wanted by a navigation, it is asked for once more, and the address is told', async () => {
    const { router, failed, bring } = open();
    router.prepare();
    await settle();
    router.go('/page/a');
    await vi.waitFor(() => expect(failed).toHaveBeenCalledWith('/page/a', expect.any(LostPart)));
    expect(bring).toHaveBeenCalledTimes(2);
  });
});
