/**
 * Every type of lesson, opened, studied to its end and recorded, in both languages: a text, a PDF, a recording, a film in one
 * file and one in segments of several sizes. Exams and practices are in exam.spec.ts.
 */
import type { Page } from '@playwright/test';
import { words } from './support/study-words.ts';
import { axeOf } from './support/axe.ts';
import { logInFirst } from './support/first-login.ts';
import { inTurn } from '../support/in-turn.ts';
import { letIn } from './support/let-in.ts';
import { PLAYERS } from './support/players.ts';
import { faultsOf } from './support/narrow.ts';
import { expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';
import { choose } from './support/choose.ts';

const SHOP = 'knowledge';
const COURSE = 'demo_paid_course';
const LESSONS = {
  mp4: 'demo_lesson_trial/3',
  text: 'demo_lesson_2/1',
  hls: 'demo_lesson_3/3',
  audio: 'demo_lesson_4/2',
  pdf: 'demo_lesson_12/1',
} as const;
/** Forty seconds and more at three times the speed, on a machine that does other things. */
const PLAYED_MS = 120_000;

const open = async (page: Page, lesson: string) => {
  await page.goto(urlOf(SHOP, `/learn/${lesson}?product_id=${COURSE}&product_type=50`));
  await untilHydrated(page);
};

interface PlayedLesson {
  page: Page;
  t: (typeof words)['cn'] | (typeof words)['en'];
}

/** Begins, at three times the speed. */
async function play({ page, t }: PlayedLesson, medium: 'audio' | 'video') {
  const element = page.locator(medium === 'audio' ? 'audio' : 'main video');
  const begin = page
    .getByRole('button', { name: t.startOver })
    .or(page.locator('main').getByRole('button', { name: new RegExp(`^${t.play}(?:[：:].*)?$`) }));
  await begin.first().click();
  await choose(page, t.speed, '3');
  const at = () => element.evaluate((one: HTMLMediaElement) => one.currentTime);
  await expect.poll(at, { timeout: 30_000 }).toBeGreaterThan(0.2);
  return { element, at };
}

const isFinished = ({ page, t }: PlayedLesson, timeout = 20_000) =>
  expect(page.locator('main header').getByText(t.finished, { exact: true })).toBeVisible({ timeout });

for (const [locale, width, phone] of inTurn(
  [
    ['cn', 1280, PLAYERS['lesson-types'][0]],
    ['en', 390, PLAYERS['lesson-types'][1]],
  ],
  0,
))
  test(`ADR-312, ADR-350, ADR-351: each type of lesson is studied to its end and recorded, in ${locale} at ${String(width)} @side`, async ({
    page,
    context,
    complaints,
  }) => {
    test.setTimeout(600_000);
    const t = words[locale];
    const notice = { page, t };
    await page.setViewportSize({ width, height: 844 });
    await speak(context, locale);
    await page.goto(urlOf(SHOP, '/record'));
    await untilHydrated(page);
    await logInFirst(page, locale, phone);
    await letIn(SHOP, COURSE, phone);

    // A text is read to its end.
    await open(page, LESSONS.text);
    const article = page.getByRole('article');
    await expect(article).toBeVisible();
    await article.evaluate((one) => one.scrollIntoView({ block: 'end' }));
    await isFinished(notice, PLAYED_MS);

    // A PDF: drawn, its words can be read out, and it is read to its last page.
    await open(page, LESSONS.pdf);
    const first = page.getByRole('group', { name: t.page.replace('{{n}}', '1').replace('{{count}}', '4') });
    await expect(first.locator('canvas')).toBeVisible({ timeout: 60_000 });
    await expect(first).toContainText('A letter to somebody in the book');
    const isDrawn = await first.locator('canvas').evaluate((one: HTMLCanvasElement) => {
      const { data } = one.getContext('2d')?.getImageData(0, 0, one.width, one.height) ?? { data: [] };
      return data.some((value, index) => index % 4 === 0 && value < 128);
    });
    expect(isDrawn).toBe(true);
    if (width < 1200) expect(await faultsOf(page)).toEqual([]);
    const { violations } = await axeOf(page).include('main').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
    await choose(page, t.pages, '4');
    await page.getByRole('article').evaluate((one) => one.scrollIntoView({ block: 'end' }));
    await expect(page.getByRole('progressbar', { name: t.read })).toHaveAttribute('aria-valuenow', '100');
    await isFinished(notice, PLAYED_MS);

    // A recording: what was heard is gone on with within five seconds of there.
    await open(page, LESSONS.audio);
    const recording = await play(notice, 'audio');
    await expect.poll(recording.at, { timeout: PLAYED_MS }).toBeGreaterThan(12);
    await recording.element.evaluate((one: HTMLAudioElement) => one.pause());
    const stoppedValue = await recording.at();
    await expect(page.getByText(t.saved)).toBeVisible();
    await page.reload();
    await untilHydrated(page);
    const goOn = page.getByRole('button', {
      name: new RegExp(t.goOn.replace('{{time}}', String.raw`\d:\d\d`)),
    });
    // Where it is when it is first heard again.
    const startPromise = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          document.addEventListener(
            'playing',
            ({ target }) => resolve(target instanceof HTMLMediaElement ? target.currentTime : Number.NaN),
            { capture: true, once: true },
          );
        }),
    );
    await goOn.click();
    expect(Math.abs((await startPromise) - stoppedValue)).toBeLessThan(5);
    await isFinished(notice, PLAYED_MS);

    // A film in one file (H.264), with what the system is told of it.
    await open(page, LESSONS.mp4);
    const film = await play(notice, 'video');
    expect(await film.element.evaluate((one: HTMLVideoElement) => one.currentSrc)).toMatch(/whole\.mp4/);
    expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(
      await page.getByRole('heading', { level: 1 }).textContent(),
    );
    await isFinished(notice, PLAYED_MS);

    // A film in segments: its size is chosen and kept, its chapters lead, captions follow.
    await open(page, LESSONS.hls);
    const long = await play(notice, 'video');
    const height = () => long.element.evaluate((one: HTMLVideoElement) => one.videoHeight);
    await choose(page, t.quality, '180');
    await expect.poll(height, { timeout: 60_000 }).toBe(180);
    await page.getByRole('tab', { name: t.chapters }).click();
    const chapters = page.getByRole('navigation', { name: t.chapters });
    await expect(chapters.getByRole('button')).toHaveCount(4);
    await expect(chapters.locator('[aria-current="true"]')).toHaveCount(1);
    const readShownValue = () =>
      long.element.evaluate(
        (one: HTMLVideoElement) =>
          [...one.textTracks].find(({ mode, kind }) => kind === 'captions' && mode === 'showing')?.activeCues
            ?.length,
      );
    await expect.poll(readShownValue, { timeout: 60_000 }).toBeGreaterThan(0);
    await isFinished(notice, PLAYED_MS);
    await chapters.getByRole('button').nth(1).click();
    await expect.poll(long.at).toBeGreaterThanOrEqual(24.5);
    await page.reload();
    await untilHydrated(page);
    const result = t.doneOf.replace('{{n}}', '5').replace('{{count}}', '14');
    await expect(page.locator('main aside')).toContainText(result);
    expect(await page.evaluate(() => localStorage.getItem('lt-player-quality'))).toContain('180');
    expect(complaints).toEqual([]);
  });
