/**
 * Hostile wishes of where to go next, each kind at each door of the server that sends a browser somewhere (requirement 10);
 * `npm run proofs -- redirects` says three hundred at each.
 */
import { DOORS, expectOwnAnswer, expectToStay } from '../journeys/support/redirect-doors.ts';
import { expect, test } from '../journeys/support/storefront.ts';
import { REDIRECT_KINDS } from '../support/redirect-corpus.ts';

for (const door of DOORS)
  test(`R10: no wish leaves the site by the ${door[0]}`, async () => {
    await expect(expectToStay(door, REDIRECT_KINDS)).resolves.toBeUndefined();
  });

test('R10: an address that begins like another host is answered by this one', async () => {
  await expect(expectOwnAnswer(REDIRECT_KINDS)).resolves.toBeUndefined();
});
