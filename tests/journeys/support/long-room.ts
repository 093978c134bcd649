/**
 * A live room that is open for hours: its socket is the server's own up to the hello, and then tells as many messages as
 * hours bring while the page’s clock leaps through them.
 */
import type { CDPSession, Page, WebSocketRoute } from '@playwright/test';
import type { Frame } from '#schemas/live/frame.ts';
import { become, expect, urlOf } from './storefront.ts';

const ROOM = urlOf('knowledge', '/live/demo_live');
/** Less than a client waits for a sign of life (`BEAT_S` twice). */
const STEP_MS = 40_000;

interface Weight {
  /** Bytes in use after everything unused was collected. */
  heap: number;
  nodes: number;
  listeners: number;
  lines: number;
}

interface LongRoom {
  /** So many messages over so many milliseconds of the page's clock. */
  live: (messages: number, ms: number) => Promise<void>;
  weigh: () => Promise<Weight>;
}

const chat = (page: Page) => page.locator('[data-kind="live-chat"]');

const textOf = (number: number) =>
  `第 ${number} 条：the homework of part ${number} is due on Friday, at eight.`;

/** The message of this number as the server would tell it. */
function messageOf(number: number, offset: number, ts: number): Frame {
  const user = { id: `r_${number % 50}`, nickname: `N${number % 50}`, avatar: '', role: 'viewer' as const };
  const place = { id: `m_long_${number}`, offset, offset_ms: ts, ts };
  return {
    type: 'event',
    ...place,
    kind: 'text',
    content: textOf(number),
    user,
    data: {},
    is_recalled: false,
  };
}

async function weigh(page: Page, devtools: CDPSession): Promise<Weight> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const lines = await chat(page).getByRole('log').locator('li').count();
  return { heap: usedSize, nodes, listeners: jsEventListeners, lines };
}

export async function openLongRoom(page: Page): Promise<LongRoom> {
  let line: WebSocketRoute | undefined;
  let offset = 0;
  let number = 0;
  let passedMs = 0;
  await page.routeWebSocket(/\/ws\/live/, (socket) => {
    line = socket;
    const server = socket.connectToServer();
    // What others do in the room meanwhile has no place in this one.
    server.onMessage((text) => {
      const frame: Frame = JSON.parse(String(text));
      if (frame.type !== 'hello') return;
      offset = Math.max(offset, frame.offset);
      socket.send(JSON.stringify({ ...frame, offset }));
    });
  });
  await page.clock.install();
  await become(page, 'knowledge', '19900000007');
  await page.goto(ROOM);
  await expect(chat(page)).toHaveAttribute('data-connection', 'socket');
  const devtools = await page.context().newCDPSession(page);
  const buildNotice = (frame: Frame) => line?.send(JSON.stringify(frame));
  const step = async (messages: number) => {
    const now = Date.now() + passedMs;
    for (let sentCount = 0; sentCount < messages; sentCount += 1) {
      offset += 1;
      number += 1;
      buildNotice(messageOf(number, offset, now));
    }
    buildNotice({ type: 'beat', server_time: now });
    passedMs += STEP_MS;
    await page.clock.fastForward(STEP_MS);
  };
  return {
    live: async (messages, ms) => {
      const steps = Math.max(1, Math.round(ms / STEP_MS));
      const end = number + messages;
      for (let at = 1; at <= steps; at += 1)
        await step(Math.round((messages * at) / steps) - (number - end + messages));
      await expect(chat(page).getByRole('log')).toContainText(textOf(end));
    },
    weigh: () => weigh(page, devtools),
  };
}
