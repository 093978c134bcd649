/**
 * 500 documents made from the schemas and then damaged, drawn by the storefront's own server door: never blank, never
 * thrown, the sound neighbours word for word where they were (requirement 2). `npm run proofs -- documents` draws 10,000.
 */
import { expect, it } from 'vitest';
import { drawHome } from '../support/draw-home.ts';
import { AFTER, expectNeighboursKept } from '../support/neighbours.ts';

it('R2: 500 generated and damaged documents each give a whole page with both neighbours', async () => {
  await expect(expectNeighboursKept(500, 20261121)).resolves.toBeUndefined();
}, 300_000);

it('R2: a shopper sees nothing in place of a block that cannot be drawn', async () => {
  const unknown = { id: 'gone', kind: 'no-such-kind', v: 1, props: {} };
  const { outcome, reports } = await drawHome([unknown, AFTER]);
  expect(outcome.html).not.toContain('data-broken');
  expect(outcome.html).not.toContain('no-such-kind');
  expect(reports).toEqual(['A node could not be drawn: unknown-kind']);
});
