/** Every text of the corpus in every string a merchant may write: the page stays as harmless as without it. */
import { expect, it } from 'vitest';
import { allTexts, expectHarmlessTexts } from '../support/hostile-pages.ts';

it('R2, R4, R5, R6: no text in any string of any page block runs, accepted or salvaged', async () => {
  await expect(expectHarmlessTexts(allTexts())).resolves.toBeUndefined();
}, 900_000);
