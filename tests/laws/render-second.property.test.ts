/** 5,000 more documents made from the schemas and then damaged, in a file of their own so that they are drawn beside the first. */
import { expect, it } from 'vitest';
import { expectNeighboursKept } from '../support/neighbours.ts';

it('R2: 5,000 more generated and damaged documents each give a whole page with both neighbours', async () => {
  await expect(expectNeighboursKept(5_000, 20261123)).resolves.toBeUndefined();
}, 600_000);
