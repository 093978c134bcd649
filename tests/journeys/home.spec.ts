/** The home page: whole before any script, quiet and still while it becomes live. */
import { listenForShifts } from './support/shifts.ts';
import {
  curl,
  expect,
  untilHydrated,
  quiet,
  speak,
  test,
  textOfHtml,
  urlOf,
  visibleTexts,
} from './support/storefront.ts';

const LANGUAGES = [
  { locale: 'cn', tag: 'zh-CN' },
  { locale: 'en', tag: 'en-US' },
] as const;

for (const { locale, tag } of LANGUAGES) {
  test(`M16: every visible text of the ${locale} home stands in the HTML before a script runs`, async ({
    page,
    context,
  }) => {
    await speak(context, locale);
    const { status, body } = await curl('', '/', { cookie: `locale=${locale}` });
    expect(status).toBe(200);
    expect(body).toContain(`lang="${tag}"`);
    await page.goto(urlOf(''));
    await untilHydrated(page);
    const texts = await visibleTexts(page);
    expect(texts.length).toBeGreaterThan(60);
    const servedText = textOfHtml(body);
    expect(texts.filter((text) => !servedText.includes(text))).toEqual([]);
  });

  test(`R2: the ${locale} home hydrates without a word in the console`, async ({
    page,
    context,
    complaints,
  }) => {
    await speak(context, locale);
    await page.goto(urlOf(''));
    await quiet(page);
    await page.mouse.wheel(0, 4_000);
    await quiet(page);
    expect(complaints).toEqual([]);
  });
}

test('performance: nothing on the home page shifts, from the first paint to the bottom', async ({ page }) => {
  const shifts = await listenForShifts(page);
  await page.goto(urlOf(''));
  await quiet(page);
  for (let step = 0; step < 8; step += 1) await page.mouse.wheel(0, 700);
  await quiet(page);
  expect(await shifts()).toEqual([]);
});

test('performance: nothing shifts while a slow machine reads the page @side', async ({ page }) => {
  const shifts = await listenForShifts(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  for (let visit = 0; visit < 4; visit += 1) {
    await page.goto(urlOf(''));
    await page.waitForLoadState('load');
    expect(await shifts()).toEqual([]);
  }
});

test('M16: the home page is drawn whole where scripts are off', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(urlOf(''));
  await expect(page.locator('header')).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
  expect(await page.locator('main [data-kind]').count()).toBeGreaterThan(5);
  await context.close();
});
