/** Searching a shop: boxes, results, tabs, history, the other kind of shop, with script and without; what is found is tests/served/search.spec.ts. */
import type { Locator, Page } from '@playwright/test';
import { curl, expect, untilHydrated, quiet, speak, test, urlOf } from './support/storefront.ts';

const searchOf = (text: string) => `/search/${encodeURIComponent(text)}`;
const screen = (page: Page) => page.locator('[data-kind="results"]');
/** A box is a combobox once its suggestions have come. */
const boxIn = (place: Locator) => place.getByRole('searchbox').or(place.getByRole('combobox'));
const box = (page: Page) => boxIn(screen(page));
const titles = (page: Page) =>
  screen(page)
    .getByRole('list', { name: /搜索结果|Search results/ })
    .getByRole('heading');

test('M32, D92: what is typed in the navbar leads to its results, marked, counted and by type', async ({
  page,
  complaints,
}) => {
  await page.goto(urlOf(''));
  await untilHydrated(page);
  await page.keyboard.press('/');
  await page.keyboard.type('写作');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(urlOf('', searchOf('写作')));
  await expect(page).toHaveTitle(/^“写作”的搜索结果/);
  await expect(box(page)).toHaveValue('写作');
  await expect(titles(page).locator('mark').first()).toHaveText('写作');
  const count = await titles(page).count();
  await expect(screen(page).getByText(`共 ${count} 个结果`)).toHaveAttribute('role', 'status');
  const tab = screen(page).getByRole('navigation', { name: '内容类型' }).getByRole('link').nth(1);
  const of = Number((await tab.innerText()).match(/\d+$/)?.[0]);
  await tab.click();
  await expect(page).toHaveURL(/\?type=\d+$/);
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(titles(page)).toHaveCount(of);
  await page.goBack();
  await expect(titles(page)).toHaveCount(count);
  await titles(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/detail\//);
  expect(complaints).toEqual([]);
});

for (const [locale, words] of [
  ['cn', '请输入内容后再搜索'],
  ['en', 'Enter something to search for'],
] as const) {
  test(`M183: empty text is refused in words in each box (${locale})`, async ({ page, context }) => {
    await speak(context, locale);
    await page.goto(urlOf('', '/search'));
    await untilHydrated(page);
    for (const form of await page.getByRole('search').all()) {
      await boxIn(form).fill('  ');
      await boxIn(form).press('Enter');
      await expect(form.getByText(words)).toBeVisible();
    }
    await expect(page).toHaveURL(urlOf('', '/search'));
  });
}

test('M183: a second press within 500 ms of a search is ignored @side', async ({ page }) => {
  await page.goto(urlOf('', '/search'));
  await untilHydrated(page);
  const calls: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/search.get/')) calls.push(call.url());
  });
  await box(page).fill('写作');
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('[data-kind="results"] form');
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await expect(titles(page).first()).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('D92: the last searches are kept in this browser, and deleted one by one or all @side', async ({
  page,
}) => {
  for (const text of ['写作', '摄影', '产品']) {
    await page.goto(urlOf('', searchOf(text)));
    await expect(screen(page).getByRole('region', { name: '最近搜索' })).toContainText(text);
  }
  const history = screen(page).getByRole('region', { name: '最近搜索' });
  await expect(history.getByRole('listitem')).toHaveText(['产品', '摄影', '写作']);
  await history.getByRole('button', { name: '删除“摄影”' }).click();
  await expect(history.getByRole('listitem')).toHaveText(['产品', '写作']);
  await history.getByRole('link', { name: '写作' }).click();
  await expect(page).toHaveURL(urlOf('', searchOf('写作')));
  await history.getByRole('button', { name: '清空' }).click();
  await expect(history).toHaveCount(0);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('search'))),
  ).toEqual([]);
});

test('D92: where nothing is found there is always a way on', async ({ page }) => {
  await page.goto(urlOf('', searchOf('查无此课')));
  await expect(screen(page).getByText('没有找到相关内容')).toBeVisible();
  await expect(screen(page).getByRole('heading', { name: '大家都在学' })).toBeVisible();
  await screen(page).getByRole('region', { name: '热门搜索' }).getByRole('link').first().click();
  await expect(titles(page).first()).toBeVisible();
});

test('M33: each kind of shop searches at its own address, the other leads there @side', async ({ page }) => {
  await page.goto(urlOf('enterprise', '/search/a%2Fb?type=3'));
  await expect(page).toHaveURL(urlOf('enterprise', '/company_search/a%2Fb?type=3'));
  await expect(box(page)).toHaveValue('a/b');
  await page.goto(urlOf('', '/company_search/%E5%86%99%E4%BD%9C'));
  await expect(page).toHaveURL(urlOf('', searchOf('写作')));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('M32, D92: every box gets the results, tabs and pages are links, empty text is refused @side', async ({
    page,
  }) => {
    await page.goto(urlOf('', '/'));
    const bar = boxIn(page.locator('[data-kind="navbar"]'));
    await bar.fill('写作');
    await bar.press('Enter');
    await expect(page).toHaveURL(/\/search\?content=/);
    await expect(titles(page).locator('mark').first()).toHaveText('写作');
    await screen(page).getByRole('navigation', { name: '内容类型' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/search\/[^?]+\?type=\d+$/);
    await expect(titles(page).first()).toBeVisible();
    await box(page).fill('');
    await box(page).press('Enter');
    await expect(screen(page).getByText('请输入内容后再搜索')).toBeVisible();
  });
});

test('R43: what strangers type is kept by no cache but their own, never indexed or executed', async ({
  page,
  complaints,
}) => {
  const evil = '"><img src=x onerror=alert(1)>';
  const answer = await curl('', `/search/${encodeURIComponent(evil)}`);
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  expect(answer.body).toMatch(/<meta[^>]+name="robots"[^>]+noindex/);
  expect(answer.body).not.toContain('<img src=x');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(urlOf('', `/search/${encodeURIComponent(evil)}`));
  await quiet(page);
  await expect(box(page)).toHaveValue(evil);
  expect([...dialogs, ...complaints]).toEqual([]);
});

for (const [locale, width] of [
  ['cn', 1280],
  ['en', 1920],
] as const) {
  test(`ux: the search page fits ${width} pixels (${locale}) @side`, async ({ page, context }) => {
    await speak(context, locale);
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/search', '/search/%E7%9A%84', `/search/${encodeURIComponent('一'.repeat(50))}`]) {
      await page.goto(urlOf('', path));
      await untilHydrated(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
