/** Pages of one card, and what stands in them: the way out, no script, any width, and where the keyboard is. */
import type { Page } from '@playwright/test';
import { words as panel } from '#renderers/auth/login-panel/words.ts';
import { words as bar } from '#renderers/chrome/home-bar/words.ts';
import { contrast, parseColor, TEXT_CONTRAST } from '#ui/theme/contrast.ts';
import { inTurn } from '../support/in-turn.ts';
import { readScannedValue } from './support/login.ts';
import { become, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const LANGUAGES = ['cn', 'en'] as const;
const LEARNER = '19900000001';

/** Pages of the blank layout a stranger may open. */
const BARE = [
  ['knowledge', '/login'],
  ['training', '/login'],
  ['wecom', '/login'],
  ['operations', '/login'],
  ['enterprise', '/college_login'],
  ['knowledge', '/email_auth/email_login'],
  ['knowledge', '/login/change_password'],
  ['knowledge', '/auth/qr_confirm?code=abcdefghijklmnopqrst'],
  ['closed', '/login'],
  ['closed', '/shopBlocked?shop_state=1&page_type=1'],
] as const;

const WIDTHS = [320, 390, 640, 768, 1280, 1920] as const;

/** What reaches beyond the window's edge, of all that is seen. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth;
    const out = [...document.querySelectorAll('main *, header *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1;
      return isSeen && (left < -1 || right > innerWidth + 1);
    });
    return [
      ...(wide > innerWidth ? [`scrolls to ${wide}`] : []),
      ...out.map((element) => `${element.tagName} ${element.textContent.slice(0, 30)}`),
    ];
  });

test('D115: pages of one card fit every window, and 200 % of it, in cn and en by turns @side', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  for (const [index, [label, path]] of BARE.entries()) {
    await speak(context, index % 2 === 0 ? 'en' : 'cn');
    await page.goto(urlOf(label, path));
    await untilHydrated(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await beyond(page), `${label}${path} at ${String(width)}`).toEqual([]);
    }
  }
});

for (const language of inTurn(LANGUAGES, 1)) {
  test(`M50, M162: pages of one card lead home and to the other language, and keep where a login leads (${language})`, async ({
    page,
    context,
    complaints,
  }) => {
    await speak(context, language);
    const other = language === 'cn' ? 'en' : 'cn';
    const links = page.getByRole('banner').getByRole('link');
    await page.goto(urlOf('enterprise', '/college_login'));
    await untilHydrated(page);
    await expect(links).toHaveText([bar[language].home, bar[language].language]);
    await page.goto(urlOf('knowledge', '/login?jumpfrom=%2Frecord'));
    await untilHydrated(page);
    await expect(
      page.getByRole('main').getByRole('link', { name: /拾光书院|Lumen Academy/ }),
    ).toHaveAttribute('href', '/');
    await links.filter({ hasText: bar[language].language }).click();
    await expect(links.filter({ hasText: bar[other].home })).toBeVisible();
    await expect(page).toHaveURL(urlOf('knowledge', '/login?jumpfrom=%2Frecord'));
    await untilHydrated(page);
    await links.filter({ hasText: bar[other].home }).click();
    await expect(page).toHaveURL(urlOf('knowledge'));
    expect(complaints).toEqual([]);
  });

  test(`M53, M128, D116: a closed Tencent-type shop’s code lets in a phone it knows (${language}) @side`, async ({
    page,
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const phone = await context.newPage();
    await become(phone, 'tencent-closed', LEARNER);
    await speak(context, language);
    await speak(page.context(), language);
    const address = await readScannedValue(page, async () => {
      await page.goto(urlOf('tencent-closed'));
      await untilHydrated(page);
    });
    await expect(page.getByText(panel[language].members)).toBeVisible();
    await phone.goto(address);
    await untilHydrated(phone);
    await phone.getByRole('button', { name: language === 'cn' ? '确认登录' : 'Confirm login' }).click();
    await expect(page.locator('[data-kind="login-panel"]')).toHaveCount(0);
    await expect(page.locator('[data-kind="navbar"]')).toBeVisible();
    await context.close();
  });
}

test('D115: without script the login says what can be done, and shows no empty frame', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await speak(context, 'en');
  const page = await context.newPage();
  await page.goto(urlOf('knowledge', '/login'));
  const messageLocator = page.locator('main noscript p');
  await expect(messageLocator).toBeVisible();
  await expect(messageLocator).toHaveText(`${panel.en.noScript} ${panel.en.noScriptBrowse}`);
  await expect(page.getByText('Scan with WeChat')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: bar.en.language }).click();
  await expect(messageLocator).toHaveText(`${panel.cn.noScript} ${panel.cn.noScriptBrowse}`);
  await page.goto(urlOf('training', '/login?lang=en'));
  await expect(messageLocator).toHaveText(panel.en.noScript);
  await context.close();
});

const SHOPS = ['knowledge', 'tencent', 'enterprise', 'operations', 'wecom'] as const;

test('D115, D40: the link that skips the chrome can be read in every shop @side', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  for (const label of SHOPS) {
    await page.goto(urlOf(label));
    const link = page.locator('a[href="#main"]');
    await link.focus();
    const colors = await link.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor].map(
        (rgb) =>
          `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`,
      );
    });
    const [ink, ground] = colors.map((color) => parseColor(color));
    if (ink === undefined || ground === undefined) throw new Error(colors.join(' on '));
    expect(contrast(ink, ground), label).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  }
});

test('D115: the keyboard’s ring leaves shapes alone, and the search page’s field has one, without a native ×', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.goto(urlOf('knowledge', '/search/写作'));
  await untilHydrated(page);
  const shapes = await page.evaluate(() => {
    const changedItems: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('a, button, input')) {
      if (!element.checkVisibility()) continue;
      const before = getComputedStyle(element).borderRadius;
      element.focus({ preventScroll: true, focusVisible: true });
      const { borderRadius } = getComputedStyle(element);
      if (borderRadius !== before) changedItems.push(`${element.tagName} ${before} ${borderRadius}`);
    }
    return changedItems;
  });
  expect(shapes).toEqual([]);
  // A box that offers what may be meant once the cursor is in it.
  const field = page.getByRole('main').locator('input[type="search"]');
  await page.keyboard.press('Tab');
  await field.focus();
  const rings = await field.evaluate((input) => {
    const matches: string[] = [];
    for (let element: Element | null = input; element !== null; element = element.parentElement) {
      const { outlineStyle, borderRadius } = getComputedStyle(element);
      if (outlineStyle !== 'none') matches.push(`${element.tagName} ${borderRadius}`);
    }
    return matches;
  });
  expect(rings).toEqual(['DIV 999px']);
  // Where a browser would draw its ×.
  await field.fill('ink');
  const { width = 0, height = 0 } = (await field.boundingBox()) ?? {};
  const padding = await field.evaluate((input) => Number.parseFloat(getComputedStyle(input).paddingRight));
  await field.click({ position: { x: width - padding - 8, y: height / 2 } });
  await expect(field).toHaveValue('ink');
});
