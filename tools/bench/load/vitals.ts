/** Loads a page under a network and processor profile and reads what a visitor would have felt. */
import type { Browser, CDPSession, Page } from 'playwright';

export interface Profile {
  readonly name: string;
  readonly latencyMs: number;
  readonly bytesPerSecond: number;
  readonly cpuDivisor: number;
}

export const PROFILES = {
  desktop: { name: 'desktop, 10 Mbit/s, 40 ms', latencyMs: 40, bytesPerSecond: 1_250_000, cpuDivisor: 1 },
  phone: { name: 'slow 4G, CPU ÷ 4', latencyMs: 150, bytesPerSecond: 204_800, cpuDivisor: 4 },
} as const satisfies Record<string, Profile>;

export interface Vitals {
  fcp: number;
  lcp: number;
  cls: number;
  blocking: number;
  kilobytes: number;
  requests: number;
}

/** Plain text: it runs in the page, before anything of the page does. */
const LISTEN = `
  globalThis.vitals = { fcp: 0, lcp: 0, cls: 0, long: [] };
  const listen = (type, hear) => new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  listen('paint', (entry) => { if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime; });
  listen('largest-contentful-paint', (entry) => { vitals.lcp = entry.startTime; });
  listen('layout-shift', (entry) => { vitals.cls += entry.value; });
  listen('longtask', (entry) => { vitals.long.push(entry.duration); });
`;

declare const vitals: { fcp: number; lcp: number; cls: number; long: number[] };

const BLOCKING_FROM_MS = 50;
const QUIET_MS = 1_500;

export async function slowDown(page: Page, profile: Profile): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const throughput = { downloadThroughput: profile.bytesPerSecond, uploadThroughput: profile.bytesPerSecond };
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latencyMs,
    ...throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuDivisor });
  return devtools;
}

/** `name=value; name=value`, as a browser keeps them. */
function cookiesOf(cookie: string, url: string) {
  return cookie.split('; ').map((one) => {
    const [name = '', value = ''] = one.split('=');
    return { name, value, url: new URL(url).origin };
  });
}

/** @param cookie of whoever looks, as a request says it; absent: a stranger */
export async function loadOnce(
  browser: Browser,
  url: string,
  profile: Profile,
  cookie?: string,
): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    if (cookie !== undefined) await context.addCookies(cookiesOf(cookie, url));
    const page = await context.newPage();
    await page.addInitScript(LISTEN);
    const devtools = await slowDown(page, profile);
    let bytes = 0;
    let requests = 0;
    devtools.on('Network.requestWillBeSent', () => (requests += 1));
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.waitForTimeout(QUIET_MS);
    const result = await page.evaluate(() => vitals);
    const blocking = result.long.reduce((sum, task) => sum + Math.max(0, task - BLOCKING_FROM_MS), 0);
    return { fcp: result.fcp, lcp: result.lcp, cls: result.cls, blocking, kilobytes: bytes / 1024, requests };
  } finally {
    await context.close();
  }
}
