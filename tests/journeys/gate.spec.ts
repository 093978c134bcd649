/** What people meet at the gate of a shop, in both languages: the screens offer what the server lets happen (D116-D119). */
import type { Page } from '@playwright/test';
import { inTurn } from '../support/in-turn.ts';
import { untilSaid } from './support/login.ts';
import {
  become,
  becomeMerchant,
  curl,
  expect,
  untilHydrated,
  speak,
  test,
  urlOf,
} from './support/storefront.ts';

const LEARNER = '19900000001';
const LANGUAGES = ['cn', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

const SAID = {
  cn: {
    closed: '店铺已打烊',
    known: '店铺已打烊，仅限已有账号的学员登录学习。',
    toPhone: '手机号登录',
    password: '密码登录',
    name: '手机号/账号',
    secret: '密码',
    logIn: '登录',
    entered: '登录成功',
  },
  en: {
    closed: 'This shop is closed',
    known: 'The shop is closed. Learners with an account can still log in and study.',
    toPhone: 'Log in with a phone',
    password: 'Password',
    name: 'Phone or account',
    secret: 'Password',
    logIn: 'Log in',
    entered: 'Logged in',
  },
} as const;

async function logIn(page: Page, language: Language): Promise<void> {
  const message = SAID[language];
  await untilHydrated(page);
  await page.getByRole('button', { name: message.toPhone }).click();
  await page.getByRole('tab', { name: message.password }).click();
  await page.getByLabel(message.name).fill(LEARNER);
  await page.getByLabel(message.secret, { exact: true }).fill('learn123');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: message.logIn, exact: true }).click();
  await untilSaid(page, language, page.getByText(message.entered, { exact: true }));
}

for (const language of inTurn(LANGUAGES, 1)) {
  const message = SAID[language];

  test(`M56, M284, D116: a closed shop offers no login, and its login page says so alone (${language})`, async ({
    page,
    context,
    complaints,
  }) => {
    await speak(context, language);
    await page.goto(urlOf('closed'));
    await expect(page).toHaveURL(/\/shopBlocked\?shop_state=1/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message.closed);
    await expect(page.locator('a[href^="/login"]')).toHaveCount(0);
    await page.goto(urlOf('closed', '/login'));
    await untilHydrated(page);
    await expect(page.getByRole('main')).toHaveText(message.closed);
    expect(complaints.filter((text) => !text.includes('403'))).toEqual([]);
  });

  test(`M53, M128, D116: a closed Tencent-type shop lets in whom it knows, and shows its content (${language}) @side`, async ({
    page,
    context,
  }) => {
    await speak(context, language);
    await page.goto(urlOf('tencent-closed'));
    await expect(page.getByText(message.known)).toBeVisible();
    await logIn(page, language);
    await expect(page.locator('[data-kind="navbar"]')).toBeVisible();
    await expect(page.locator('[data-kind="login-panel"]')).toHaveCount(0);
    await page.reload();
    await expect(page.locator('[data-kind="navbar"]')).toBeVisible();
  });

  test(`M61, D116: an expired shop lets in whom it knows, under its banner (${language}) @side`, async ({
    page,
    context,
  }) => {
    await speak(context, language);
    await page.goto(urlOf('expired', '/login'));
    await expect(page.locator('[data-kind="expired-banner"]')).toBeVisible();
    await logIn(page, language);
    await expect(page).toHaveURL(urlOf('expired'));
    await expect(page.locator('[data-kind="expired-banner"]')).toBeVisible();
    await page.goto(urlOf('expired', '/personal'));
    await expect(page).toHaveURL(urlOf('expired', '/personal'));
    await expect(page.locator('dialog[data-login-dialog]')).toHaveCount(0);
  });
}

test('D116: a private shop’s login holds nothing of it, and who logs in gets its whole page', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  const { body } = await curl('training', '/login');
  expect(body).not.toContain('nav_list":[{');
  await page.goto(urlOf('training'));
  await untilHydrated(page);
  await page.getByRole('tab', { name: 'Account' }).click();
  await page.getByLabel('Phone or account').fill(LEARNER);
  await page.getByLabel('Password', { exact: true }).fill('learn123');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await untilSaid(page, 'en', page.getByText('Logged in', { exact: true }));
  await expect(page).toHaveURL(urlOf('training'));
  await expect(page.locator('[data-kind="navbar"] nav a').first()).toBeVisible();
});

test('M27, D119: the shop’s own page logs out at once, any other way asks @side', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await become(page, 'knowledge', LEARNER);
  await page.goto(urlOf('knowledge', '/logout'));
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log out?');
  expect((await context.cookies()).map(({ name }) => name)).toContain('shop_session');
  await page.goto(urlOf('knowledge'));
  await page.evaluate(() => window.location.assign('/logout'));
  await expect(page).toHaveURL(urlOf('knowledge'));
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain('shop_session');
});

test('M34, D24: only a college has a college login', async () => {
  const { status, headers } = await curl('knowledge', '/college_login?jumpfrom=%2Frecord');
  expect([status, headers['location']]).toEqual([302, '/login?jumpfrom=%2Frecord']);
  expect((await curl('enterprise', '/college_login')).status).toBe(200);
});

test('M147, D117: a merchant who is a learner is let in by opening the login', async ({ page, context }) => {
  await speak(context, 'en');
  await becomeMerchant(page, 'operations');
  await page.goto(urlOf('operations', '/login'));
  await expect(page).toHaveURL(urlOf('operations'));
  expect(await page.evaluate(() => sessionStorage.getItem('has_B_login'))).toBe('1');
});

test('D118: a narrow window opens on the phone, a wide one on the code to scan', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.goto(urlOf('knowledge', '/login'));
  await untilHydrated(page);
  await expect(page.getByText(/Scan with WeChat/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole('tab', { name: 'SMS code', selected: true })).toBeVisible();
});
