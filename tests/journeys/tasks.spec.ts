/** A learner answers a task in words, a picture and a recording, hands it in, is sent back, mends it and is reviewed (M28, M29, M259, D86). */
import sharp from 'sharp';
import { chromiumArgs, findChromium } from '../../tools/chromium.ts';
import { axeOf } from './support/axe.ts';
import { inTurn } from '../support/in-turn.ts';
import { faultsOf } from './support/narrow.ts';
import { shop } from './support/shop-cli.ts';
import { become, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const SHOP = 'knowledge';
const LEARNER = '19900000001';
const executablePath = findChromium();

// A microphone that hums, and nobody who has to allow it.
test.use({
  permissions: ['microphone'],
  launchOptions: {
    args: [
      ...chromiumArgs(),
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
    ...(executablePath === undefined ? {} : { executablePath }),
  },
});

const WORDS = {
  cn: {
    task: '写一段产品一句话介绍',
    text: '文字',
    record: '开始录音',
    stop: '停止录音',
    saved: '草稿已保存',
    commit: '提交作业',
    waits: '已提交，等待批改',
    back: '老师退回了这份作业，请修改后重新提交',
    reviewed: '老师已批改',
  },
  en: {
    task: 'Record a thirty-second pitch',
    text: 'Text',
    record: 'Record',
    stop: 'Stop recording',
    saved: 'Draft saved',
    commit: 'Hand in',
    waits: 'Handed in, waiting for review',
    back: 'Your answer was sent back. Revise it and hand it in again',
    reviewed: 'Your answer was reviewed',
  },
} as const;

for (const [locale, width, id] of inTurn(
  [
    ['cn', 1280, 'task_interview'],
    ['en', 390, 'task_read_aloud'],
  ],
  0,
))
  test(`M28, M29, D86: a task from the list to its review in ${locale} at ${String(width)}`, async ({
    page,
    context,
    complaints,
  }) => {
    const t = WORDS[locale];
    await page.setViewportSize({ width, height: 844 });
    await speak(context, locale);
    await become(page, SHOP, LEARNER);
    await page.goto(urlOf(SHOP, '/taskBook'));
    await untilHydrated(page);
    await page.locator('main').getByRole('link', { name: t.task, exact: true }).click();
    await page.waitForURL(urlOf(SHOP, `/checkTask?task_id=${id}`));

    // Each is kept by itself; a reload finds all of it.
    const text = page.getByRole('textbox', { name: t.text });
    await text.fill('One sentence.');
    await expect(page.getByText(t.saved)).toBeVisible();
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3377aa' } })
      .png()
      .toBuffer();
    await page
      .locator('input[type=file][accept*="image/png"]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
    await page.getByRole('button', { name: t.record, exact: true }).click();
    const stop = page.getByRole('button', { name: t.stop });
    await expect(page.getByText(/0:01/)).toBeVisible();
    await stop.click();
    await expect(page.locator('main audio')).toHaveCount(1);
    const commit = page.getByRole('button', { name: t.commit, exact: true });
    await expect(commit).not.toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(t.saved)).toBeVisible();
    await page.reload();
    await expect(text).toHaveValue('One sentence.');
    const isHeard = () =>
      page
        .locator('main audio')
        .evaluate((one: HTMLAudioElement) => one.readyState > 0 && one.error === null);
    await expect.poll(isHeard).toBe(true);
    const isSeen = () =>
      page.locator('main li img').evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0);
    await expect.poll(isSeen).toBe(true);

    const { violations } = await axeOf(page).analyze();
    expect(
      violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join()}`),
    ).toEqual([]);
    if (width < 1200) expect(await faultsOf(page)).toEqual([]);

    const handIn = async () => {
      await commit.click();
      await page.getByRole('dialog').getByRole('button', { name: t.commit }).click();
      await expect(page.getByRole('heading', { name: t.waits })).toBeVisible();
    };
    await handIn();
    const returnedRun = await shop('tasks', 'return', SHOP, id, LEARNER, '--reason', 'More of it');
    expect(returnedRun).toMatchObject({ exit: 0 });
    await page.reload();
    await expect(page.getByRole('heading', { name: t.back })).toBeVisible();
    await expect(page.getByText('More of it')).toBeVisible();
    await text.fill('Two sentences. Here they are.');
    await expect(page.getByText(t.saved)).toBeVisible();
    await handIn();
    expect(await shop('tasks', 'review', SHOP, id, LEARNER, '--score', '95')).toMatchObject({ exit: 0 });
    await page.reload();
    await expect(page.getByRole('heading', { name: t.reviewed })).toBeVisible();
    await expect(page.locator('main')).toContainText('95');
    await expect(page.locator('main')).toContainText('Two sentences.');
    expect(complaints).toEqual([]);
  });
