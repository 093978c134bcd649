/**
 * A film obeys the keys of the system, asks for its small window, and keeps its speed in the next lesson: what only a browser
 * has. Headless Chromium has no window to press such keys in: what the page gave it is called as the system would.
 */
import type { Page } from '@playwright/test';
import { words } from './support/study-words.ts';
import { logInFirst } from './support/first-login.ts';
import { PLAYERS } from './support/players.ts';
import { letIn } from './support/let-in.ts';
import { comeFrom, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';
import { choiceOf, choose } from './support/choose.ts';

const SHOP = 'knowledge';
const [LEARNER] = PLAYERS['system-keys'];
const COURSE = 'demo_paid_course';
const LESSON = `/learn/demo_lesson_3/3?product_id=${COURSE}&product_type=50`;
const NEXT = 'demo_lesson_4';
const t = words.en;

declare global {
  interface Window {
    systemKeys: Map<string, MediaSessionActionHandler>;
    smallWindows: string[];
  }
}

/** Runs in the page, before it. */
function listenToSystem(): void {
  window.systemKeys = new Map();
  window.smallWindows = [];
  const give = MediaSession.prototype.setActionHandler;
  MediaSession.prototype.setActionHandler = function (name, handler) {
    if (handler === null) window.systemKeys.delete(name);
    else window.systemKeys.set(name, handler);
    give.call(this, name, handler);
  };
  Object.defineProperty(Document.prototype, 'pictureInPictureEnabled', { get: () => true });
  HTMLVideoElement.prototype.requestPictureInPicture = function () {
    window.smallWindows.push(this.currentSrc);
    return Promise.reject(new DOMException('No window', 'NotSupportedError'));
  };
}

const press = (page: Page, action: MediaSessionAction, more: Partial<MediaSessionActionDetails> = {}) =>
  page.evaluate((details) => window.systemKeys.get(details.action)?.(details), { action, ...more });

test('ux: a film obeys keys of the system, has a small window, and its speed is the next lesson’s @side', async ({
  page,
  context,
  complaints,
}) => {
  await comeFrom(context, '10.9.44.1');
  await speak(context, 'en');
  await page.addInitScript(listenToSystem);
  await page.goto(urlOf(SHOP, '/record'));
  await untilHydrated(page);
  await logInFirst(page, 'en', LEARNER);
  await letIn(SHOP, COURSE, LEARNER);
  await page.goto(urlOf(SHOP, LESSON));
  await untilHydrated(page);
  const begin = page
    .getByRole('button', { name: t.startOver })
    .or(page.getByRole('button', { name: new RegExp(`^${t.play}[：:]`) }));
  await begin.first().click();
  const film = page.locator('main video');
  const at = () => film.evaluate((one: HTMLVideoElement) => one.currentTime);
  const isPaused = () => film.evaluate((one: HTMLVideoElement) => one.paused);
  await expect.poll(at).toBeGreaterThan(0.2);

  const shownEntry = await page.evaluate(() => {
    const { title = '', album = '' } = navigator.mediaSession.metadata ?? {};
    return { title, album };
  });
  expect(shownEntry).toEqual({
    title: await page.getByRole('heading', { level: 1 }).textContent(),
    album: 'A small book, start to finish',
  });
  await press(page, 'pause');
  await expect.poll(isPaused).toBe(true);
  await press(page, 'seekto', { seekTime: 40 });
  await expect.poll(at).toBe(40);
  await press(page, 'seekbackward');
  await expect.poll(at).toBe(30);
  await press(page, 'play');
  await expect.poll(isPaused).toBe(false);
  await expect.poll(at).toBeGreaterThan(30);

  await page.getByRole('button', { name: t.small }).click();
  await expect.poll(() => page.evaluate(() => window.smallWindows.length)).toBe(1);
  // A browser that gives none leaves the film where it was.
  expect(await isPaused()).toBe(false);

  await choose(page, t.speed, '1.5');
  await press(page, 'nexttrack');
  await page.waitForURL(new RegExp(NEXT));
  await expect(choiceOf(page, t.speed)).toContainText('1.5');
  const next = page.locator('audio');
  await expect.poll(() => next.evaluate((one: HTMLAudioElement) => one.playbackRate)).toBe(1.5);
  await page.reload();
  await expect(choiceOf(page, t.speed)).toContainText('1.5');
  expect(complaints).toEqual([]);
});
