/** Passwords in a real browser: a forgotten one end to end, a first one, and the login by e-mail that needs none. */
import type { Locator, Page } from '@playwright/test';
import { words as card } from '#renderers/auth/change-password/words.ts';
import { words as forgotten } from '#renderers/auth/forgot-password/words.ts';
import { words as panel } from '#renderers/auth/login-panel/words.ts';
import { words as set } from '#renderers/auth/set-password/words.ts';
import { words as mail } from '#renderers/auth/way-email/words.ts';
import { words as password } from '#renderers/auth/way-password/words.ts';
import { CODES } from '#schemas/api/codes.ts';
import { fieldMessages } from '#features/forms/field-messages.ts';
import { captchaWords } from '#pieces/captcha-words.ts';
import { newPasswordWords } from '#pieces/new-password-words.ts';
import { phoneCodeWords } from '#pieces/phone-code-words.ts';
import { resetWords } from '#pieces/reset-words.ts';
import { inTurn } from '../support/in-turn.ts';
import {
  askTooOften,
  callFrom,
  newestCode,
  PROOF_MS,
  SLIDE,
  untilSaid,
  wearOut,
  type Language,
} from './support/login.ts';
import { become, comeFrom, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';
import { tabWords } from './support/login-words.ts';

/** Of this file alone: a phone gets one code a minute, and a new password ends every session of its shop. */
const SHOP = 'wecom';
const APP = 'appwecom';
const FORGETFUL = { cn: '19900000002', en: '19900000005' };
const TWICE = { cn: '19900000007', en: '19900000001' };
const OWNER = '19900000005';
const NOBODY = { cn: '19912360001', en: '19912360002' };
/** Of two browsers that have to come from one place, so that what is asked too often is counted together. */
const ADDRESS_OF_TWICE = '198.51.100.3';
const NEWCOMER = '19912360003';
const ADDRESS = 'ake@lumen.example';
const FRESH = 'harbour731';

const box = (page: Page) => page.locator('dialog[data-login-dialog]');
const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
/** The text under a field, which the field itself names. */
const under = (page: Page, label: string, text: string) =>
  expect(field(page, label)).toHaveAccessibleDescription(text);

async function openBox(page: Page, language: Language, label = 'knowledge'): Promise<void> {
  await page.goto(urlOf(label, '/page/about'));
  await untilHydrated(page);
  const name = { cn: '登录', en: 'Log in' }[language];
  await page.locator('[data-kind="navbar"]').getByRole('link', { name, exact: true }).click();
  await box(page).getByRole('button', { name: panel[language].toPhone }).click();
}

/** As often as it takes until a slide is asked for (D50). */
async function openForgotten(page: Page, language: Language): Promise<void> {
  await page.getByRole('tab', { name: tabWords[language].password }).click();
  for (let flow = 0; flow < 3; flow += 1) {
    const begunResponse = page.waitForResponse((answer) => answer.url().includes('modify_password'));
    await page.getByRole('link', { name: password[language].forgot }).click();
    const { data }: { data: { types: number } } = await (await begunResponse).json();
    if (data.types === SLIDE) return;
    await page.getByRole('button', { name: forgotten[language].back }).click();
  }
  throw new Error('no slide was asked for');
}

async function askForCode(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: phoneCodeWords[language].get }).click();
  await untilSaid(page, language, page.getByText(fieldMessages[language].Code_sent, { exact: true }).first());
}

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

async function typePasswords(page: Page, language: Language, first: string, again = first): Promise<void> {
  await field(page, newPasswordWords[language].password).fill(first);
  await field(page, newPasswordWords[language].again).fill(again);
}

/** Presses the login, and does what a captcha asks for, where one does. */
async function logInWith(page: Page, language: Language, secret: string): Promise<void> {
  await field(page, password[language].password).fill(secret);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: password[language].login, exact: true }).click();
  const message = { cn: '登录成功', en: 'Logged in' }[language];
  await untilSaid(page, language, page.getByText(message, { exact: true }));
}

test('M37: a stranger’s change of password is never blank while the login box is on its way, and nothing jumps', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  let pass: () => void = () => undefined;
  const holdPromise = new Promise<void>((resolve) => {
    pass = resolve;
  });
  const form = /\/assets\/form-[\w-]{7}\.js/;
  await page.route(form, async (call) => {
    await holdPromise;
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

for (const language of inTurn(['cn', 'en'], 0)) {
  test(`M148, M149, M268, M269, M272, M283: a forgotten password, from the link to the login with the new one (${language})`, async ({
    page,
    context,
  }) => {
    const owner = FORGETFUL[language];
    await speak(context, language);
    await openBox(page, language, SHOP);
    await openForgotten(page, language);
    await field(page, phoneCodeWords[language].phone).fill(owner);
    await askForCode(page, language);
    const code = await newestCode(owner);
    await field(page, phoneCodeWords[language].code).fill(wrongOf(code));
    await under(page, phoneCodeWords[language].code, CODES['sms-code-wrong'][language]);
    await field(page, phoneCodeWords[language].code).fill(code);
    await expect(field(page, newPasswordWords[language].password)).toBeFocused();
    await typePasswords(page, language, 'password1');
    await page.getByRole('button', { name: resetWords[language].save }).click();
    await under(page, newPasswordWords[language].password, CODES['password-common'][language]);
    await typePasswords(page, language, FRESH);
    await page.getByRole('button', { name: resetWords[language].save }).click();
    await expect(
      page.getByText({ cn: '密码重置成功，请重新登录', en: 'Password reset, please log in' }[language], {
        exact: true,
      }),
    ).toBeVisible();
    await expect(field(page, password[language].label)).toHaveValue(owner);
    await logInWith(page, language, FRESH);
    await expect(box(page)).toHaveCount(0);
    await expect(page).toHaveURL(urlOf(SHOP, '/page/about'));
  });

  test(`M270, M278: an unknown phone is refused with a way back to other logins (${language}) @side`, async ({
    page,
    context,
  }) => {
    await speak(context, language);
    await openBox(page, language);
    await openForgotten(page, language);
    await field(page, phoneCodeWords[language].phone).fill(NOBODY[language]);
    await askForCode(page, language);
    const code = field(page, phoneCodeWords[language].code);
    await code.fill(await newestCode(NOBODY[language]));
    await under(page, phoneCodeWords[language].phone, CODES['phone-not-registered'][language]);
    // The code is used up now, which is answered with 4 as well.
    await page.getByRole('button', { name: resetWords[language].next }).click();
    await under(page, phoneCodeWords[language].code, CODES['sms-code-expired'][language]);
    await page.getByRole('button', { name: forgotten[language].back }).click();
    await expect(page.getByRole('tab', { name: tabWords[language].verifyCode })).toBeVisible();
  });
}

/** Proves a phone and spends what that was worth elsewhere, so that the screen finds its proof used up. */
async function spendProof(page: Page, language: Language): Promise<Locator> {
  const phone = TWICE[language];
  await openBox(page, language, SHOP);
  await openForgotten(page, language);
  await field(page, phoneCodeWords[language].phone).fill(phone);
  await askForCode(page, language);
  const code = field(page, phoneCodeWords[language].code);
  const provenResponse = page.waitForResponse((answer) => answer.url().includes('/auth/verify_phone_code'));
  await code.fill(await newestCode(phone));
  const { data }: { data: { token: string } } = await (await provenResponse).json();
  const entries = { password: FRESH, re_password: FRESH, token: data.token };
  const elsewhere = await callFrom(page, '/auth/reset_password', { appId: APP, body: entries });
  expect(elsewhere).toEqual([{ status: 200, code: 0 }]);
  await typePasswords(page, language, FRESH);
  await page.getByRole('button', { name: resetWords[language].save }).click();
  return code;
}

test('M271, M282: a proof that was spent elsewhere, and one asked for too often, in both languages @side', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const shownItems: { page: Page; language: Language; code: Locator }[] = [];
  for (const language of ['cn', 'en'] as const) {
    const context = await browser.newContext();
    await speak(context, language);
    await comeFrom(context, ADDRESS_OF_TWICE);
    const page = await context.newPage();
    const code = await spendProof(page, language);
    const spentText = { cn: '验证码已失效', en: 'The verification code has expired' }[language];
    await under(page, phoneCodeWords[language].code, spentText);
    await expect(code).toBeFocused();
    await expect(code).toHaveValue('');
    shownItems.push({ page, language, code });
  }
  // Whatever concerns no field is said above the page, in the words of the server. A minute may end in between.
  await expect(async () => {
    await askTooOften(SHOP, '/auth/verify_phone_code', { address: ADDRESS_OF_TWICE, appId: APP });
    for (const { page, language, code } of shownItems) {
      await code.fill('');
      await code.fill('000000');
      await expect(page.getByText(CODES['rate-limited'][language], { exact: true })).toBeVisible({
        timeout: 3_000,
      });
      await expect(code).toHaveAccessibleDescription('');
    }
  }).toPass({ intervals: [0], timeout: 90_000 });
  await Promise.all(shownItems.map(({ page }) => page.context().close()));
});

test('M150, D58: a first login by phone offers a password over the page it led to @side', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await openBox(page, 'en');
  await wearOut(page, [tabWords.en.password, tabWords.en.verifyCode]);
  await field(page, phoneCodeWords.en.phone).fill(NEWCOMER);
  await page.getByRole('checkbox').check();
  await askForCode(page, 'en');
  await field(page, phoneCodeWords.en.code).fill(await newestCode(NEWCOMER));
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

test('M36, M185, D59: a login by e-mail, each of its four faults under its field @side', async ({
  page,
  context,
}) => {
  await speak(context, 'cn');
  for (let flow = 0; flow < 3; flow += 1) {
    const begunResponse = page.waitForResponse((answer) => answer.url().includes('account_login'));
    await page.goto(urlOf('knowledge', '/email_auth/email_login'));
    const { data }: { data: { types: number } } = await (await begunResponse).json();
    if (data.types === 1) break;
  }
  await untilHydrated(page);
  await page.getByRole('checkbox').check();
  const address = field(page, mail.cn.email);
  const code = field(page, mail.cn.code);
  await page.getByRole('button', { name: mail.cn.login, exact: true }).click();
  await under(page, mail.cn.code, fieldMessages.cn.Enter_email_code);
  await address.fill('ake@');
  await page.getByRole('button', { name: mail.cn.get }).click();
  await under(page, mail.cn.email, fieldMessages.cn.Wrong_email);
  await address.fill('nobody@lumen.example');
  await page.getByRole('button', { name: mail.cn.get }).click();
  await page.getByRole('button', { name: captchaWords.cn.otherWay }).click();
  await expect(address).toHaveAccessibleDescription(CODES['email-not-registered'].cn, { timeout: PROOF_MS });
  await address.fill(ADDRESS);
  await page.getByRole('button', { name: mail.cn.get }).click();
  await expect(page.getByRole('button', { name: captchaWords.cn.otherWay })).toBeVisible();
  await untilSaid(page, 'cn', page.getByText(fieldMessages.cn.Code_sent));
  const right = await newestCode(ADDRESS);
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
  await untilHydrated(page);
  await field(page, card.cn.old).fill('wrong123');
  await typePasswords(page, 'cn', FRESH);
  await page.getByRole('button', { name: card.cn.save }).click();
  await under(page, card.cn.old, CODES['old-password-wrong'].cn);
  await field(page, card.cn.old).fill('learn123');
  await page.getByRole('button', { name: card.cn.save }).click();
  await expect(page.getByRole('heading', { name: card.cn.doneTitle })).toBeFocused();
});
