/** 10,000 documents made from the schemas and then damaged, each drawn to a whole page with both neighbours (requirement 2). */
import { expect, it } from 'vitest';
import { expectNeighboursKept } from '../support/neighbours.ts';

it.each([20261121, 20261123])(
  'R2: 5,000 generated and damaged documents of seed %i each give a whole page with both neighbours',
  async (seed) => {
    await expect(expectNeighboursKept(5_000, seed)).resolves.toBeUndefined();
  },
  600_000,
);
