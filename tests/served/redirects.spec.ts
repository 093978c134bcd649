/**
 * Hostile wishes of where to go next, each kind at each door of the server that sends a browser somewhere (requirement 10);
 * `npm run proofs -- redirects` says three hundred at each.
 */
import { DOORS, expectOwnAnswer, expectToStay, isMostlyPage } from '../journeys/support/redirect-doors.ts';
import { expect, test } from '../journeys/support/storefront.ts';
import { aThird } from '../support/in-turn.ts';
import { REDIRECT_KINDS } from '../support/redirect-corpus.ts';

for (const [turn, door] of DOORS.entries())
  test(`R10: no wish leaves the site by the ${door[0]}`, async () => {
    // Where the answer is a page each takes as long as one.
    const kinds = isMostlyPage(door[0]) ? aThird(REDIRECT_KINDS, turn) : REDIRECT_KINDS;
    await expect(expectToStay(door, kinds)).resolves.toBeUndefined();
  });

test('R10: an address that begins like another host is answered by this one', async () => {
  await expect(expectOwnAnswer(REDIRECT_KINDS)).resolves.toBeUndefined();
});
