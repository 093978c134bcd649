/** Banners stored before slides had words still draw. */
import { describe, expect, it } from 'vitest';
import { readBlock } from '../../../tests/support/draw-block.tsx';
import old from './fixtures/banner-v1.json' with { type: 'json' };

describe('stored banners of version 1', () => {
  it('R2: a real old node becomes slides, with its height by name and its stillness kept', () => {
    const { node, faults } = readBlock({ kind: 'banner', v: 1, props: old });
    expect(faults).toEqual([]);
    expect(node?.props).toMatchObject({
      slides: [{ image: '/demo/covers/photo-camp.svg' }, { image: 'https://cdn.example.com/autumn.webp' }],
      height: 'short',
      seconds: 0,
      width: 'full',
    });
    expect(node?.props).not.toHaveProperty('images');
    expect(node?.props).not.toHaveProperty('autoplay');
  });

  it.each([
    [{ images: ['/a.svg'] }, 'standard', 6],
    [{ images: ['/a.svg'], height: 379, autoplay: true }, 'short', 6],
    [{ images: ['/a.svg'], height: 380 }, 'standard', 6],
    [{ images: ['/a.svg'], height: 500, autoplay: false }, 'tall', 0],
  ])('R2: %j becomes a %s banner that stays %i seconds', (props, height, seconds) => {
    expect(readBlock({ kind: 'banner', v: 1, props }).node?.props).toMatchObject({ height, seconds });
  });

  it('R2: an old node without a picture is reported and not drawn', () => {
    const { node, faults } = readBlock({ kind: 'banner', v: 1, props: { images: 'none' } });
    expect(node?.broken).toBe('invalid-props');
    expect(faults.length).toBeGreaterThan(0);
  });
});
