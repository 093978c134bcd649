/** How stored banners of earlier versions become today's. */
import type { PropsMigration } from '#schemas/page/define-renderer.ts';

/** Heights version 1 kept in pixels, and the name each falls under. */
const HEIGHTS = [
  { below: 380, name: 'short' },
  { below: 500, name: 'standard' },
  { below: Infinity, name: 'tall' },
] as const;

function heightName(pixels: unknown): string {
  const height = typeof pixels === 'number' ? pixels : 440;
  return HEIGHTS.find((row) => height < row.below)?.name ?? 'standard';
}

export const migrations: PropsMigration[] = [
  {
    to: 2,
    why: 'Version 1 held bare addresses in `images`, one height in pixels and a switch for moving by itself. Slides carry their own words and link.',
    up: ({ images, height, autoplay, ...rest }) => ({
      ...rest,
      slides: Array.isArray(images) ? images.map((image: unknown) => ({ image })) : [],
      height: heightName(height),
      seconds: autoplay === false ? 0 : 6,
    }),
  },
];
