/** A preview link in a browser: a draft through other eyes at another time, inside and out again (D43). */
import type { Page } from '@playwright/test';
import { openSecrets } from '#server/kernel/config/secrets.ts';
import { axeOf } from './support/axe.ts';
import { expect, untilHydrated, test, urlOf } from './support/storefront.ts';

const SHOP = 'knowledge';

interface FrameMessage {
  url: string;
  items: readonly { hash: string }[];
}

async function ask(path: string, body: object): Promise<FrameMessage> {
  const { consoleToken } = openSecrets({ dataDir: process.env['JOURNEY_DATA_DIR'] ?? '' });
  const answer = await fetch(new URL(path, urlOf('')), {
    method: 'POST',
    headers: { authorization: `Bearer ${consoleToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { code, data } = (await answer.json()) as { code: number; data: FrameMessage };
  expect(code).toBe(0);
  return data;
}

const DAY = Date.UTC(2030, 5, 1) / 1000;
const title = (id: string, text: { cn: string; en: string }, when: object) => ({
  id,
  kind: 'title-bar',
  v: 1,
  props: { title: text },
  when,
});

/** A page nobody has published: one block of that day, one of today, one for learners, one broken. */
async function draft(id: string): Promise<void> {
  const main = [
    title('dated', { cn: '那一天', en: 'That day' }, { from: DAY - 60 }),
    title('today', { cn: '今天', en: 'Today' }, { to: DAY - 60 }),
    title('trained', { cn: '任务', en: 'Tasks are on' }, { can: 'myTasks' }),
    title('inside', { cn: '学员好', en: 'Hello learner' }, { login: 'in' }),
    { id: 'broken', kind: 'no-such-kind', v: 1, props: {} },
  ];
  const body = {
    schema_version: 1,
    id,
    kind: 'micro',
    title: { cn: '草稿', en: 'A draft' },
    regions: { main },
  };
  const namedDocument = { shop: SHOP, kind: 'page', id };
  const { items } = await ask('/api/console.draft.list/1.0.0', { shop: SHOP, q: id });
  await ask('/api/console.draft.save/1.0.0', { ...namedDocument, body, base: items[0]?.hash ?? '' });
}

const bar = (page: Page) => page.locator('.preview-bar');

test('D43: a draft as a learner of a training shop, in English, on another day', async ({
  page,
  complaints,
}) => {
  const id = 'journey-preview';
  await draft(id);
  const { url } = await ask('/api/console.preview.create/1.0.0', {
    shop: SHOP,
    path: `/page/${id}`,
    view_as: { variant: 'training', role: 'learner', locale: 'en', date: DAY },
  });
  await page.goto(url);
  await untilHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  for (const text of ['That day', 'Tasks are on', 'Hello learner'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText('Today', { exact: true })).toHaveCount(0);
  await expect(page.locator('[data-broken="unknown-kind"]')).toBeVisible();
  await expect(bar(page)).toContainText('drafts');
  await expect(bar(page)).toContainText('training shop');
  await expect(bar(page)).toContainText('Jun 1, 2030, 08:00 Beijing time');

  // The first stop of the keyboard is the way out.
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link')).toBeFocused();
  const foundResults = await axeOf(page).include('.preview-bar').analyze();
  expect(foundResults.violations).toEqual([]);

  // Whatever is followed stays inside.
  await page.locator('header').getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/\/\?preview=/);
  await untilHydrated(page);
  await expect(bar(page)).toContainText('learner');
  await bar(page).getByRole('link', { name: 'Leave preview' }).click();
  await expect(page).toHaveURL(new URL('/', url).href);
  await expect(bar(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('D43: without a link there is no such page, and a link of yesterday says what it is', async ({
  page,
}) => {
  const id = 'journey-unseen';
  await draft(id);
  const answer = await page.goto(urlOf(SHOP, `/page/${id}`));
  expect(answer?.status()).toBe(404);
  await page.goto(urlOf(SHOP, '/?preview=of-yesterday'));
  await expect(bar(page)).toContainText('预览链接无效');
  await bar(page).getByRole('link').click();
  await expect(bar(page)).toHaveCount(0);
});

test('D43: a visitor without scripts sees the draft too', async ({ browser }) => {
  const id = 'journey-no-script';
  await draft(id);
  const { url } = await ask('/api/console.preview.create/1.0.0', { shop: SHOP, path: `/page/${id}` });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  await expect(page.getByText('今天', { exact: true })).toBeVisible();
  await expect(page.getByText('学员好')).toHaveCount(0);
  await expect(bar(page).getByRole('link')).toBeVisible();
  await context.close();
});
