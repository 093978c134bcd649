/** Somebody who may study goes from a course into its lessons: watches by keyboard, jumps by the transcript, goes on and reads. */
import { axeOf } from './support/axe.ts';
import { inTurn } from '../support/in-turn.ts';
import { faultsOf } from './support/narrow.ts';
import { PLAYERS } from './support/players.ts';
import { listenForShifts } from './support/shifts.ts';
import { become, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';
import { choose } from './support/choose.ts';

const SHOP = 'knowledge';
/** Invited to this course, which has texts and a film. */
const [INVITED] = PLAYERS['study-page'];
const COURSE = '/detail/demo_designated/50';
const FILM = '/learn/demo_reading_2/3?product_id=demo_designated&product_type=50';

const WORDS = {
  cn: {
    outline: '课程目录',
    start: /开始学习|继续学习|学习/,
    play: /^播放：|^从头播放/,
    goOn: /^从 0:\d\d 继续/,
    pause: '暂停',
    keys: '快捷键',
    captions: '字幕',
    place: /^播放位置/,
    place2: '第 2 课，共 4 课',
    transcript: '文稿',
    chapters: '章节',
    search: '在文稿中查找',
    line: /侧光/,
    later: /逆光/,
    next: /^下一课/,
    read: '阅读进度',
    large: '特大',
  },
  en: {
    outline: 'Lessons',
    start: /study|learn|continue/i,
    play: /^Play:|^Start over/,
    goOn: /^Continue from 0:\d\d/,
    pause: 'Pause',
    keys: 'Keyboard shortcuts',
    captions: 'Captions',
    place: /^Position/,
    place2: 'Lesson 2 of 4',
    transcript: 'Transcript',
    chapters: 'Chapters',
    search: 'Search the transcript',
    line: /side light/,
    later: /back light/,
    next: /^Next lesson/,
    read: 'Read so far',
    large: 'Largest',
  },
} as const;

// One person on two devices, one after the other: the second goes on where the first stopped.
test.describe.configure({ mode: 'serial' });

for (const [locale, width] of inTurn(
  [
    ['cn', 1280],
    ['en', 390],
  ],
  1,
))
  test(`ADR-312: from the course into a lesson in ${locale} at ${String(width)}: keys, captions, transcript, the next lesson`, async ({
    page,
    context,
    complaints,
  }) => {
    const t = WORDS[locale];
    await page.setViewportSize({ width, height: 844 });
    await speak(context, locale);
    await become(page, SHOP, INVITED);
    await page.goto(urlOf(SHOP, COURSE));
    await untilHydrated(page);
    const action = page.locator('[data-action]:visible');
    await expect(action).toHaveAttribute('href', /^\/learn\//);
    await action.click();
    await page.waitForURL(/\/learn\//);
    const outline = page.locator('main aside');
    // No shop chrome over a lesson; in narrow windows its outline is a drawer (ADR-486).
    await expect(page.locator('[data-kind="navbar"], [data-kind="suspend-menu"]')).toHaveCount(0);
    const openOutline = async () => {
      if (width < 1200) await page.getByRole('button', { name: t.outline, exact: true }).click();
      await expect(outline.getByRole('link').first()).toBeVisible();
    };
    await openOutline();
    if (width < 1200) {
      await page.keyboard.press('Escape');
      await expect(outline.getByRole('link').first()).toBeHidden();
    }
    const openedLocator = page.getByRole('article').or(page.getByRole('button', { name: t.play }));
    await expect(openedLocator.first()).toBeVisible();

    // Another lesson by the outline, which stays as it is.
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    // Who was here before is led to where they stopped.
    if (!page.url().includes('demo_reading_2')) {
      await openOutline();
      await outline.locator('a[href*="demo_reading_2"]').click();
    }
    await page.waitForURL(urlOf(SHOP, FILM));
    await expect(page.locator('main header')).toContainText(t.place2);
    expect(requests.some((path) => path.includes('goods.directory.get') || path.startsWith('/learn/'))).toBe(
      false,
    );

    const film = page.locator('main video');
    const at = () => film.evaluate((one: HTMLVideoElement) => one.currentTime);
    await page.getByRole('button', { name: t.play }).click();
    await expect.poll(at).toBeGreaterThan(0.2);
    const pause = page.getByRole('button', { name: t.pause, exact: true });
    await pause.focus();
    await page.keyboard.press('l');
    await expect.poll(at).toBeGreaterThan(10);
    await page.keyboard.press('k');
    await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true);
    await page.keyboard.press('>');
    expect(await film.evaluate((one: HTMLVideoElement) => one.playbackRate)).toBe(1.25);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: t.keys })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: t.keys })).toBeHidden();

    // Captions on and off, in both languages.
    const modes = () =>
      film.evaluate((one: HTMLVideoElement) =>
        [...one.textTracks]
          .filter(({ kind }) => kind === 'captions')
          .map(({ mode }) => mode)
          .toSorted(),
      );
    await expect.poll(modes).toEqual(['disabled', 'showing']);
    await choose(page, t.captions, 'off');
    await expect.poll(modes).toEqual(['disabled', 'hidden']);
    await choose(page, t.captions, locale);

    // The transcript is searched, and leads there.
    const transcript = page.getByRole('region', { name: t.transcript });
    await page.getByRole('searchbox', { name: t.search }).fill(locale === 'cn' ? '侧光' : 'side light');
    await transcript.getByRole('button', { name: t.line }).click();
    await expect.poll(at).toBeGreaterThanOrEqual(29);
    // The line that is said is marked beside the film and captioned in it; a jump takes both along.
    const readCaptionedText = () =>
      film.evaluate((one: HTMLVideoElement) =>
        [...one.textTracks]
          .filter(({ kind, mode }) => kind === 'captions' && mode === 'showing')
          .flatMap(({ activeCues }) => [...(activeCues ?? [])])
          .map((cue) => ('text' in cue ? String(cue.text) : ''))
          .join(' '),
      );
    const markedLocator = transcript.locator('[aria-current="true"]');
    await expect(markedLocator).toContainText(t.line);
    await expect.poll(readCaptionedText).toMatch(t.line);
    await page.getByRole('searchbox', { name: t.search }).fill('');
    await film.evaluate((one: HTMLVideoElement) => {
      one.currentTime = 50;
    });
    await expect(markedLocator).toContainText(t.later);
    await expect.poll(readCaptionedText).toMatch(t.later);

    // What was reported is kept: after a reload it goes on within five seconds of there.
    await film.evaluate((one: HTMLVideoElement) => one.pause());
    const stoppedValue = await at();
    const shifts = await listenForShifts(page);
    let isOpened = () => {};
    const lessonOpened = new Promise<void>((resolve) => (isOpened = resolve));
    await page.route('**/*.vtt?*', async (route) => {
      await lessonOpened;
      await route.continue();
    });
    // From its top: further down the browser would hold what is looked at in its place.
    await page.evaluate(() => scrollTo(0, 0));
    await page.reload();
    const goOn = page.getByRole('button', { name: t.goOn });
    await goOn.waitFor();
    isOpened();
    // Nothing jumps while the lesson opens, and its words, chapters and notes come after it.
    await expect(transcript.getByRole('button', { name: t.line })).toBeVisible();
    expect(await shifts()).toEqual([]);
    // Its tabs by keyboard: the one to the right of the transcript has the chapters.
    await page.getByRole('tab', { name: t.transcript }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('navigation', { name: t.chapters }).getByRole('button')).toHaveCount(4);
    await goOn.click();
    await expect.poll(at).toBeGreaterThan(stoppedValue - 5);
    expect(await at()).toBeLessThan(stoppedValue + 5);

    const { violations } = await axeOf(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
    if (width < 1200) expect(await faultsOf(page)).toEqual([]);

    // The next lesson is a text: it is read to its end.
    await page.locator('main nav').getByRole('link', { name: t.next }).click();
    await page.waitForURL(/demo_reading_3/);
    const article = page.getByRole('article');
    await expect(article).toBeVisible();
    await page.getByRole('button', { name: t.large, exact: true }).click();
    await article.evaluate((one) => one.scrollIntoView({ block: 'end' }));
    await expect(page.getByRole('progressbar', { name: t.read })).toHaveAttribute('aria-valuenow', '100');
    expect(complaints).toEqual([]);
  });

test('R32: what is not open leads back to the page where the way in stands; a stranger is asked to log in', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.goto(urlOf(SHOP, FILM));
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(page.url()).toBe(urlOf(SHOP, FILM));
  await become(page, SHOP, '19900000006');
  await page.goto(urlOf(SHOP, FILM));
  await expect(page.getByText('It is for invited learners only.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the course page' }).click();
  await page.waitForURL(/\/detail\/demo_reading_2\/3/);
  const answer = await page.goto(urlOf(SHOP, '/learn/no_such_lesson/3'));
  expect(answer?.status()).toBe(404);
});
