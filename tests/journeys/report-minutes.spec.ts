/** Minutes of study by the page's own clock, told to the real server: what is sent, when, and what the server makes of it (M253-M257, R38). */
import type { Page } from '@playwright/test';
import { words } from './support/study-words.ts';
import { logInFirst } from './support/first-login.ts';
import { letIn } from './support/let-in.ts';
import { expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const SHOP = 'knowledge';
const PHONE = '19912345023';
/** The longest text of the demo. */
const LETTER = 'demo_craft_1';
const COLUMN = 'p_3e3be622c1vl6m3r8efv98f4';
const SECOND = 1000;
const HOUR = 3_600_000;
/** A second is begun on each side, and the server grants three to each report. */
const TREMBLE_S = 15;

type Report = Record<string, string>;

function reportsOf(page: Page): Report[] {
  const sentReports: Report[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/api/learn.record.push/')) return;
    const fields = [...new URLSearchParams(request.postData() ?? '')];
    sentReports.push(
      Object.fromEntries(fields.map(([name, value]) => [name.replace(/^bizData\[(.*)\]$/, '$1'), value])),
    );
  });
  return sentReports;
}

const readKeptValue = (page: Page) =>
  page.evaluate(async (lesson) => {
    const headers = { 'app-id': 'appknowledge' };
    const answer = await fetch('/api/learn.records.get/1.0.0?page_size=50', { headers });
    const { data } = await answer.json();
    return data.list.find((one: { resource_id: string }) => one.resource_id === lesson);
  }, LETTER);

test('M253, M254, M255, M256, M257, R38: a letter is reported each two minutes and at its end, never for more, and credited what truly passed @side', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(urlOf(SHOP, '/record'));
  await untilHydrated(page);
  await logInFirst(page, 'en', PHONE);
  await letIn(SHOP, COLUMN, PHONE);
  await page.clock.install();
  const sentReports = reportsOf(page);
  const buildNotices = (name: string) => sentReports.map((report) => Number(report[name]));
  const began = performance.now();
  await page.goto(urlOf(SHOP, `/learn/${LETTER}/1?product_id=${COLUMN}&product_type=6`));
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByText(words.en.saved)).toBeVisible();

  // Each two minutes, and not before: what passes here while the page is drawn is less than ten seconds of them.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1));
  await page.clock.runFor(100 * SECOND);
  expect(sentReports).toEqual([]);
  await page.clock.runFor(20 * SECOND);
  await expect.poll(() => buildNotices('stay_time')).toEqual([120]);
  expect(sentReports[0]).toMatchObject({
    resource_id: LETTER,
    resource_type: '1',
    product_id: COLUMN,
    is_first: '1',
    agent_type: '3',
    content_app_id: 'appknowledge',
    alive_type: '0',
    alive_state: '0',
  });

  // The end is a point of progress: told once, and locked while the reader stays there.
  await page.getByRole('article').evaluate((one) => one.scrollIntoView({ block: 'end' }));
  await page.clock.runFor(5 * SECOND);
  await expect.poll(() => buildNotices('learn_progress').slice(1)).toEqual([100]);
  await page.clock.runFor(100 * SECOND);
  expect(sentReports).toHaveLength(2);
  // The stay began anew with that report.
  await page.clock.runFor(20 * SECOND);
  await expect.poll(() => buildNotices('stay_time').slice(2)).toEqual([120]);

  // An hour asleep is two minutes at most.
  await page.clock.fastForward(HOUR);
  await expect.poll(() => buildNotices('stay_time').slice(3)).toEqual([120]);

  // Read to its end, in the time that passed on the server's clock.
  await expect(page.getByText(words.en.saved)).toBeVisible();
  const record = await readKeptValue(page);
  const passTime = (performance.now() - began) / SECOND;
  expect(record).toMatchObject({ product_id: COLUMN, max_learn_progress: 100, is_finish: 1 });
  expect(record.stay_time).toBeLessThanOrEqual(passTime + TREMBLE_S);
  expect(buildNotices('stay_time').reduce((sum, one) => sum + one, 0)).toBeGreaterThan(360);
});
