/** A certificate as anybody checks it, prints it, and as its holder decides what it shows (ADR-326). */
import { axeOf } from './support/axe.ts';
import { inTurn } from '../support/in-turn.ts';
import { faultsOf } from './support/narrow.ts';
import { become, curl, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const SHOP = 'knowledge';
const HOLDER = '19900000001';
const PATH = '/certificate/DEMO0001';

const WORDS = {
  cn: { valid: '证书有效', course: '亲密关系的说明书', unknown: '查无此证书', badge: '签名凭证（JWT）' },
  en: {
    valid: 'This certificate is valid',
    course: 'A manual for close relationships',
    unknown: 'Certificate not found',
    badge: 'Signed credential (JWT)',
  },
} as const;

for (const [locale, width] of inTurn(
  [
    ['cn', 1280],
    ['en', 390],
  ],
  1,
))
  test(`ADR-326: in ${locale} at ${String(width)} anybody reads whether it is valid, and prints the sheet alone`, async ({
    page,
    context,
  }) => {
    const words = WORDS[locale];
    await page.setViewportSize({ width, height: 900 });
    await speak(context, locale);
    await page.goto(urlOf(SHOP, PATH));
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.valid);
    await expect(page.getByText('林小满')).toBeVisible();
    await expect(page.getByText(words.course)).toBeVisible();
    const badge = page.getByRole('link', { name: words.badge });
    const jwt = await curl(SHOP, (await badge.getAttribute('href')) ?? '');
    expect(jwt.body).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    const { violations } = await axeOf(page).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    if (width < 1200) expect(await faultsOf(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByText('林小满')).toBeVisible();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const [, across = '', down = ''] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect(Number(across)).toBeGreaterThan(Number(down));
    await page.emulateMedia({ media: 'screen' });
    const nobody = await page.goto(urlOf(SHOP, '/certificate/NOBODY00'));
    expect(nobody?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.unknown);
  });

test('ADR-326: its holder finds it among their records, hides it and shows it again; its name stays @side', async ({
  page,
  browser,
}) => {
  await become(page, SHOP, HOLDER);
  await page.goto(urlOf(SHOP, '/record?tab=certificates'));
  await untilHydrated(page);
  await page.getByRole('link', { name: `查看《${WORDS.cn.course}》的证书` }).click();
  await page.waitForURL(urlOf(SHOP, PATH));
  await untilHydrated(page);
  await expect(page.getByText('姓名有误？')).toBeVisible();
  await expect(page.getByLabel('证书上的姓名')).toHaveCount(0);
  await page.getByRole('button', { name: '不再公开' }).click();
  await expect(page.getByRole('button', { name: '公开姓名和课程' })).toBeVisible();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(urlOf(SHOP, PATH));
  await expect(stranger.getByText('持有人未公开姓名和课程')).toBeVisible();
  await page.getByRole('button', { name: '公开姓名和课程' }).click();
  await expect(page.getByRole('button', { name: '不再公开' })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('林小满')).toBeVisible();
  await stranger.context().close();
});
