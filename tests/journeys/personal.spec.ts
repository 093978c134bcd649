/** The personal centre in a real browser: what is changed is kept, seen at once, and a stranger's device is put out. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { become, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';
import { callFrom, newestCode, untilSaid } from './support/login.ts';

const SHOP = 'enterprise';
/** Demo people of a shop no other journey logs in to. */
const READER = '19900000001';
const NEWCOMER = '19900000006';
/** Codes go to a phone once a minute, in all shops together: no other journey has one sent to this, of another shop. */
const UNTOLD = { shop: 'knowledge', phone: '19900000003' };
const INVITED = '19900000007';

async function openAs(page: Page, phone: string, shop = SHOP): Promise<void> {
  await speak(page.context(), 'en');
  await become(page, shop, phone);
  await page.goto(urlOf(shop, '/personal'));
  await untilHydrated(page);
  await expect(page.getByRole('heading', { name: 'Devices' })).toBeVisible();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) =>
  page.locator('[data-kind="account-profile"], [data-kind="account-security"]').locator('dl > div', {
    has: page.locator('dt').getByText(name, { exact: true }),
  });
const account = (page: Page) => page.locator('[data-kind="navbar"] button[aria-controls]').last();

/** A picture of two halves, so that what is cut can be told. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d03030' } })
    .composite([
      {
        input: { create: { width: Math.round(width / 2), height, channels: 3, background: '#3030d0' } },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

test('M26, M260, M153: a nickname and an address are kept over a reload, and the navbar knows at once', async ({
  page,
  complaints,
}) => {
  await openAs(page, READER);
  await button(page, 'Edit: Nickname').click();
  await page.getByLabel('Nickname', { exact: true }).fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The nickname cannot be empty')).toBeVisible();
  await page.getByLabel('Nickname', { exact: true }).fill('Ada of the journey');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Edit: Nickname')).toBeFocused();
  await expect(account(page)).toHaveAccessibleName(/Ada of the journey/);

  await button(page, 'Edit: Address').click();
  // By the keys alone: the field has the focus as soon as it is there.
  const region = page.getByRole('combobox', { name: 'Region' });
  await expect(region).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Shanghai' }).click();
  await page.getByRole('menuitem', { name: 'Shanghai' }).nth(1).click();
  await page.getByRole('menuitem', { name: 'Xuhui' }).click();
  await expect(region).toContainText('Xuhui');
  await page.getByLabel('Street and number').fill('West Road 1');
  await page.locator('[data-kind="navbar"]').getByRole('link', { name: 'Home', exact: true }).click();
  await button(page, 'Keep editing').click();
  await button(page, 'Save').click();
  await expect(row(page, 'Address')).toContainText(/Xuhui.*West Road 1/);
  await page.reload();
  await expect(row(page, 'Address')).toContainText(/Xuhui.*West Road 1/);
  await expect(row(page, 'Nickname')).toContainText('Ada of the journey');
  expect(complaints).toEqual([]);
});

test('M226, M227, M264, D90: an avatar is cut by mouse and keys, sent and shown in the navbar', async ({
  page,
  complaints,
}) => {
  await openAs(page, INVITED);
  const before = await account(page).locator('img').getAttribute('src');
  await button(page, 'Change avatar').click();
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('Please choose a JPG, PNG, WebP or GIF picture')).toBeVisible();
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('We can’t open this picture. Please choose another one')).toBeVisible();
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture(1200, 600) });

  const window = button(page, 'Picture to crop');
  await expect(window).toBeFocused();
  const { x = 0, y = 0, width = 0 } = (await window.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + 100);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 120, y + 100, { steps: 4 });
  // The crop moves with the frames of the page: a hand lets go after it has seen it move.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.up();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
  await page.getByLabel('Zoom').fill('1.5');

  await page.route('**/api/upload.sign.get/**', (call) => call.abort());
  await button(page, 'Save avatar').click();
  await expect(page.getByText('Failed to get the upload signature')).toBeVisible();
  await page.unroute('**/api/upload.sign.get/**');
  await button(page, 'Try again').click();
  await expect(page.getByText('Your avatar has been changed')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(account(page).locator('img')).not.toHaveAttribute('src', before ?? '');

  const colour = await page.locator('[data-kind="account-avatar"] img').evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) return undefined;
    await image.decode();
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0, 1, 1);
    return pen === null ? undefined : [...pen.getImageData(0, 0, 1, 1).data];
  });
  // All that is left of the picture is its left half, which is blue.
  expect(colour?.[2]).toBeGreaterThan(150);
  expect(colour?.[0]).toBeLessThan(100);
  expect(complaints.filter((one) => !one.includes('upload.sign.get') && !one.includes('ERR_FAILED'))).toEqual(
    [],
  );
});

for (const [language, words, text] of [
  ['cn', { change: '更换头像', save: '保存头像' }, '获取上传签名失败'],
  ['en', { change: 'Change avatar', save: 'Save avatar' }, 'Failed to get the upload signature'],
] as const) {
  test(`M264: a signature the server refuses is said (${language}) @side`, async ({ page }) => {
    await speak(page.context(), language);
    await become(page, SHOP, INVITED);
    await page.goto(urlOf(SHOP, '/personal'));
    await untilHydrated(page);
    await button(page, words.change).click();
    const buffer = await picture(300, 300);
    await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await expect(button(page, words.save)).toBeEnabled();
    // Thirty are signed a minute for one session.
    const path = '/api/upload.sign.get/1.0.0?sign_type=appSign&upload_type=image&file_ext=jpg';
    const signedPaths = await callFrom(page, path, { appId: 'appenterprise', times: 31 });
    expect(signedPaths.filter(({ status }) => status === 429)).toHaveLength(1);
    await button(page, words.save).click();
    await expect(page.getByRole('alert').getByText(text, { exact: true })).toBeVisible();
  });
}

/** From the third flow on a slide is asked for (D50), which has another way than seeing. */
async function openThirdProof(page: Page, name: string): Promise<void> {
  const readBegunResponse = () => page.waitForResponse((answer) => answer.url().includes('bind_phone'));
  for (let flow = 0; flow < 2; flow += 1) {
    await Promise.all([readBegunResponse(), button(page, name).click()]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await Promise.all([readBegunResponse(), button(page, name).click()]);
}

/** Shows a code sent to the phone. */
async function prove(page: Page, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone);
  await button(page, 'Get code').click();
  await untilSaid(page, 'en', page.getByRole('button', { name: /^(?:60|5\d)s$/ }));
  await page.getByLabel('SMS code').fill(await newestCode(phone));
}

test('M231, requirement 24: another phone only after the old one, each by its own code @side', async ({
  page,
  complaints,
}) => {
  const fresh = '19912340077';
  await openAs(page, NEWCOMER);
  await openThirdProof(page, 'Change: Phone');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('19900000001');
  await button(page, 'Next').click();
  await expect(page.getByText('This isn’t the phone linked to this account: 199****0006')).toBeVisible();
  await prove(page, NEWCOMER);
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await prove(page, fresh);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row(page, 'Phone')).toContainText('199****0077');
  expect(complaints).toEqual([]);
});

test('M261, D90, requirement 24: a social account is bound by a scan once the phone is proven, and taken off after its consequences @side', async ({
  page,
  browser,
  complaints,
}) => {
  await openAs(page, UNTOLD.phone, UNTOLD.shop);
  await openThirdProof(page, 'Link: QQ');
  const shownResponse = page.waitForResponse((answer) => answer.url().includes('get_bind_qr_code'));
  await prove(page, UNTOLD.phone);
  const { data } = await (await shownResponse).json();
  const phone = await browser.newPage();
  await speak(phone.context(), 'en');
  await become(phone, UNTOLD.shop, READER);
  await phone.goto(data.qr_code_url);
  await phone.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('QQ is linked')).toBeVisible();
  await phone.close();
  await button(page, 'Unlink: QQ').click();
  await expect(page.getByRole('dialog')).toContainText('no longer log in to this account');
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
  await expect(page.getByText('QQ is unlinked')).toBeVisible();
  await expect(button(page, 'Link: QQ')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('requirement 14: another device is logged out, and knows it', async ({ page, browser, complaints }) => {
  const other = await browser.newPage({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari',
  });
  await speak(other.context(), 'en');
  await become(other, SHOP, INVITED);
  await openAs(page, INVITED);
  await button(page, /^Log out: .*iPhone/)
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('1 device logged out')).toBeVisible();
  await expect(button(page, /^Log out: .*iPhone/)).toHaveCount(0);
  await other.goto(urlOf(SHOP, '/personal'));
  await expect(other.locator('dialog[data-login-dialog], [data-kind="login-panel"]').first()).toBeVisible();
  await other.close();
  expect(complaints).toEqual([]);
});
