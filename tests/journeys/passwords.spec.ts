/** Passwords in a real browser: a forgotten one end to end, a first one, and the login by e-mail that needs none. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { words as card } from '#renderers/auth/change-password/words.ts';
import { words as forgotten } from '#renderers/auth/forgot-password/words.ts';
import { words as panel } from '#renderers/auth/login-panel/words.ts';
import { words as set } from '#renderers/auth/set-password/words.ts';
import { words as mail } from '#renderers/auth/way-email/words.ts';
import { words as password } from '#renderers/auth/way-password/words.ts';
import { CODES } from '#schemas/api/codes.ts';
import { faultWords } from '#features/common/fault-words.ts';
import { captchaWords } from '#ui/captcha-words.ts';
import { newPasswordWords } from '#ui/new-password-words.ts';
import { phoneCodeWords } from '#ui/phone-code-words.ts';
import { resetWords } from '#ui/reset-words.ts';
import { newestCode, untilSaid, type Language } from './support/login.ts';
import { become, expect, hydrated, speak, test, urlOf } from './support/storefront.ts';

/** Of this file alone: a phone gets one code a minute. */
const OWNER = '19900000005';
const NOBODY = { cn: '19912360001', en: '19912360002' };
const NEWCOMER = '19912360003';
const ADDRESS = 'ake@lumen.example';
const FRESH = 'harbour731';

const box = (page: Page) => page.locator('dialog[data-login-dialog]');
const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
/** The text under a field, which the field itself names. */
const under = (page: Page, label: string, text: string) =>
  expect(field(page, label)).toHaveAccessibleDescription(text);

async function openBox(page: Page, language: Language): Promise<void> {
  await page.goto(urlOf('knowledge', '/page/about'));
  await hydrated(page);
  const name = { cn: '登录', en: 'Log in' }[language];
  await page.locator('[data-kind="navbar"]').getByRole('link', { name, exact: true }).click();
  await box(page).getByRole('button', { name: panel[language].toPhone }).click();
}

/** As often as it takes until a slide is asked for: all journeys come from one address (D50). */
async function openForgotten(page: Page, language: Language): Promise<void> {
  await page.getByRole('tab', { name: panel[language].password }).click();
  for (let flow = 0; flow < 3; flow += 1) {
    const begun = page.waitForResponse((answer) => answer.url().includes('modify_password'));
    await page.getByRole('link', { name: password[language].forgot }).click();
    const { data }: { data: { types: number } } = await (await begun).json();
    if (data.types === 1) return;
    await page.getByRole('button', { name: forgotten[language].back }).click();
  }
  throw new Error('no slide was asked for');
}

async function askForCode(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: phoneCodeWords[language].get }).click();
  await untilSaid(page, language, page.getByText(faultWords[language].Code_sent, { exact: true }).first());
}

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

async function typePasswords(page: Page, language: Language, first: string, again = first): Promise<void> {
  await field(page, newPasswordWords[language].password).fill(first);
  await field(page, newPasswordWords[language].again).fill(again);
}

/** Presses the login, and does what a captcha asks for, where one does. */
async function logInWith(page: Page, secret: string): Promise<void> {
  await field(page, password.en.password).fill(secret);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: password.en.login, exact: true }).click();
  await untilSaid(page, 'en', page.getByText('Logged in', { exact: true }));
}

test('M37: a stranger’s change of password is never blank while the login box is on its way, and nothing jumps', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  let pass: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    pass = resolve;
  });
  const form = /\/assets\/form-[\w-]{8}\.js/;
  await page.route(form, async (call) => {
    await held;
    await call.continue();
  });
  await Promise.all([page.waitForRequest(form), page.goto(urlOf('knowledge', '/login/change_password'))]);
  // Whoever it is, is known, and the box without its form is there: the card still stands in its place.
  const waiting = page.getByRole('region', { name: card.en.title });
  await expect(waiting).toBeVisible();
  await expect(page.locator('[data-kind="login-panel"]')).toBeHidden();
  pass();
  await expect(field(page, phoneCodeWords.en.phone)).toBeVisible();
  await expect(waiting).toBeHidden();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBeLessThan(0.01);
});

test('M148, M149, M268, M269, M283: a forgotten password, from the link to the login with the new one', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await openBox(page, 'en');
  await openForgotten(page, 'en');
  await field(page, phoneCodeWords.en.phone).fill(OWNER);
  await askForCode(page, 'en');
  const code = await newestCode(page, OWNER);
  await field(page, phoneCodeWords.en.code).fill(wrongOf(code));
  await under(page, phoneCodeWords.en.code, CODES['sms-code-wrong'].en);
  await field(page, phoneCodeWords.en.code).fill(code);
  await expect(field(page, newPasswordWords.en.password)).toBeFocused();
  await typePasswords(page, 'en', 'password1');
  await page.getByRole('button', { name: resetWords.en.save }).click();
  await under(page, newPasswordWords.en.password, CODES['password-common'].en);
  await typePasswords(page, 'en', FRESH);
  await page.getByRole('button', { name: resetWords.en.save }).click();
  await expect(page.getByText(faultWords.en.Reset_password)).toBeVisible();
  await expect(field(page, password.en.label)).toHaveValue(OWNER);
  await logInWith(page, FRESH);
  await expect(box(page)).toHaveCount(0);
  await expect(page).toHaveURL(urlOf('knowledge', '/page/about'));
});

/** A proof for the screen that the server does not hold: what it says to one that is spent it says to this one. */
async function standIn(context: BrowserContext): Promise<void> {
  const answer = (data: object) => ({ json: { code: 0, data, msg: '', req_id: 'stand-in' } });
  await context.route(/\/auth\/verify_phone_code/, (route) =>
    route.fulfill(answer({ token: 's'.repeat(32) })),
  );
}

for (const language of ['cn', 'en'] as const) {
  test(`M270, M282, M283: a phone nobody has, a common password, and a proof that counts no more (${language})`, async ({
    page,
    context,
  }) => {
    await speak(context, language);
    await openBox(page, language);
    await openForgotten(page, language);
    await field(page, phoneCodeWords[language].phone).fill(NOBODY[language]);
    await askForCode(page, language);
    const code = field(page, phoneCodeWords[language].code);
    await code.fill(await newestCode(page, NOBODY[language]));
    await under(page, phoneCodeWords[language].phone, CODES['phone-not-registered'][language]);
    // The code is used up now, which is answered with 4 as well.
    await page.getByRole('button', { name: resetWords[language].next }).click();
    await under(page, phoneCodeWords[language].code, CODES['sms-code-expired'][language]);
    await standIn(context);
    await page.getByRole('button', { name: resetWords[language].next }).click();
    await typePasswords(page, language, 'password1');
    await page.getByRole('button', { name: resetWords[language].save }).click();
    await under(page, newPasswordWords[language].password, CODES['password-common'][language]);
    await typePasswords(page, language, FRESH);
    await page.getByRole('button', { name: resetWords[language].save }).click();
    await under(page, phoneCodeWords[language].code, CODES['reset-token-expired'][language]);
    await expect(code).toBeFocused();
    await expect(code).toHaveValue('');
  });
}

test('M150, D58: a first login by phone offers a password over the page it led to', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await openBox(page, 'en');
  await openForgotten(page, 'en');
  await page.getByRole('button', { name: forgotten.en.back }).click();
  await page.getByRole('tab', { name: panel.en.verifyCode }).click();
  await field(page, phoneCodeWords.en.phone).fill(NEWCOMER);
  await page.getByRole('checkbox').check();
  await askForCode(page, 'en');
  await field(page, phoneCodeWords.en.code).fill(await newestCode(page, NEWCOMER));
  const offer = page.getByRole('dialog', { name: set.en.title });
  await expect(offer).toBeVisible();
  await typePasswords(page, 'en', 'password1');
  await offer.getByRole('button', { name: set.en.save }).click();
  await under(page, newPasswordWords.en.password, CODES['password-common'].en);
  await typePasswords(page, 'en', FRESH);
  await offer.getByRole('button', { name: set.en.save }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByText(set.en.saved)).toBeVisible();
  await expect(page).toHaveURL(urlOf('knowledge', '/page/about'));
});

test('M36, M185, D59: a login by e-mail, each of its four faults under its field', async ({
  page,
  context,
}) => {
  await speak(context, 'cn');
  for (let flow = 0; flow < 3; flow += 1) {
    const begun = page.waitForResponse((answer) => answer.url().includes('account_login'));
    await page.goto(urlOf('knowledge', '/email_auth/email_login'));
    const { data }: { data: { types: number } } = await (await begun).json();
    if (data.types === 1) break;
  }
  await hydrated(page);
  await page.getByRole('checkbox').check();
  const address = field(page, mail.cn.email);
  const code = field(page, mail.cn.code);
  await page.getByRole('button', { name: mail.cn.login, exact: true }).click();
  await under(page, mail.cn.code, faultWords.cn.Enter_email_code);
  await address.fill('ake@');
  await page.getByRole('button', { name: mail.cn.get }).click();
  await under(page, mail.cn.email, faultWords.cn.Wrong_email);
  await address.fill('nobody@lumen.example');
  await page.getByRole('button', { name: mail.cn.get }).click();
  await page.getByRole('button', { name: captchaWords.cn.otherWay }).click();
  await expect(address).toHaveAccessibleDescription(CODES['email-not-registered'].cn, { timeout: 20_000 });
  await address.fill(ADDRESS);
  await page.getByRole('button', { name: mail.cn.get }).click();
  await page.getByRole('button', { name: captchaWords.cn.otherWay }).click();
  await expect(page.getByText(faultWords.cn.Code_sent)).toBeVisible({ timeout: 20_000 });
  const right = await newestCode(page, ADDRESS);
  await code.fill(wrongOf(right));
  await under(page, mail.cn.code, CODES['email-code-wrong'].cn);
  await code.fill(right);
  await expect(page).toHaveURL(urlOf('knowledge', '/'));
  const navbar = page.locator('[data-kind="navbar"]');
  await expect(navbar.getByRole('link', { name: '登录', exact: true })).toHaveCount(0);
});

test('M37, M186, requirement 24: who is logged in changes the password by the present one', async ({
  page,
  context,
}) => {
  await speak(context, 'cn');
  await become(page, 'enterprise', OWNER);
  await page.goto(urlOf('enterprise', '/login/change_password'));
  await hydrated(page);
  await field(page, card.cn.old).fill('wrong123');
  await typePasswords(page, 'cn', FRESH);
  await page.getByRole('button', { name: card.cn.save }).click();
  await under(page, card.cn.old, CODES['old-password-wrong'].cn);
  await field(page, card.cn.old).fill('learn123');
  await page.getByRole('button', { name: card.cn.save }).click();
  await expect(page.getByRole('heading', { name: card.cn.doneTitle })).toBeFocused();
});
