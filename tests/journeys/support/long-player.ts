/**
 * A player that is open for a day: a film of the demo shop in Chromium, played, paused, jumped in, left and come back to while
 * the page's clock leaps; and what the page weighs meanwhile.
 */
import type { CDPSession, Page } from '@playwright/test';
import { words } from './study-words.ts';
import { become, expect, speak, urlOf } from './storefront.ts';
import { choose } from './choose.ts';

const SHOP = 'knowledge';
const LEARNER = '19900000001';
const LESSON = '/learn/demo_lesson_6/3?product_id=demo_paid_course&product_type=50';
const t = words.en;

declare global {
  interface Window {
    /** Timers that were begun, and neither ran out nor were called off. */
    openTimers: Set<number>;
    /** Called at each second of the page's clock. */
    filmGoesOn: () => void;
  }
}

interface PlayerWeight {
  /** Bytes in use after everything unused was collected. */
  heap: number;
  nodes: number;
  listeners: number;
  timers: number;
}

interface LongPlayer {
  /** So much of the page's clock, the film playing by it, then paused. */
  play: (ms: number) => Promise<void>;
  rest: (ms: number) => Promise<void>;
  /** What a learner presses now and then; each leaves the player as it found it. */
  press: () => Promise<void>;
  /** Waits until the server has all reports: a day of them is more than it takes of one learner in some minutes. */
  untilStored: () => Promise<void>;
  /** Seconds of study the server was told of, and how many reports it answered. */
  readReported: () => { seconds: number; reports: number };
  /** At rest: paused, at its beginning, all reports kept. */
  weigh: () => Promise<PlayerWeight>;
}

/** Runs in the page, after its clock was taken over. */
function countTimers(): void {
  window.openTimers = new Set();
  const { setTimeout: begin, setInterval: repeat, clearTimeout: end, clearInterval: stop } = window;
  const buildOpenedValue = (id: number) => {
    window.openTimers.add(id);
    return id;
  };
  const close = (id: number | undefined) => void window.openTimers.delete(id ?? 0);
  const later = (run: TimerHandler, ms?: number, ...inputs: unknown[]): number => {
    const id: number = begin(() => {
      close(id);
      if (typeof run === 'function') run(...inputs);
    }, ms);
    return buildOpenedValue(id);
  };
  const again = (run: TimerHandler, ms?: number, ...inputs: unknown[]) =>
    buildOpenedValue(repeat(run, ms, ...inputs));
  const leave = (id: number | undefined) => {
    close(id);
    end(id);
  };
  const leaveOff = (id: number | undefined) => {
    close(id);
    stop(id);
  };
  Object.assign(window, {
    setTimeout: later,
    setInterval: again,
    clearTimeout: leave,
    clearInterval: leaveOff,
  });
}

/** Runs in the page: a film goes on by the page's clock, which leaps; it begins anew before its end. */
function playByClock(): void {
  const own = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'currentTime');
  const places = new WeakMap<HTMLMediaElement, number>();
  Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return this.ended ? own?.get?.call(this) : (places.get(this) ?? own?.get?.call(this));
    },
    set(this: HTMLMediaElement, to: number) {
      places.set(this, to);
      own?.set?.call(this, to);
    },
  });
  window.filmGoesOn = () => {
    const film = document.querySelector('main video');
    if (!(film instanceof HTMLVideoElement) || film.paused || film.ended) return;
    // What was jumped to its end comes to it by itself.
    if (film.currentTime > film.duration - 1) return;
    const next = film.currentTime + film.playbackRate;
    if (next >= film.duration - 2) film.currentTime = 0;
    else {
      places.set(film, next);
      film.dispatchEvent(new Event('timeupdate'));
    }
  };
}

/** Runs in the page: goes on to where the film is not fetched yet; answers how many seconds are left. */
function fetchOn(film: HTMLVideoElement): number {
  const { buffered, duration } = film;
  if (Number.isNaN(duration) || buffered.length === 0) return Number.POSITIVE_INFINITY;
  const to = buffered.end(0);
  if (to >= duration - 0.5) return 0;
  if (film.currentTime < to - 2) film.currentTime = to - 1;
  return duration - to;
}

async function weigh(devtools: CDPSession): Promise<Omit<PlayerWeight, 'timers'>> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (wantedText: string) => metrics.find(({ name }) => name === wantedText)?.value ?? Number.NaN;
  return { heap: usedSize, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** As another tab in front of this one. */
const hide = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

function reportsOf(page: Page) {
  const notice = { seconds: 0, reports: 0 };
  page.on('request', (request) => {
    if (!/\/api\/learn\.record\.(push|batch)\//.test(request.url())) return;
    void request.response().then((answer) => {
      if (answer?.ok() !== true) return;
      const sentText = decodeURIComponent(request.postData() ?? '');
      for (const [, seconds] of sentText.matchAll(/spend_time\W+(\d+)/g)) {
        notice.reports += 1;
        notice.seconds += Number(seconds);
      }
    });
  });
  return notice;
}

export async function openLongPlayer(page: Page): Promise<LongPlayer> {
  const notice = reportsOf(page);
  await speak(page.context(), 'en');
  await page.clock.install();
  await page.addInitScript(countTimers);
  await page.addInitScript(playByClock);
  await become(page, SHOP, LEARNER);
  await page.goto(urlOf(SHOP, LESSON));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const film = page.locator('main video');
  const player = page.getByRole('region', { name: t.player.replace('{{title}}', '') });
  const isPaused = () => film.evaluate((one: HTMLVideoElement) => one.paused);
  const key = (name: string) => player.press(name);
  const begin = page
    .getByRole('button', { name: t.startOver })
    .or(page.getByRole('button', { name: new RegExp(`^${t.play}[：:]`) }));
  await begin.first().click();
  await expect.poll(isPaused).toBe(false);
  // What is on its way when the clock leaps would be given up: it is all fetched before.
  await expect.poll(() => film.evaluate(fetchOn), { timeout: 120_000 }).toBe(0);
  // Half as fast there are half as many jumps back to its beginning, each of which is reported.
  await choose(page, t.speed, '0.5');
  await page.evaluate(() => setInterval(() => window.filmGoesOn(), 1000));
  const keep = () =>
    expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(page.getByText(t.saved, { exact: true })).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 120_000, intervals: [1000, 5000] });
  const pause = async () => {
    await key('k');
    await expect.poll(isPaused).toBe(true);
  };
  const goOn = async () => {
    await key('k');
    await expect.poll(isPaused).toBe(false);
  };
  const toEnd = async () => {
    await film.evaluate((one: HTMLVideoElement) => {
      one.currentTime = one.duration - 0.2;
    });
    await page.getByRole('button', { name: t.again, exact: true }).click();
    await expect.poll(isPaused).toBe(false);
  };
  return {
    play: (ms) => page.clock.runFor(ms),
    rest: async (ms) => {
      await pause();
      await page.clock.runFor(ms);
      await goOn();
    },
    press: async () => {
      for (const name of ['l', 'ArrowLeft', '>', '<', 'm', 'm', 'c', 'c', '?', '?']) await key(name);
      await page.getByRole('button', { name: t.theatre }).click();
      await page.getByRole('button', { name: t.theatre }).click();
      await hide(page, 'hidden');
      await hide(page, 'visible');
      await toEnd();
    },
    untilStored: keep,
    readReported: () => notice,
    weigh: async () => {
      await pause();
      await film.evaluate((one: HTMLVideoElement) => {
        one.currentTime = 1;
      });
      await page.clock.runFor(130_000);
      await keep();
      const weight = await weigh(devtools);
      const timers = await page.evaluate(() => window.openTimers.size);
      await goOn();
      return { ...weight, timers };
    },
  };
}
