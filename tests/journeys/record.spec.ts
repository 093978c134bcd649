/** Somebody studies, finds it first among their records and on the home, goes on at the place, and sets a goal. */
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { axeOf } from './support/axe.ts';
import { inTurn } from '../support/in-turn.ts';
import { faultsOf } from './support/narrow.ts';
import { PLAYERS } from './support/players.ts';
import { become, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const SHOP = 'knowledge';
/** Has a camp of texts and films. */
const [LEARNER] = PLAYERS.record;
const FILM = '/learn/demo_day_2/3?product_id=demo_camp&product_type=25';
const FILM_PATH = /\/learn\/demo_day_2\/3/;

/** The home as one without a block of what its learner was studying (ADR-510). */
async function openPlainHome(page: Page): Promise<void> {
  await page.goto(urlOf(SHOP));
  await untilHydrated(page);
  const block = page.locator('[data-kind="continue-learning"]');
  await block.getByRole('listitem').first().waitFor();
  await block.evaluate((element) => element.setAttribute('hidden', ''));
}

const WORDS = {
  cn: {
    goOn: /^从 0:\d\d 继续/,
    strip: '继续学习',
    continue: /^继续学习：/,
    away: '关闭',
    statistics: '统计',
    table: '用表格查看',
    week: /^最近 7 天学习了 \d 天$/,
    goal: '学习目标',
    set: /^(设定目标|修改)$/,
    days: '7 天里学习的天数',
    save: '保存',
    ring: /^最近 7 天学习 \d 天，目标 4 天$/,
    remove: '取消目标',
    course: '七日街拍小练习',
    talk: '班级讨论',
    talkTabs: '班级互动',
  },
  en: {
    goOn: /^Continue from 0:\d\d/,
    strip: 'Continue learning',
    continue: /^Continue: /,
    away: 'Close',
    statistics: 'Statistics',
    table: 'Show as a table',
    week: /^You studied on \d of the last 7 days$/,
    goal: 'Your goal',
    set: /^(Set a goal|Change)$/,
    days: 'Days studied out of seven',
    save: 'Save',
    ring: /^\d of 4 days in the last 7$/,
    remove: 'Remove',
    course: 'Seven days of street photography',
    talk: 'Discussion',
    talkTabs: 'Discussion',
  },
} as const;

/** Keeps scripts from the page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const open = new EventTarget();
  const openingPromise = once(open, 'open');
  await page.route('**/assets/*.js', async (route) => {
    await openingPromise;
    await route.continue();
  });
  return () => open.dispatchEvent(new Event('open'));
}

// One person on two devices, one after the other.
test.describe.configure({ mode: 'serial' });

for (const [locale, width] of inTurn(
  [
    ['cn', 1280],
    ['en', 390],
  ],
  1,
))
  test(`M24, D82, ADR-327: what was studied stands first, on the home too, and goes on at its place: ${locale} at ${String(width)}`, async ({
    page,
    context,
    complaints,
  }) => {
    const t = WORDS[locale];
    await page.setViewportSize({ width, height: 844 });
    await speak(context, locale);
    await become(page, SHOP, LEARNER);
    await page.goto(urlOf(SHOP, FILM));
    // The demo has them twenty seconds into it.
    const goOn = page.getByRole('button', { name: t.goOn });
    await goOn.click();
    const film = page.locator('main video');
    const at = () => film.evaluate((one: HTMLVideoElement) => one.currentTime);
    await expect.poll(at).toBeGreaterThan(20.5);
    const reportedResponse = page.waitForResponse((answer) => answer.url().includes('/learn.record.'));
    await film.evaluate((one: HTMLVideoElement) => one.pause());
    const stoppedValue = await at();
    await reportedResponse;

    // The class is asked for when its tab is chosen; nothing else is drawn anew, however late its script comes.
    const release = await holdScripts(page);
    const askedRequest = page.waitForRequest('**/assets/*.js');
    await page.getByRole('tab', { name: t.talk, exact: true }).click();
    await askedRequest;
    await expect(page.getByRole('tabpanel', { name: t.talk, exact: true })).toBeAttached();
    release();
    await expect(page.getByRole('tablist', { name: t.talkTabs })).toBeVisible();
    expect(await at()).toBe(stoppedValue);

    // First among the records, inside its course.
    await page.goto(urlOf(SHOP, '/record'));
    await untilHydrated(page);
    const first = page.locator('main ol > li:has(ul a)').first();
    await expect(first).toContainText(t.course);
    await expect(first.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', FILM_PATH);

    // And on a home that does not say so itself, where nothing moves when it comes.
    await openPlainHome(page);
    const strip = page.getByRole('region', { name: t.strip }).locator('visible=true').last();
    const way = strip.getByRole('link', { name: t.continue });
    await expect(way).toHaveAttribute('href', FILM_PATH);
    if (width < 1200) expect(await faultsOf(page)).toEqual([]);
    await way.click();
    await page.waitForURL(FILM_PATH);
    await goOn.click();
    await expect.poll(at).toBeGreaterThan(Math.max(0, stoppedValue - 5));
    expect(await at()).toBeLessThan(stoppedValue + 5);
    await film.evaluate((one: HTMLVideoElement) => one.pause());

    // Put away, it stays away for this visit.
    await openPlainHome(page);
    await way.waitFor();
    await strip.getByRole('button', { name: t.away }).click();
    await expect(way).toBeHidden();
    await openPlainHome(page);
    await expect(way).toBeHidden();
    expect(complaints).toEqual([]);
  });

for (const [locale, width] of inTurn(
  [
    ['cn', 1280],
    ['en', 390],
  ],
  0,
))
  test(`ADR-327, ADR-328: statistics as a table, and a goal set and removed, in ${locale} at ${String(width)} @side`, async ({
    page,
    context,
    complaints,
  }) => {
    const t = WORDS[locale];
    await page.setViewportSize({ width, height: 844 });
    await speak(context, locale);
    await become(page, SHOP, LEARNER);
    await page.goto(urlOf(SHOP, '/record?tab=statistics'));
    await untilHydrated(page);
    await expect(page.getByRole('heading', { name: t.week })).toBeVisible();
    await page.getByText(t.table, { exact: true }).click();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(13);

    await page.getByRole('button', { name: t.set }).click();
    const box = page.getByRole('dialog');
    await box.getByRole('radio', { name: t.days }).check();
    await box.getByRole('combobox').selectOption('4');
    await box.getByRole('button', { name: t.save }).click();
    await expect(box).toBeHidden();
    const ring = page.getByRole('progressbar', { name: t.goal });
    await expect(ring).toHaveAttribute('aria-valuetext', t.ring);
    await page.reload();
    await expect(ring).toHaveAttribute('aria-valuetext', t.ring);

    const { violations } = await axeOf(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
    if (width < 1200) expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: t.remove, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.remove, exact: true }).click();
    await expect(page.getByRole('button', { name: t.set })).toBeVisible();
    expect(complaints).toEqual([]);
  });
