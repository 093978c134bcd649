/** Which landscapes the demo shops show, and in which light. */
import type { Landscape } from './landscape.ts';

export const PHOTOS = {
  /** A banner: the left is quiet, where the words stand. */
  'lake-evening': {
    seed: 41,
    width: 1920,
    height: 1080,
    zenith: [44, 58, 92],
    horizon: [236, 150, 104],
    glow: [255, 196, 120],
    sun: [0.73, 0.455],
    sunSize: 0.034,
    ground: [22, 28, 44],
    ridges: 4,
    skyline: 0.46,
    shore: 0.62,
  },
  'harbour-morning': {
    seed: 77,
    width: 1600,
    height: 900,
    zenith: [120, 168, 190],
    horizon: [226, 234, 226],
    glow: [255, 244, 214],
    sun: [0.68, 0.3],
    sunSize: 0.03,
    ground: [24, 74, 84],
    ridges: 4,
    skyline: 0.42,
    shore: 0.58,
  },
} as const satisfies Record<string, Landscape>;
