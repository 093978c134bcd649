/** A link whose address cannot be read (requirement 9); what the server answers to such addresses is tests/served/malformed.spec.ts. */
import { expect, untilHydrated, test, urlOf } from './support/storefront.ts';

test('R9: a click on an address that cannot be read goes to the server, which answers with a page', async ({
  page,
  complaints,
}) => {
  await page.goto(urlOf('knowledge'));
  await untilHydrated(page);
  await page.evaluate(() => {
    Reflect.set(globalThis, 'stillHere', true);
    const anchor = document.createElement('a');
    anchor.setAttribute('href', '/page/%E0%A4%A');
    anchor.textContent = 'broken';
    document.querySelector('main')?.prepend(anchor);
  });
  await page.getByRole('link', { name: 'broken' }).click();
  await expect.poll(() => page.evaluate((): unknown => Reflect.get(globalThis, 'stillHere'))).toBeUndefined();
  await expect(page.locator('main')).not.toBeEmpty();
  expect(complaints.filter((line) => !line.includes('404'))).toEqual([]);
});
