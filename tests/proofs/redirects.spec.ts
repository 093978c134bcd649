/** Three hundred hostile wishes at every door of the server, and in both parameters of a login in Chromium (requirements 10 and 11). */
import { DOORS, expectOwnAnswer, expectToStay } from '../journeys/support/redirect-doors.ts';
import { LOGIN_WISHES, logInTowards, strayRequests } from '../journeys/support/redirects.ts';
import { expect, test } from '../journeys/support/storefront.ts';
import { REDIRECT_SAMPLE } from '../support/redirect-corpus.ts';

/** A merchant's browser may log in about sixty times a minute. */
const MINUTES = 30;

test('R10, R11: none of three hundred wishes leads off the site after a login', async ({ page }) => {
  test.setTimeout(MINUTES * 60_000);
  const strays = await strayRequests(page);
  for (const parameter of LOGIN_WISHES)
    await logInTowards(
      page,
      REDIRECT_SAMPLE.map((text) => ({ parameter, text })),
    );
  expect(strays).toEqual([]);
});

for (const door of DOORS)
  test(`R10: none of three hundred wishes leaves the site by the ${door[0]}`, async () => {
    await expect(expectToStay(door, REDIRECT_SAMPLE)).resolves.toBeUndefined();
  });

test('R10: an address that begins like another host is answered by this one', async () => {
  await expect(expectOwnAnswer(REDIRECT_SAMPLE)).resolves.toBeUndefined();
});
