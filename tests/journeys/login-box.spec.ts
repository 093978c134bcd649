/** The login box stays where it is: its upper edge, its height and the place of its errors, over a page and by itself. */
import type { Locator, Page } from '@playwright/test';
import { captchaWords } from '#pieces/captcha-words.ts';
import { phoneCodeWords } from '#pieces/phone-code-words.ts';
import { words as panel } from '#renderers/auth/login-panel/words.ts';
import { words as password } from '#renderers/auth/way-password/words.ts';
import { inTurn } from '../support/in-turn.ts';
import { untilSaid, wearOut, type Language } from './support/login.ts';
import { expect, untilHydrated, quiet, speak, test, urlOf } from './support/storefront.ts';
import { tabWords } from './support/login-words.ts';

const LANGUAGES = ['cn', 'en'] as const;
const LOG_IN = { cn: '登录', en: 'Log in' } as const;

async function openBox(page: Page, language: Language): Promise<Locator> {
  await page.goto(urlOf('knowledge', '/page/about'));
  await untilHydrated(page);
  await page
    .locator('[data-kind="navbar"]')
    .getByRole('link', { name: LOG_IN[language], exact: true })
    .click();
  const card = page.locator('dialog[data-login-dialog] section');
  await expect(card.getByRole('heading', { level: 1 })).toBeVisible();
  return card;
}

/** Where the card stands once nothing moves any more. */
async function placeOf(card: Locator): Promise<{ top: number; height: number }> {
  await card.evaluate(() => {
    const ends = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1);
    const short = ends.filter(({ effect }) => Number(effect?.getTiming().duration) < 1_000);
    return Promise.all(short.map(({ finished }) => finished.catch(() => undefined)));
  });
  const { y = -1, height = -1 } = (await card.boundingBox()) ?? {};
  return { top: Math.round(y), height: Math.round(height) };
}

for (const language of inTurn(LANGUAGES, 0)) {
  const says = panel[language];
  const input = password[language];

  test(`D115: whatever comes to stand in the login box or over it, its upper edge and height stay (${language})`, async ({
    page,
    context,
  }) => {
    await speak(context, language);
    const card = await openBox(page, language);
    await expect(card.getByRole('img').nth(1)).toBeVisible();
    const first = await placeOf(card);
    expect(first.top).toBeGreaterThan(0);

    await card.getByRole('button', { name: says.phoneOrPassword }).click();
    await expect(page.getByLabel(captchaWords[language].image).first()).toBeVisible();
    expect(await placeOf(card), 'by SMS').toEqual(first);
    await page.getByRole('checkbox').check();
    await card.getByRole('button', { name: LOG_IN[language], exact: true }).click();
    await expect(card.locator('[aria-invalid="true"]').first()).toBeVisible();
    expect(await placeOf(card), 'with what is wrong').toEqual(first);

    await page.getByRole('tab', { name: tabWords[language].password }).click();
    expect(await placeOf(card), 'by password').toEqual(first);
    await page.getByLabel(input.label).fill('19900000003');
    await page.getByLabel(input.password, { exact: true }).fill('wrong1');
    await context.setOffline(true);
    await card.getByRole('button', { name: LOG_IN[language], exact: true }).click();
    const toast = page.getByRole('status').getByRole('button');
    await expect(toast).toBeVisible();
    expect(await placeOf(card), 'under a toast').toEqual(first);
    await context.setOffline(false);
    await toast.click();
    await expect(toast).toHaveCount(0);
    expect(await placeOf(card), 'after a toast').toEqual(first);

    await card.getByRole('link', { name: input.forgot }).click();
    await expect(card.getByRole('heading', { name: says.reset })).toBeVisible();
    expect((await placeOf(card)).top, 'the forgotten password').toBe(first.top);
  });

  test(`M178: a missed agreement is said once, at its tick (${language}) @side`, async ({
    page,
    context,
  }) => {
    await speak(context, language);
    const card = await openBox(page, language);
    await card.getByRole('button', { name: says.toPhone }).click();
    await page.getByLabel(phoneCodeWords[language].phone).first().press('Enter');
    const tick = page.getByRole('checkbox');
    await expect(tick).toBeFocused();
    const messageLocator = page.getByText(
      language === 'cn' ? '请阅读并勾选协议' : 'Please read and check the agreement',
    );
    // What would be said over the page as well has come by then.
    await quiet(page);
    await expect(messageLocator).toHaveCount(1);
    const row = tick.locator('..');
    const [below, box] = [await messageLocator.boundingBox(), await row.boundingBox()];
    const gap = (below?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0));
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(16);
  });
}

test('M125, M181: the tab of a code by SMS is as high with a picture as with a slide @side', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  const card = await openBox(page, 'en');
  await card.getByRole('button', { name: panel.en.toPhone }).click();
  await expect(page.getByLabel(captchaWords.en.image).first()).toBeVisible();
  const before = await placeOf(card);
  await wearOut(page, [tabWords.en.password, tabWords.en.verifyCode]);
  await expect(page.getByLabel(captchaWords.en.image)).toHaveCount(0);
  expect(await placeOf(card)).toEqual(before);
});

test('D115: an error stands nearer to its own field than to the next @side', async ({ page, context }) => {
  await speak(context, 'en');
  const card = await openBox(page, 'en');
  await card.getByRole('button', { name: panel.en.toPhone }).click();
  await page.getByRole('checkbox').check();
  await page.getByLabel(phoneCodeWords.en.phone).first().press('Enter');
  const gaps = await card.locator('form').evaluate((form) =>
    [...form.querySelectorAll<HTMLElement>('[role=alert]')].flatMap((error) => {
      const range = document.createRange();
      range.selectNodeContents(error);
      const text = range.getBoundingClientRect();
      const own = error.previousElementSibling?.getBoundingClientRect();
      const next = error.parentElement?.nextElementSibling?.getBoundingClientRect();
      if (error.textContent === '' || own === undefined || next === undefined) return [];
      return [{ above: text.top - own.bottom, below: next.top - text.bottom }];
    }),
  );
  expect(gaps.length).toBeGreaterThan(1);
  for (const { above, below } of gaps) expect(below - above).toBeGreaterThanOrEqual(6);
});

test('D118: a narrow window shows the phone before any script has come, and no code is asked for', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  const field = page.getByLabel(phoneCodeWords.en.phone).first();
  const code = page.getByText('Scan with WeChat');
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  for (const [width, isPhone] of [
    [390, true],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(urlOf('knowledge', '/login'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([await field.isVisible(), await code.isVisible()]).toEqual([isPhone, !isPhone]);
  }
  await page.unroute(/\/assets\/.*\.js/);
  const requests: string[] = [];
  page.on('request', (call) => requests.push(new URL(call.url()).pathname));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(urlOf('knowledge', '/login'));
  await untilHydrated(page);
  await expect(page.getByRole('tab', { name: tabWords.en.verifyCode, selected: true })).toBeVisible();
  await expect(code).toHaveCount(0);
  expect(requests).not.toContain('/auth/get_qr_code');
});

test('D48, D118: a phone that is logged out scans, logs in and confirms; the desktop says so meanwhile', async ({
  page,
  browser,
  complaints,
}) => {
  await speak(page.context(), 'en');
  // As wide as a tablet: it has scanned a code and needs no other.
  const context = await browser.newContext({ viewport: { width: 820, height: 1180 } });
  await speak(context, 'en');
  const phone = await context.newPage();
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.url().includes('/auth/get_qr_code')),
    page.goto(urlOf('knowledge', '/login')),
  ]);
  const { data }: { data: { qr_code_url: string } } = await answer.json();
  await untilHydrated(page);
  await phone.goto(data.qr_code_url);
  await untilHydrated(phone);
  await expect(page.getByText('Now confirm on your phone')).toBeVisible();
  await phone.getByRole('link', { name: 'Log in' }).click();
  await untilHydrated(phone);
  await expect(phone.getByText('Scan with WeChat')).toHaveCount(0);
  await phone.getByRole('tab', { name: tabWords.en.password }).click();
  await phone.getByLabel(password.en.label).fill('19900000002');
  await phone.getByLabel(password.en.password, { exact: true }).fill('learn123');
  await phone.getByRole('checkbox').check();
  await phone.getByRole('button', { name: LOG_IN.en, exact: true }).click();
  await untilSaid(phone, 'en', phone.getByRole('button', { name: 'Confirm login' }));
  await phone.getByRole('button', { name: 'Confirm login' }).click();
  await expect(page.getByText('Logged in', { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});
