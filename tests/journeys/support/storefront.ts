/** What journeys share: addresses of the demo shops, raw answers without a browser, and an ear for the console. */
import { request } from 'node:http';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

export { expect };

const port = () => Number(process.env['JOURNEY_PORT']);
const hostOf = (label: string) => (label === '' ? 'localhost' : `${label}.localhost`);
export const urlOf = (label: string, path = '/') => `http://${hostOf(label)}:${port()}${path}`;

export interface RawAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

let requestCount = 0;
/** Each question comes from an address of its own, for pages are counted by it; what opens for this machine alone is asked by it. */
function addressFor(path: string): Record<string, string> {
  if (path.startsWith('/dev/')) return {};
  requestCount += 1;
  return {
    'x-forwarded-for': `10.${process.pid & 0xff}.${(requestCount >> 8) & 0xff}.${requestCount & 0xff}`,
  };
}

/** One GET, or a POST of what is sent, with the path exactly as written and no redirect followed: what curl sees. */
export function curl(
  label: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  sentText?: string,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port: port(),
        path,
        method: sentText === undefined ? 'GET' : 'POST',
        headers: { host: `${hostOf(label)}:${port()}`, ...addressFor(path), ...headers },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts).toString('utf8'),
          }),
        );
      },
    );
    call.on('error', reject);
    call.end(sentText);
  });
}

/** Speaks the language from the first request on, as a returning visitor does. */
export async function speak(context: BrowserContext, locale: 'cn' | 'en'): Promise<void> {
  const labels = [
    '',
    'knowledge',
    'training',
    'closed',
    'expired',
    'sealed',
    'tencent',
    'tencent-closed',
    'enterprise',
    'operations',
    'wecom',
    'training-internal',
  ];
  await context.addCookies(
    labels.map((label) => ({
      name: 'locale',
      value: locale,
      domain: hostOf(label),
      path: '/',
      sameSite: 'Lax' as const,
    })),
  );
}

/** Everything the page complains about: console errors and warnings, uncaught errors, failed and refused requests. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (failedRequest) => {
    const reason = failedRequest.failure()?.errorText ?? '';
    // Leaving a page ends what it was still fetching; that is nobody's fault.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${failedRequest.url()} ${reason}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400 && answer.url() !== page.url())
      complaints.push(`${answer.status()}: ${answer.url()}`);
  });
  return complaints;
}

/**
 * Waits until the page is live: the app has taken it over, it is settled who looks, every node that wakes by itself or
 * stands in the window is awake (React has put its mark on the node's element), and nothing to be seen is loading.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isLive, undefined, { polling: LOOK_MS });
  await idle(page);
}

/** Between two looks: one at every frame would take from a page the time it needs to come alive. */
const LOOK_MS = 100;

/** Runs in the page. */
function isLive(): boolean {
  interface Node {
    id: string;
    hydrate?: string;
    slots?: Record<string, Node[]>;
  }
  interface Part {
    regions: Record<string, Node[]>;
  }
  const isReached = (moment: string) => performance.getEntriesByName(`lectern-${moment}`).length > 0;
  if (!isReached('taken-over') || !isReached('settled')) return false;
  const sentText = document.getElementById('lectern-state')?.textContent ?? '';
  const { chrome, page: shownEntry } = JSON.parse(sentText) as { chrome: Part; page: { document: Part } };
  const isNear = (element: Element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && bottom >= 0 && top <= innerHeight;
  };
  const isAwake = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const areAwake = (nodes: readonly Node[]): boolean =>
    nodes.every(({ id, hydrate = 'never', slots = {} }) => {
      const element = document.querySelector(`[data-node="${id}"]`);
      const isWaited = element !== null && (hydrate === 'visible' ? isNear(element) : hydrate !== 'never');
      return (!isWaited || isAwake(element)) && Object.values(slots).every(areAwake);
    });
  if (![chrome, shownEntry.document].flatMap(({ regions }) => Object.values(regions)).every(areAwake))
    return false;
  const waiting = document.querySelectorAll('[aria-busy="true"], [role="status"][data-node][aria-label]');
  return ![...waiting].some((part) => part.checkVisibility() && isNear(part));
}

/** Waits until the page has also asked for nothing for a while, where that is what a test is about. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await idle(page);
}

function idle(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => resolve(undefined), { timeout: 2_000 })),
  );
}

const addresses = new WeakMap<BrowserContext, string>();

/** Gives a browser an address of its own: messages, codes to scan and tries are counted apart from all other journeys. */
export async function comeFrom(context: BrowserContext, address: string): Promise<void> {
  addresses.set(context, address);
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
}

/** Does what demo pages are for, which open for this machine alone (requirement 63). */
export async function onThisMachine(page: Page, work: () => Promise<unknown>): Promise<void> {
  const address = addresses.get(page.context());
  await page.context().setExtraHTTPHeaders({});
  await work();
  if (address !== undefined) await comeFrom(page.context(), address);
}

/** Presses the button of the one of these forms of the switchboard that has this text. */
async function pressOnSwitchboard(page: Page, forms: string, text: string | undefined): Promise<void> {
  await page.goto(urlOf('', '/dev/shops'));
  const foundLocator = page.locator(forms).filter(text === undefined ? {} : { hasText: text });
  await foundLocator.first().getByRole('button').click();
}

/** Becomes one of the demo people of a shop through the switchboard's buttons, which are plain forms. */
export function become(page: Page, label: string, phone: string): Promise<void> {
  return onThisMachine(page, async () => {
    await pressOnSwitchboard(page, `form[action^="http://${hostOf(label)}:"]`, phone);
    await page.waitForURL((url) => url.hostname === hostOf(label) && url.pathname === '/');
  });
}

/** Becomes a merchant a shop knows: the one with this phone, or the first. */
export function becomeMerchant(page: Page, label: string, phone?: string): Promise<void> {
  return onThisMachine(page, async () => {
    await pressOnSwitchboard(page, `form[action="${urlOf(label, '/dev/merchant')}"]`, phone);
    await page.waitForURL(urlOf(label));
  });
}

/** Texts a person sees, one entry a text node, spaces collapsed. */
export function visibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement } = node;
      const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (text !== '' && parentElement?.checkVisibility({ visibilityProperty: true }) === true)
        texts.push(text);
    }
    return texts;
  });
}

/** The text of an HTML answer, tags dropped and entities read, spaces collapsed. */
export function textOfHtml(html: string): string {
  const entities: Readonly<Record<string, string>> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
  };
  return html
    .replace(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x([0-9a-f]+);/gi, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_all, number: string) => String.fromCodePoint(Number(number)))
    .replace(/&(\w+);/g, (all, name: string) => entities[name] ?? all)
    .replace(/\s+/g, ' ');
}

let browsers = 0;

export const test = base.extend<{ complaints: string[] }>({
  // Each journey is somebody else, somewhere else: none waits for what others have used up of a minute or an hour.
  context: async ({ context }, provide, { workerIndex }) => {
    browsers += 1;
    await comeFrom(context, `10.${String(workerIndex)}.${String(browsers >> 8)}.${String(browsers & 255)}`);
    await provide(context);
  },
  complaints: async ({ page }, provide) => {
    await provide(complaintsOf(page));
  },
});
