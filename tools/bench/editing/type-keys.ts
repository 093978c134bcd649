/** Types into an editor's field and measures what each key costs: script, layout, and the time until the page shows the letter. */
import type { CDPSession, Locator, Page } from 'playwright';
import { median } from '../stats.ts';

const KEYS = 30;
const PAUSE_MS = 120;
/** Keys that are not counted: code that runs for the first time is compiled. */
const WARM_UP = 6;

export interface TypingFigures {
  /** Milliseconds of script for a key, by the sampling profiler in keys of their own, and of everything the main thread did for it. */
  script: number;
  task: number;
  /** Milliseconds from the key to the frame that shows it: the middle one, and the one only a twentieth are slower than. */
  paint: number;
  paintP95: number;
}

/** Runs in the page: remembers when each key came, and when the frame that shows its letter was on its way to the screen. */
function watchPaints(frameSelector: string): void {
  const times: { key: number; paint?: number }[] = [];
  Object.assign(window, { benchPaints: times });
  window.addEventListener('keydown', () => times.push({ key: performance.now() }), { capture: true });
  const frame = document.querySelector(frameSelector);
  const inside = frame instanceof HTMLIFrameElement ? frame.contentDocument : document;
  const target = inside?.querySelector('[data-node^="first"]');
  if (target === null || target === undefined) throw new Error('the block that is edited is not in the page');
  new MutationObserver(() => {
    const last = times.at(-1);
    if (last === undefined || last.paint !== undefined) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        last.paint ??= performance.now();
      };
      port2.postMessage(undefined);
    });
  }).observe(target, { subtree: true, childList: true, characterData: true });
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** What the profiler calls time without script. */
const NO_SCRIPT = new Set(['(idle)', '(program)', '(root)']);

/** Milliseconds of script for a key. The browser's own count of script leaves microtasks out, in which Puck does most of its work. */
async function scriptOfKey(page: Page, session: CDPSession): Promise<number> {
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 200 });
  await session.send('Profiler.start');
  await press(page, KEYS);
  const { profile } = await session.send('Profiler.stop');
  const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame.functionName]));
  const { samples = [], timeDeltas = [] } = profile;
  const times = samples.map((id, index) =>
    NO_SCRIPT.has(names.get(id) ?? '') ? 0 : Math.max(0, timeDeltas[index + 1] ?? 0),
  );
  return times.reduce((sum, time) => sum + time, 0) / 1000 / KEYS;
}

async function press(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('x');
    await page.waitForTimeout(PAUSE_MS);
  }
}

/** @param frame selector of the frame the page is edited in */
export async function typeKeys(page: Page, field: Locator, frame: string): Promise<TypingFigures> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await field.click();
  await field.press('End');
  await press(page, WARM_UP);
  await page.evaluate(watchPaints, frame);
  const before = await taskTime(session);
  await press(page, KEYS);
  const after = await taskTime(session);
  const times = await page.evaluate(() => {
    const { benchPaints } = window as unknown as { benchPaints: { key: number; paint?: number }[] };
    return benchPaints.map(({ key, paint }) => (paint ?? Number.NaN) - key);
  });
  const paints = times.filter((time) => !Number.isNaN(time)).toSorted((one, other) => one - other);
  if (paints.length < KEYS / 2)
    throw new Error(`only ${paints.length} of ${KEYS} letters were seen in the page`);
  return {
    script: await scriptOfKey(page, session),
    task: (after - before) / KEYS,
    paint: median(paints),
    paintP95: paints[Math.floor(paints.length * 0.95)] ?? Number.NaN,
  };
}
