/** Where views come from in a browser: chunk by chunk, each fetched once, from the table its kind stands in. */
import { describe, expect, test, vi } from 'vitest';
import { buildView } from '../../tests/support/engine.ts';
import { eagerViews, lazyViews } from './view-source.ts';

const banner = buildView('banner', { draw: () => null });
const exam = buildView('exam', { draw: () => null });

/** A first table with the banner; the exam stands in one that is fetched when it is wanted. */
function open() {
  const loadBanner = vi.fn(() => Promise.resolve({ default: banner }));
  const further = vi.fn((_kind: string) =>
    Promise.resolve({ viewLoaders: new Map([['exam', () => Promise.resolve({ default: exam })]]) }),
  );
  return { loadBanner, further, views: lazyViews(new Map([['banner', loadBanner]]), further) };
}

describe('views chunk by chunk', () => {
  test('ADR-021: a view is not at hand before it was brought, and is from then on', async () => {
    const { views, loadBanner } = open();
    expect(views.peek('banner')).toBeUndefined();
    expect(loadBanner).not.toHaveBeenCalled();
    expect(await views.load('banner')).toBe(banner);
    expect(views.peek('banner')).toBe(banner);
  });

  test('ADR-021: many nodes of one kind share one fetch, during it and after', async () => {
    const { views, loadBanner } = open();
    const coming = views.load('banner');
    expect(views.load('banner')).toBe(coming);
    await coming;
    expect(await views.load('banner')).toBe(banner);
    expect(loadBanner).toHaveBeenCalledTimes(1);
  });

  test('ADR-310: a kind of the first table needs no other, a further screen has its table fetched', async () => {
    const { views, further } = open();
    await views.load('banner');
    expect(further).not.toHaveBeenCalled();
    expect(await views.load('exam')).toBe(exam);
    expect(further.mock.calls).toEqual([['exam']]);
    expect(views.peek('exam')).toBe(exam);
  });

  test.each(['constructor', '__proto__', 'nobody-knows'])(
    'R3: the kind %s has no view, wherever it is looked for',
    async (kind) => {
      expect(await open().views.load(kind)).toBeUndefined();
      expect(await lazyViews(new Map()).load(kind)).toBeUndefined();
    },
  );

  test('R13: a chunk that was lost is asked for again', async () => {
    const loadBanner = vi
      .fn()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValueOnce({ default: banner });
    const views = lazyViews(new Map([['banner', loadBanner]]));
    await expect(views.load('banner')).rejects.toThrow('lost');
    expect(views.peek('banner')).toBeUndefined();
    expect(await views.load('banner')).toBe(banner);
  });
});

test('R3: on the server every view is at hand, and what nobody registered is nothing', async () => {
  const views = eagerViews(new Map([['banner', banner]]));
  expect([views.peek('banner'), await views.load('banner')]).toEqual([banner, banner]);
  expect([views.peek('constructor'), await views.load('constructor')]).toEqual([undefined, undefined]);
});
