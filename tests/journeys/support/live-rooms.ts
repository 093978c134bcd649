/** Live rooms of a journey's own, hosted by calls of the shop's owner; nobody else is in them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { makeTempDir } from '../../support/temp-dir.ts';
import { shop } from './shop-cli.ts';
import { become, comeFrom, expect, speak, urlOf } from './storefront.ts';

const SHOP = 'knowledge';
const HOST = '19900000005';
const LIVE_TYPE = 4;
const MINUTE_MS = 60_000;
const folder = makeTempDir('live-rooms');

export const roomUrl = (id: string) => urlOf(SHOP, `/live/${id}`);

async function run(...args: string[]): Promise<string> {
  const { exit, out, output } = await shop(...args);
  expect(exit, output).toBe(0);
  return out;
}

export const live = (verb: string, room: string, ...args: string[]) => run('live', verb, SHOP, room, ...args);

/** Publishes a document of the shop. */
export async function publish(kind: string, id: string, body: object): Promise<void> {
  const dir = join(folder, `documents-${id}`);
  mkdirSync(join(dir, kind), { recursive: true });
  writeFileSync(join(dir, kind, `${id}.json`), JSON.stringify(body));
  await run('push', SHOP, dir);
}

/** Rooms on air, or to begin in so many minutes, off the shop's lists; price in fen. */
export async function openRooms(
  rooms: readonly { id: string; title: string; price?: number; password?: string; inMinutes?: number }[],
): Promise<void> {
  const dir = join(folder, rooms.map(({ id }) => id).join('-'));
  mkdirSync(dir, { recursive: true });
  const rows = rooms.map(({ id, title, price = 0, password, inMinutes = -1 }) => ({
    id,
    type: LIVE_TYPE,
    title: { cn: title, en: title },
    price,
    password,
    state: 'hidden',
    alive_state: inMinutes > 0 ? 0 : 1,
    start: `${new Date(Date.now() + inMinutes * MINUTE_MS).toISOString().slice(0, 16)}+00:00`,
  }));
  writeFileSync(join(dir, 'goods.json'), JSON.stringify(rows));
  await run('goods', 'import', SHOP, dir);
}

interface Answer {
  code: number;
  data: Record<string, unknown>;
}

export interface Hosting {
  page: Page;
  /** A call of the host's. */
  post: (name: string, body: object) => Promise<Record<string, unknown>>;
  get: (name: string, query: Record<string, string>) => Promise<Record<string, unknown>>;
}

/** The shop's owner in a browser of their own. */
export async function hostIn(browser: Browser, address: string): Promise<Hosting> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await comeFrom(context, address);
  await speak(context, 'cn');
  const page = await context.newPage();
  await become(page, SHOP, HOST);
  const ask = (name: string, body: object | undefined, query: string) =>
    page.evaluate(
      async ([path, sentText]): Promise<Answer> => {
        const headers = { 'app-id': 'appknowledge' };
        const json = { ...headers, 'content-type': 'application/json' };
        const post = { method: 'POST', headers: json, body: sentText };
        const answer = await fetch(path, sentText === '' ? { headers } : post);
        return answer.json();
      },
      [`/api/${name}/1.0.0${query}`, body === undefined ? '' : JSON.stringify(body)] as const,
    );
  const buildNotice = ({ code, data }: Answer) => {
    expect(code).toBe(0);
    return data;
  };
  return {
    page,
    post: async (name, body) => buildNotice(await ask(name, body, '')),
    get: async (name, query) =>
      buildNotice(await ask(name, undefined, `?${new URLSearchParams(query).toString()}`)),
  };
}
