/** The enterprise-messaging login in a real browser, against a stand-in of WeCom's page: its frame, its messages, and the way back (M150, M222, M285, D66). */
import type { BrowserContext, Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../tools/chromium.ts';
import { inTurn } from '../support/in-turn.ts';
import { expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const WECOM = 'https://login.work.weixin.qq.com';
const LOOK_ALIKE = 'https://login.work.weixin.qq.com.evil.test';

// WeCom is on the internet and this shop is not: a browser would ask before such a page may come back to it.
const executablePath = findChromium();
test.use({
  launchOptions: {
    args: [...chromiumArgs(), '--disable-features=LocalNetworkAccessChecks'],
    ...(executablePath === undefined ? {} : { executablePath }),
  },
});

const box = (page: Page) => page.locator('dialog[data-login-dialog]');

async function standIn(context: BrowserContext): Promise<void> {
  const html = '<!doctype html><title>WeCom</title><p>Scan with WeCom</p>';
  for (const origin of [WECOM, LOOK_ALIKE])
    await context.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
}

const WORDS = {
  cn: {
    login: '登录',
    wecom: '企业微信',
    open: '打开企业微信登录',
    error: '抱歉，登录异常，code expired，请重试',
  },
  en: {
    login: 'Log in',
    wecom: 'WeCom',
    open: 'Open WeCom',
    error: 'Sorry, login error, code expired, please retry',
  },
} as const;

/** The login box of the shop with WeCom chosen, and the frame in it. */
async function openFrame(page: Page, language: 'cn' | 'en' = 'en') {
  const words = WORDS[language];
  await page.goto(urlOf('wecom', '/'));
  await untilHydrated(page);
  await page.locator('[data-kind="navbar"]').getByRole('link', { name: words.login, exact: true }).click();
  await box(page).getByRole('button', { name: words.wecom, exact: true }).click();
  await expect(box(page).getByRole('link', { name: words.open })).toBeVisible();
  const find = () => page.frames().find((frame) => frame.url().startsWith(WECOM));
  await expect.poll(() => find() !== undefined).toBe(true);
  const frame = find();
  if (frame === undefined) throw new Error('There is no frame of WeCom.');
  return frame;
}

for (const language of inTurn(['cn', 'en'], 0)) {
  test(`M150, M222, M285: a message of WeCom’s frame is shown, a look-alike’s is not (${language})`, async ({
    page,
    context,
    complaints,
  }) => {
    await speak(context, language);
    await standIn(context);
    const frame = await openFrame(page, language);
    const opening = page.waitForEvent('popup');
    await page.evaluate((url) => void window.open(url), `${LOOK_ALIKE}/`);
    const stranger = await opening;
    await stranger.waitForLoadState();
    await stranger.evaluate(() => {
      const opener: unknown = Reflect.get(window, 'opener');
      if (opener === null) throw new Error('The page that opened this one cannot be spoken to.');
      window.opener.postMessage({ code: 1, message: 'a look-alike', token: '' }, '*');
    });
    await stranger.close();
    await frame.evaluate(() =>
      window.parent.postMessage({ code: 40029, message: 'code expired', token: '' }, '*'),
    );
    await expect(page.getByText(WORDS[language].error, { exact: true })).toBeVisible();
    await expect(page.getByText('a look-alike')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test('D48, D66, M137: a scan comes back into the frame, and the box asks a new member for a phone @side', async ({
  page,
  context,
  complaints,
}) => {
  await speak(context, 'en');
  await standIn(context);
  const frame = await openFrame(page);
  await frame.evaluate(() => {
    const query = new URL(window.location.href).searchParams;
    window.location.href = `${query.get('redirect_uri')}?code=Zhang&state=${query.get('state')}`;
  });
  await expect(box(page).getByRole('heading', { name: 'Add your phone number' })).toBeVisible({
    timeout: 60_000,
  });
  // The shop's own page may do in the frame what it may do outside; Chromium says so where it sees both permissions.
  expect(complaints.filter((one) => !one.includes('allow-scripts and allow-same-origin'))).toEqual([]);
});
