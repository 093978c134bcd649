/** Addresses nobody should type: never a blank page, never a fault of the server (requirement 9). */
import { curl, expect, hydrated, test, textOfHtml, urlOf } from './support/storefront.ts';

const PATHS = [
  '/%',
  '/%E0%A4%A',
  '/page/%',
  '/page/%ff%fe',
  '/page/%00',
  '/detail/%c0%af/3',
  '/search/%',
  '/search/%E4%BD',
  '/all/%zz',
  '/p/pc/zone/%',
  '/noPermissions/%',
  '/?jumpfrom=%',
  '/login?jumpfrom=%E0%A4%A',
  '/shopBlocked?shop_state=%&page_type=%',
  '/page/..%2f..%2fetc%2fpasswd',
  `/search/${'a'.repeat(3_000)}`,
  '/page/constructor',
  '/page/__proto__',
  '//example.com/',
];

for (const path of PATHS) {
  test(`R9: ${path.slice(0, 50)} answers with a page`, async () => {
    const { status, headers, body } = await curl('knowledge', path);
    expect(status).toBeLessThan(500);
    if (status >= 300 && status < 400) {
      expect(new URL(String(headers['location']), 'http://knowledge.localhost').hostname).toBe(
        'knowledge.localhost',
      );
    } else {
      expect(headers['content-type']).toContain('text/html');
      expect(textOfHtml(body).trim().length).toBeGreaterThan(10);
    }
  });
}

test('R9: a click on an address that cannot be read goes to the server, which answers with a page', async ({
  page,
  complaints,
}) => {
  await page.goto(urlOf('knowledge'));
  await hydrated(page);
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
