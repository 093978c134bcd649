/** One person with two browsers: one plays at a time, the other says which device plays, and goes on at the same second (D129). */
import type { Browser, Page } from '@playwright/test';
import { PLAYERS } from './support/players.ts';
import { letIn } from './support/let-in.ts';
import { words } from './support/study-words.ts';
import { inTurn } from '../support/in-turn.ts';
import { become, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const SHOP = 'knowledge';
/** Let into a course that has texts and a film. */
const [PLAYER] = PLAYERS['one-player'];
const COURSE = 'demo_designated';
const FILM = '/learn/demo_reading_2/3?product_id=demo_designated&product_type=50';
const TEXT = '/learn/demo_reading_3/1?product_id=demo_designated&product_type=50';
const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

type Locale = 'cn' | 'en';

async function device(browser: Browser, locale: Locale, userAgent?: string): Promise<Page> {
  const context = await browser.newContext(userAgent === undefined ? {} : { userAgent });
  await speak(context, locale);
  const page = await context.newPage();
  await become(page, SHOP, PLAYER);
  return page;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(urlOf(SHOP, path));
  await untilHydrated(page);
}

const film = (page: Page) => page.locator('main video');
const at = (page: Page) => film(page).evaluate((one: HTMLVideoElement) => one.currentTime);

/** So that a slow machine does not come to the film's end, where it is free for every device. */
const slowDown = (page: Page) =>
  film(page).evaluate((one: HTMLVideoElement) => {
    one.playbackRate = 0.25;
  });

async function play(page: Page, locale: Locale): Promise<void> {
  const t = words[locale];
  const begin = page
    .getByRole('button', { name: t.startOver })
    .or(page.getByRole('button', { name: new RegExp(`^${t.play}[：:]`) }));
  await begin.first().click();
  await expect.poll(() => at(page)).toBeGreaterThan(0.2);
}

test.beforeAll(() => letIn(SHOP, COURSE, PLAYER));

for (const [locale] of inTurn([['cn'], ['en']] as const, 0))
  test(`D129: a film goes on at the other device at the same second, in ${locale}`, async ({ browser }) => {
    const t = words[locale];
    const [first, second] = [await device(browser, locale, AGENT), await device(browser, locale)];

    // What is opened, and what is read, is in nobody's way.
    await open(first, FILM);
    await open(second, FILM);
    await expect(second.getByRole('button', { name: t.takeOver })).toHaveCount(0);
    await open(second, TEXT);
    await expect(second.getByRole('article')).toBeVisible();

    await play(first, locale);
    await slowDown(first);
    await open(second, FILM);
    await expect(second.getByText(t.elsewhereOn.replace('{{device}}', 'Chrome · Windows'))).toBeVisible();
    await expect(
      second.getByText(new RegExp(`^${t.elsewhereSince.split('{{time}}')[0] ?? ''}.*\\d\\d:\\d\\d`)),
    ).toBeVisible();
    // A text is read beside it.
    await open(second, TEXT);
    await expect(second.getByRole('article')).toBeVisible();
    await open(second, FILM);

    const [firstAt, since] = [await at(first), Date.now()];
    await second.getByRole('button', { name: t.takeOver }).click();
    await expect.poll(() => at(second)).toBeGreaterThan(firstAt - 3);
    await slowDown(second);
    // No further than both can have played since, whose film may be gone from the first one already.
    expect(await at(second)).toBeLessThan(firstAt + (2 * (Date.now() - since)) / 1000 + 10);

    // The first one stopped, says so, and comes free when the second one leaves.
    await expect(first.getByRole('button', { name: t.takeOver })).toBeVisible();
    await expect(film(first)).toHaveCount(0);
    await second.close();
    await expect(first.getByRole('button', { name: t.takeOver })).toHaveCount(0, { timeout: 40_000 });
    await expect(film(first)).toHaveCount(1);
    for (const page of [first, second]) await page.context().close();
  });

test('M252: offline nothing is called saved; the page says what is kept on the device, and sends it when the network is back @side', async ({
  browser,
}) => {
  const t = words.en;
  const page = await device(browser, 'en');
  await open(page, TEXT);
  await expect(page.getByText(t.saved)).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(t.kept)).toBeVisible();
  await expect(page.getByText(t.saved)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByText(t.saved)).toBeVisible();
  await page.context().close();
});
