/** Documents made from the schemas and then damaged, opened in Chromium; `npm run proofs -- hydration` opens 500. */
import { hydrationFaults, madeDocuments } from './support/hydration.ts';
import { expect, test } from './support/storefront.ts';

const DOCUMENTS = 24;

test(`R2: ${DOCUMENTS} generated documents hydrate to what the server sent`, async ({ page }) => {
  expect(await hydrationFaults(page, await madeDocuments(DOCUMENTS))).toEqual([]);
});
