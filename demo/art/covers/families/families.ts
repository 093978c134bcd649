/** The six pattern families by name. */
import { arcs } from './arcs.ts';
import { contour } from './contour.ts';
import type { Family } from './family.ts';
import { grid } from './grid.ts';
import { letters } from './letters.ts';
import { paper } from './paper.ts';
import { waves } from './waves.ts';

export const FAMILIES = { arcs, grid, waves, paper, contour, letters } as const satisfies Record<
  string,
  Family
>;
export type FamilyName = keyof typeof FAMILIES;
