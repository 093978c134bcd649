/** A page of the desk as far as its frame goes: opens a preview in it and speaks with it through its port (ADR-586). */
import type { Frame, Page } from '@playwright/test';
import { openSecrets } from '#server/kernel/config/secrets.ts';
import type { DeskCall, DeskEvent, DeskInput, DeskValue } from '#schemas/desk/protocol.ts';
import { expect, urlOf } from './storefront.ts';

/** Asks a console call as the operator does. */
async function askConsole(path: string, body: object): Promise<Record<string, unknown>> {
  const { consoleToken } = openSecrets({ dataDir: process.env['JOURNEY_DATA_DIR'] ?? '' });
  const answer = await fetch(new URL(`/api/${path}/1.0.0`, urlOf('')), {
    method: 'POST',
    headers: { authorization: `Bearer ${consoleToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { code, data } = (await answer.json()) as { code: number; data: Record<string, unknown> };
  expect(code).toBe(0);
  return data;
}

export async function previewAddress(shop: string, path: string): Promise<string> {
  const { url } = await askConsole('console.preview.create', { shop, path, in_desk: true });
  return String(url);
}

type Ask = <Call extends DeskCall>(
  request: { call: Call } & DeskInput<Call>,
) => Promise<{ ok: boolean; message?: string; value?: DeskValue<Call> }>;

/** What an edit did before its task was over. */
interface TaskRecord {
  call: string;
  /** Ids of the nodes in which something of the page changed, and of the page itself as ''. */
  changedIds: string[];
}

interface WatchLog {
  tasks: TaskRecord[];
}

/** Runs in the page of the frame: writes down what each message changed within its own task. */
function watchTasks(): void {
  const watchedValue: WatchLog = { tasks: [] };
  Object.assign(window, { deskTasks: watchedValue.tasks });
  const own = MessagePort.prototype.addEventListener;
  MessagePort.prototype.addEventListener = function addEventListener(
    this: MessagePort,
    type: string,
    listener: EventListenerOrEventListenerObject | null,
  ): void {
    own.call(this, type, (event) => {
      const observer = new MutationObserver(() => undefined);
      observer.observe(document.documentElement, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      if (typeof listener === 'function') listener.call(this, event);
      const data: unknown = event instanceof MessageEvent ? event.data : undefined;
      const nodeOf = ({ target }: MutationRecord) =>
        (target instanceof Element ? target : target.parentElement)
          ?.closest('[data-node]')
          ?.getAttribute('data-node') ?? '';
      const changedItems = [...new Set(observer.takeRecords().map(nodeOf))];
      observer.disconnect();
      watchedValue.tasks.push({ call: (data as { call: string }).call, changedIds: changedItems });
    });
  };
}

const HARNESS = '/desk-of-a-journey';

export interface DeskFrame {
  frame: Frame;
  ask: Ask;
  /** What the page said by itself since the last look. */
  events: () => Promise<DeskEvent[]>;
  /** Gives the page another port, as a desk that was loaded anew does. */
  reconnect: () => Promise<void>;
  /** What each message changed within its own task, since the last look. */
  tasks: () => Promise<TaskRecord[]>;
}

/** Opens the address in a frame of a page of the same origin, and its port. */
export async function openInDesk(page: Page, url: string): Promise<DeskFrame> {
  await page.addInitScript(watchTasks);
  const address = new URL(HARNESS, url).href;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>desk</title>' }),
  );
  await page.goto(address);
  await page.evaluate(connect, url);
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (frame === undefined) throw new Error('the page of the desk has no frame');
  const ask: Ask = (request) =>
    page.evaluate((request) => {
      const { desk } = window as unknown as { desk: (call: object) => Promise<never> };
      return desk(request);
    }, request);
  return {
    frame,
    ask,
    events: () =>
      page.evaluate(() => {
        const { deskEvents } = window as unknown as { deskEvents: DeskEvent[] };
        return deskEvents.splice(0);
      }),
    reconnect: () => page.evaluate(() => (window as unknown as { connectDesk: () => void }).connectDesk()),
    tasks: () =>
      frame.evaluate(() => {
        const { deskTasks } = window as unknown as { deskTasks: TaskRecord[] };
        return deskTasks.splice(0);
      }),
  };
}

/** Runs in the page of the desk. */
function connect(url: string): Promise<void> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0';
    const events: unknown[] = [];
    const connectDesk = () => {
      const { port1, port2 } = new MessageChannel();
      const waiting = new Map<number, (answer: unknown) => void>();
      let last = 0;
      port1.onmessage = ({ data }: MessageEvent<{ id?: number }>) => {
        if (data.id === undefined) events.push(data);
        else waiting.get(data.id)?.(data);
      };
      Object.assign(window, {
        desk: (call: object) =>
          new Promise((onAnswer) => {
            last += 1;
            waiting.set(last, onAnswer);
            port1.postMessage({ ...call, id: last });
          }),
      });
      frame.contentWindow?.postMessage('lectern:desk-port', window.location.origin, [port2]);
    };
    Object.assign(window, { connectDesk, deskEvents: events });
    window.addEventListener('message', ({ source, data }) => {
      if (source !== frame.contentWindow || data !== 'lectern:agent-ready') return;
      connectDesk();
      resolve();
    });
    document.body.append(frame);
    frame.src = url;
  });
}
