/** Two languages and no third (M12, M162). */
import { curl, expect, hydrated, test, urlOf, visibleTexts } from './support/storefront.ts';

const HAN = /\p{Script=Han}/u;

test('M162: the language cookie takes cn and en, and nothing else', async () => {
  const langOf = async (cookie: string) =>
    /<html[^>]*lang="([^"]+)"/.exec((await curl('', '/', { cookie })).body)?.[1];
  expect(await langOf('locale=en')).toBe('en-US');
  expect(await langOf('locale=cn')).toBe('zh-CN');
  for (const other of ['fr', 'EN', 'zh', '', '%', 'en-US', '__proto__'])
    expect(await langOf(`locale=${other}`)).toBe('zh-CN');
});

test('M162: a visitor switches from cn to en and back, and the choice stays', async ({
  page,
  complaints,
}) => {
  await page.goto(urlOf(''));
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page
    .getByRole('button', { name: /^(English|EN)$/ })
    .or(page.getByRole('link', { name: /^(English|EN)$/ }))
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.reload();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page
    .getByRole('button', { name: /^(简体中文|中文)$/ })
    .or(page.getByRole('link', { name: /^(简体中文|中文)$/ }))
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(complaints).toEqual([]);
});

test('M12: the English home holds no Chinese but the name of the language', async ({ page, context }) => {
  await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }]);
  await page.goto(urlOf(''));
  await hydrated(page);
  const texts = await visibleTexts(page);
  expect(texts.filter((text) => HAN.test(text) && !/^(简体)?中文$/.test(text))).toEqual([]);
});
