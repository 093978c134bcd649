/** A recording is heard on over pages, sleeps when told, and is gone on with after a load; notes are kept at moments; trouble is told. */
import { axeOf } from './support/axe.ts';
import { inTurn } from '../support/in-turn.ts';
import { faultsOf } from './support/narrow.ts';
import { logInFirst } from './support/first-login.ts';
import { PLAYERS } from './support/players.ts';
import { expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';
import { choose } from './support/choose.ts';

const SHOP = 'knowledge';
/** Free for whoever has logged in. */
const RECORDING = '/learn/a_en4tmtc1l251b9t1lojs7dvv/2';
const MINUTE = 60_000;

const WORDS = {
  cn: {
    bar: '正在收听',
    play: '播放',
    goOn: /^从 .* 继续/,
    pause: '暂停',
    forward: '前进 30 秒',
    sleep: '定时关闭',
    close: '停止收听',
    title: '给心情起个名字',
    write: '在这里记一条',
    save: '保存',
    edit: '编辑',
    remove: '删除',
    undo: '撤销',
    note: /的笔记$/,
    leads: /^跳到 /,
    trouble: '反馈播放问题',
    stutters: '播放卡顿',
    send: '提交',
    thanks: '已收到',
    done: '关闭',
  },
  en: {
    bar: 'Listening',
    play: 'Play',
    goOn: /^(Continue|Go on) from/,
    pause: 'Pause',
    forward: 'Forward 30 seconds',
    sleep: 'Sleep timer',
    close: 'Stop listening',
    title: 'Give the feeling a name',
    write: 'Write a note here',
    save: 'Save',
    edit: 'Edit',
    remove: 'Delete',
    undo: 'Undo',
    note: /^Note at/,
    leads: /^Go to \d/,
    trouble: 'Report a playback problem',
    stutters: 'It keeps stopping',
    send: 'Send',
    thanks: 'Thank you',
    done: 'Close',
  },
} as const;

for (const [locale, width, phone] of inTurn(
  [
    ['cn', 1280, PLAYERS.players[0]],
    ['en', 390, PLAYERS.players[1]],
  ],
  0,
))
  test(`ADR-323: a recording is heard on over pages in ${locale} at ${String(width)}, sleeps, and is gone on with`, async ({
    page,
    context,
    complaints,
  }) => {
    const t = WORDS[locale];
    await page.setViewportSize({ width, height: 844 });
    await speak(context, locale);
    await page.goto(urlOf(SHOP, RECORDING));
    await untilHydrated(page);
    await logInFirst(page, locale, phone);
    await page.goto(urlOf(SHOP, RECORDING));
    await untilHydrated(page);
    const begin = page
      .getByRole('button', { name: t.goOn })
      .or(page.getByRole('group').getByRole('button', { name: t.play, exact: true }));
    await begin.first().click();
    const audio = page.locator('audio');
    const at = () => audio.evaluate((one: HTMLAudioElement) => one.currentTime);
    const isPaused = () => audio.evaluate((one: HTMLAudioElement) => one.paused);
    await expect.poll(at).toBeGreaterThan(0.3);
    await audio.evaluate((one) => one.setAttribute('data-same', ''));

    // A note at this moment: written, found again, written anew, deleted and taken back.
    const text = `Breathe out (${locale})`;
    await page.getByRole('button', { name: t.write }).click();
    await page.getByRole('textbox', { name: t.note }).fill(text);
    await page.getByRole('button', { name: t.save, exact: true }).click();
    const lines = page.getByRole('listitem').filter({ hasText: text });
    await expect(lines).toHaveCount(1);
    await lines.getByRole('button', { name: t.edit }).click();
    await page.getByRole('textbox', { name: t.note }).fill(`${text}, slowly`);
    await page.keyboard.press('Control+Enter');
    await expect(lines).toContainText(', slowly');
    await lines.getByRole('button', { name: t.leads }).click();
    await lines.getByRole('button', { name: t.remove }).click();
    await expect(lines).toHaveCount(0);
    await page.getByRole('button', { name: t.undo }).click();
    await expect(lines).toHaveCount(1);

    // What does not play is told to the shop (M233).
    await page.getByRole('button', { name: t.trouble }).click();
    const toldLocator = page.getByRole('dialog', { name: t.trouble });
    await toldLocator.getByRole('radio', { name: t.stutters }).check();
    await toldLocator.getByRole('textbox').fill('It stops each minute');
    await toldLocator.getByRole('button', { name: t.send }).click();
    await expect(toldLocator.getByRole('status')).toContainText(t.thanks);
    await toldLocator.getByRole('button', { name: t.done }).last().click();
    if (await isPaused())
      await page.getByRole('group').getByRole('button', { name: t.play, exact: true }).click();
    await expect.poll(isPaused).toBe(false);

    // Another page: the same element goes on, and its session goes on being reported.
    const reportedItems: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes('/api/learn.')) reportedItems.push(pathname);
    });
    await page.locator('main header').getByRole('link').first().click();
    const bar = page.getByRole('region', { name: t.bar });
    await expect(bar).toBeVisible();
    await expect(bar.getByRole('link', { name: t.title })).toHaveAttribute('href', RECORDING);
    await expect(page.locator('audio[data-same]')).toHaveCount(1);
    const left = await at();
    await expect.poll(at).toBeGreaterThan(left);
    await bar.getByRole('button', { name: t.pause }).click();
    await expect.poll(isPaused).toBe(true);
    await expect.poll(() => reportedItems.some((path) => path.includes('learn.record.'))).toBe(true);
    expect(reportedItems.filter((path) => path.includes('learn.session.open'))).toEqual([]);

    // Nothing of the page is covered by it: its end is above the bar.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const edges = () =>
      page.evaluate(() => ({
        root: document.getElementById('root')?.getBoundingClientRect().bottom ?? 0,
        bar: document.querySelector('[data-audio-bar]')?.getBoundingClientRect().top ?? 0,
      }));
    await expect.poll(async () => (await edges()).root <= (await edges()).bar + 1).toBe(true);
    const { violations } = await axeOf(page).include('[data-audio-bar]').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
    if (width < 1200) expect(await faultsOf(page)).toEqual([]);

    // After a load it is offered, and plays when somebody says so; its lesson takes it back.
    await bar.getByRole('button', { name: t.play, exact: true }).click();
    await expect.poll(isPaused).toBe(false);
    await page.reload();
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: t.goOn }).click();
    await expect(bar.getByRole('button', { name: t.pause })).toBeVisible();
    await expect.poll(at).toBeGreaterThan(0);
    await bar.getByRole('link', { name: t.title }).click();
    await page.waitForURL(urlOf(SHOP, RECORDING));
    await expect(bar).toHaveCount(0);
    await expect.poll(isPaused).toBe(false);
    await page.goBack();
    await expect(bar).toBeVisible();
    // The sleep timer stops it, by the clock of the page.
    await page.clock.install();
    await choose(bar, t.sleep, '15');
    await page.clock.fastForward(14 * MINUTE);
    expect(await isPaused()).toBe(false);
    await page.clock.fastForward(2 * MINUTE);
    await expect.poll(isPaused).toBe(true);
    await bar.getByRole('button', { name: t.close }).click();
    await expect(bar).toHaveCount(0);
    await expect(page.locator('audio')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
