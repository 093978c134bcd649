/** The second half of the corpus in every text a shop's data may hold: the page stays as harmless as without it. */
import { expect, it } from 'vitest';
import { expectHarmlessAnswers, halfOf } from '../support/hostile-pages.ts';

it('R6: no payload of the second half in the data a call answers runs', async () => {
  await expect(expectHarmlessAnswers(halfOf('second'))).resolves.toBeUndefined();
}, 900_000);
