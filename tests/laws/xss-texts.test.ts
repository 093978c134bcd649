/** Every eleventh text of the corpus in every string a merchant may write; `npm run proofs -- hostile-texts` writes them all. */
import { expect, it } from 'vitest';
import { expectHarmlessTexts, sampleOfTexts } from '../support/hostile-pages.ts';

it('R2, R4, R5, R6: no text of the sample in any string of any page block runs, accepted or salvaged', async () => {
  await expect(expectHarmlessTexts(sampleOfTexts())).resolves.toBeUndefined();
}, 300_000);
