/** Every text of the corpus in every text a shop's data may hold: the page stays as harmless as without it. */
import { expect, it } from 'vitest';
import { allTexts, expectHarmlessAnswers } from '../support/hostile-pages.ts';

it('R6: no text in the data a call answers runs', async () => {
  await expect(expectHarmlessAnswers(allTexts())).resolves.toBeUndefined();
}, 900_000);
