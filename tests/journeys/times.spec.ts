/** Times in the viewer's own zone, and on papers in the shop's (D10, ADR-491). */
import { become, curl, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const LIVE = '/detail/l_731n16qxby3qm3aq9e8fy66e/4';

test.describe('a viewer in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('D10: the cached page says Beijing time; the browser exchanges it for the viewer’s own, and nothing moves', async ({
    page,
    context,
    complaints,
  }) => {
    const { body } = await curl('knowledge', `${LIVE}?lang=en`);
    expect(body).toMatch(/\d{2}:\d{2} Beijing time/);
    expect(body).not.toMatch(/\d{2}:\d{2} E[SD]T/);
    await speak(context, 'en');
    await page.goto(urlOf('knowledge', LIVE));
    await untilHydrated(page);
    await expect(page.locator('main')).toContainText(/\d{2}:\d{2} E[SD]T/);
    await expect(page.locator('main')).not.toContainText('Beijing time');
    expect(complaints).toEqual([]);
  });

  test('D10: a receipt has the shop’s time, its zone and the year', async ({ page, context }) => {
    await become(page, 'knowledge', '19900000001');
    await speak(context, 'en');
    await page.goto(urlOf('knowledge', '/order/o_4fat8pl944d3xdq4u1zeknzq00'));
    await expect(page.locator('main')).toContainText(/[A-Z][a-z]{2} \d+, \d{4}, \d{2}:\d{2} Beijing time/);
  });
});

test('D10: where the viewer’s clock is the shop’s, the zone stays as the server drew it', async ({
  page,
  context,
}) => {
  await speak(context, 'cn');
  await page.goto(urlOf('knowledge', LIVE));
  const main = page.locator('main');
  await expect(main).toContainText(/\d{2}:\d{2}（北京时间）/);
  await untilHydrated(page);
  await expect(main).toContainText(/\d{2}:\d{2}（北京时间）/);
});
