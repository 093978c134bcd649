/** People in live rooms over real sockets to a server that listens. */
import type { AddressInfo } from 'node:net';
import WebSocket from 'ws';
import { Check } from 'typebox/value';
import { FrameSchema, type Frame } from '#schemas/live/frame.ts';
import type { LiveEvent } from '#schemas/live/event.ts';
import type { TestApp } from './app.ts';

export const SHOP = 'appknowledge';
export const ROOM = 'demo_live';
export const PHONES = {
  learner: '19900000001',
  svip: '19900000002',
  banned: '19900000003',
  owner: '19900000005',
  newcomer: '19900000006',
} as const;
const ORIGIN = 'http://knowledge.localhost:3000';

interface Answer {
  code: number;
  status: number;
  data: Record<string, unknown>;
}

export interface Person {
  cookie: string;
  publicId: string;
  post: (name: string, body: Record<string, unknown>) => Promise<Answer>;
  get: (name: string, query: Record<string, string | number>) => Promise<Answer>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function read(status: number, body: unknown): Answer {
  if (!isObject(body)) throw new Error(`no envelope: ${String(body)}`);
  const { code, data } = body;
  return { status, code: Number(code), data: isObject(data) ? data : {} };
}

export const personOf = async (app: TestApp, phone: string): Promise<Person> =>
  personWith(app, await app.login(SHOP, phone));

/** Whoever this session is of. */
export function personWith(
  app: TestApp,
  { cookie, publicId = '' }: { cookie: string; publicId?: string },
): Person {
  const headers = { cookie, 'app-id': SHOP, origin: ORIGIN };
  const ask = async (url: string, payload?: Record<string, unknown>) => {
    const answer = await app.ask(
      'knowledge',
      payload === undefined ? { url, headers } : { method: 'POST', url, headers, payload },
    );
    return read(answer.statusCode, answer.json());
  };
  return {
    cookie,
    publicId,
    post: (name, body) => ask(`/api/${name}/1.0.0`, body),
    get: (name, query) => {
      const pairs = Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]);
      return ask(`/api/${name}/1.0.0?${new URLSearchParams(pairs).toString()}`);
    },
  };
}

/** The port a server listens on from now on. */
export async function listen({ app }: TestApp): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address: AddressInfo | string | null = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server listens nowhere.');
  return address.port;
}

export interface Socket {
  frames: Frame[];
  events: () => LiveEvent[];
  closing: Promise<{ code: number; at: number }>;
  close: () => void;
  raw: WebSocket;
}

export interface SocketOptions {
  ticket: string;
  room?: string;
  origin?: string;
  cursor?: { epoch: string; offset: number };
}

/** Opens a socket; rejects with the HTTP status of a refusal. */
export function openSocket(
  port: number,
  { ticket, room = ROOM, origin, cursor: knownValue }: SocketOptions,
): Promise<Socket> {
  const query = new URLSearchParams({ alive_id: room, ticket });
  if (knownValue !== undefined) {
    query.set('epoch', knownValue.epoch);
    query.set('offset', String(knownValue.offset));
  }
  const host = `knowledge.localhost:${String(port)}`;
  const raw = new WebSocket(`ws://127.0.0.1:${String(port)}/ws/live?${query.toString()}`, {
    headers: { host, ...(origin === undefined ? {} : { origin }) },
  });
  const frames: Frame[] = [];
  const closePromise = new Promise<{ code: number; at: number }>((resolve) => {
    raw.once('close', (code) => resolve({ code, at: Date.now() }));
  });
  const events = () =>
    frames.flatMap((frame): LiveEvent[] =>
      frame.type === 'hello' ? frame.list : frame.type === 'event' ? [frame] : [],
    );
  return new Promise((resolve, reject) => {
    raw.once('unexpected-response', (_request, response) => {
      raw.terminate();
      reject(new Error(String(response.statusCode)));
    });
    raw.on('error', reject);
    raw.on('message', (data: Buffer) => {
      const frame: unknown = JSON.parse(data.toString());
      if (!Check(FrameSchema, frame)) throw new Error(`no frame of ours: ${data.toString()}`);
      frames.push(frame);
      if (frame.type === 'hello')
        resolve({ frames, events, closing: closePromise, close: () => raw.close(), raw });
    });
  });
}

export async function ticketOf(person: Person, room = ROOM): Promise<string> {
  const { code, data } = await person.post('live.ticket.get', { alive_id: room });
  if (code !== 0) throw new Error(`no ticket: ${String(code)}`);
  return String(data['ticket']);
}

export async function join(
  port: number,
  person: Person,
  options: Partial<SocketOptions> = {},
): Promise<Socket> {
  return openSocket(port, { ticket: await ticketOf(person, options.room), ...options });
}
