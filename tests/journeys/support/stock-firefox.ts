/** A stock Firefox, driven by WebDriver BiDi over its own socket: Playwright brings a Firefox of its own, which is not what merchants have (ADR-765). */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';

const PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Path of a Firefox on this machine: FIREFOX_PATH, or where it is installed. */
export function findFirefox(): string | undefined {
  return [process.env['FIREFOX_PATH'] ?? '', ...PLACES].find((path) => path !== '' && existsSync(path));
}

/** Keys that are no letter, by the code points WebDriver gives them. */
export const KEY = {
  enter: '\uE007',
  alt: '\uE00A',
  control: '\uE009',
  up: '\uE013',
  tab: '\uE004',
} as const;

type Json = Record<string, unknown>;

interface Spot {
  x: number;
  y: number;
}

export interface StockFirefox {
  version: string;
  goto: (url: string) => Promise<void>;
  /** Waits until an expression of the page is true, and tells what it is. */
  until: (expression: string) => Promise<unknown>;
  /** Presses in the middle of what an expression finds, in a frame of the page too. */
  press: (element: string, times?: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Presses a key while others are held. */
  hold: (keys: readonly string[], key: string) => Promise<void>;
  close: () => Promise<void>;
}

const LOOK_MS = 100;
const UNTIL_MS = 60_000;

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.once('exit', () => reject(new Error(`Firefox did not start:\n${text}`)));
    child.stderr?.on('data', (part: Buffer) => {
      text += part.toString('utf8');
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(text)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}

/** Sends a command and waits for its answer. */
function commandsOf(socket: WebSocket): (method: string, params: Json) => Promise<Json> {
  let last = 0;
  const waiting = new Map<number, { resolve: (result: Json) => void; reject: (error: Error) => void }>();
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString('utf8')) as { id?: number; result?: Json; message?: string };
    const call = waiting.get(answer.id ?? 0);
    waiting.delete(answer.id ?? 0);
    if (answer.result === undefined) call?.reject(new Error(answer.message ?? 'refused'));
    else call?.resolve(answer.result);
  });
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}

/** Where the middle of an element stands in the window, through the frame it is in, which may be drawn smaller. */
const SPOT = (element: string) => `JSON.stringify((() => {
  const found = ${element};
  if (!found) return null;
  found.scrollIntoView({ block: 'nearest' });
  const box = found.getBoundingClientRect();
  const frame = found.ownerDocument.defaultView.frameElement;
  const at = frame ? frame.getBoundingClientRect() : { x: 0, y: 0 };
  const zoom = frame ? at.width / frame.offsetWidth : 1;
  if (box.width === 0) return null;
  return { x: Math.round(at.x + (box.x + box.width / 2) * zoom), y: Math.round(at.y + (box.y + box.height / 2) * zoom) };
})())`;

export async function stockFirefox(path: string): Promise<StockFirefox> {
  const profile = mkdtempSync(join(tmpdir(), 'lectern-firefox-'));
  const settings = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const child = spawn(path, [...settings, '--width', '1280', '--height', '900'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const socket = new WebSocket(`${await addressOf(child)}/session`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const send = commandsOf(socket);
  const { capabilities } = await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context ?? '';
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });

  const evaluate = async (expression: string): Promise<unknown> => {
    const target = { context };
    const answer = await send('script.evaluate', { expression, target, awaitPromise: true });
    return (answer['result'] as { value?: unknown } | undefined)?.value;
  };
  const until = async (expression: string): Promise<unknown> => {
    const end = Date.now() + UNTIL_MS;
    while (Date.now() < end) {
      const value = await evaluate(expression).catch(() => undefined);
      if (value !== undefined && value !== false && value !== null && value !== 'null') return value;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    throw new Error(`never true: ${expression}`);
  };
  const act = (actions: Json) => send('input.performActions', { context, actions: [actions] });
  const keys = (list: readonly Json[]) => act({ type: 'key', id: 'keys', actions: list });
  const down = (value: string) => ({ type: 'keyDown', value });
  const up = (value: string) => ({ type: 'keyUp', value });
  return {
    version: String((capabilities as { browserVersion?: unknown }).browserVersion),
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    until,
    press: async (element, times = 1) => {
      const { x, y } = JSON.parse(String(await until(SPOT(element)))) as Spot;
      const button = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const presses = Array.from({ length: times }, () => button).flat();
      await act({ type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x, y }, ...presses] });
    },
    type: async (text) => {
      await keys([...text].flatMap((letter) => [down(letter), up(letter)]));
    },
    hold: async (holds, key) => {
      await keys([...holds.map(down), down(key), up(key), ...holds.map(up)]);
    },
    close: async () => {
      await send('browser.close', {}).catch(() => undefined);
      socket.close();
      child.kill('SIGKILL');
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
