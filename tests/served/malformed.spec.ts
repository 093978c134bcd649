/** Addresses nobody should type: never a blank page, never a fault of the server (requirement 9). */
import { curl, expect, test, textOfHtml } from '../journeys/support/storefront.ts';

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
