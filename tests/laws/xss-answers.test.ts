/** Every eleventh text of the corpus in every text a shop's data may hold; `npm run proofs -- hostile-texts` puts them all there. */
import { expect, it } from 'vitest';
import { expectHarmlessAnswers, sampleOfTexts } from '../support/hostile-pages.ts';

it('R6: no text of the sample in the data a call answers runs', async () => {
  await expect(expectHarmlessAnswers(sampleOfTexts())).resolves.toBeUndefined();
}, 300_000);
