/** Two hundred connections of one person or one address at the built server, and what others wait for a page meanwhile (requirement 16). */
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import { LIVE_SOCKET_PATH } from '#schemas/live/frame.ts';
import { becomePeople } from '../load/soak-visits.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { startBuiltServer, type BuiltServer } from './built-server.ts';

const CROWD = 200;
const HOMES = 40;
/** What of this machine's addresses sends so slowly; nobody else has it. */
const FROM = '127.0.0.66';
/** A letter a second. */
const STEP_MS = 1000;
const PATIENCE_MS = 60_000;
/** A page meanwhile may take so much longer than alone, and no less than this is an offence. */
const SLOWER = 5;
const PROMPT_MS = 300;

export interface CrowdReport {
  /** Milliseconds for a page of somebody else: the middle one and the 95th of a hundred, alone and beside the crowd. */
  alone: { p50: number; p95: number };
  beside: { p50: number; p95: number };
  /** How many connections were still open in the end, and what the others were told. */
  open: number;
  answers: Record<string, number>;
  /** Seconds until the last one that was ended was ended. */
  endedWithinS: number;
  problems: string[];
}

async function homes(port: number): Promise<{ p50: number; p95: number }> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (let turn = 0; turn < HOMES; turn += 1) {
    const began = performance.now();
    await new Promise<void>((resolve, reject) => {
      const headers = { host: `localhost:${String(port)}` };
      request({ agent, host: '127.0.0.1', port, path: '/', headers }, (answer) => {
        answer.resume().on('end', resolve);
      })
        .on('error', reject)
        .end();
    });
    times.push(performance.now() - began);
    await pause(20);
  }
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (part: number) => Math.round(10 * (times[Math.floor(part * times.length)] ?? 0)) / 10;
  return { p50: at(0.5), p95: at(0.95) };
}

type Notify = (answer: string) => void;

interface Crowd {
  /** Resolves once as many are connected as will be. */
  gather(server: BuiltServer, port: number, onTell: Notify): Promise<void>;
  open(): number;
  /** Resolves when all that is ended by the server is ended. */
  settle(): Promise<void>;
  leave(): void;
}

/** One person, one address: tickets and sockets of one room. */
function sockets(): Crowd {
  const all: WebSocket[] = [];
  const open = () => all.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  return {
    open,
    settle: () => pause(3000),
    leave: () => all.forEach((socket) => socket.terminate()),
    async gather(server, port, onTell) {
      const [cookie = ''] = await becomePeople(port);
      const headers = {
        cookie,
        host: `localhost:${String(port)}`,
        origin: `http://localhost:${String(port)}`,
      };
      for (let turn = 0; turn < CROWD; turn += 1) {
        const reply = await fetch(`${server.url}/api/live.ticket.get/1.0.0`, {
          method: 'POST',
          headers: {
            cookie,
            'app-id': 'appknowledge',
            'content-type': 'application/json',
            origin: server.url,
          },
          body: JSON.stringify({ alive_id: 'demo_live' }),
        });
        const ticket: unknown = Reflect.get(
          Object(Reflect.get(Object(await reply.json()), 'data')),
          'ticket',
        );
        if (typeof ticket !== 'string') {
          onTell(`ticket ${String(reply.status)}`);
          continue;
        }
        const address = `ws://127.0.0.1:${String(port)}${LIVE_SOCKET_PATH}?alive_id=demo_live&ticket=${ticket}`;
        const socket = new WebSocket(address, { headers, localAddress: FROM });
        socket.on('error', () => undefined);
        socket.on('unexpected-response', (askedRequest, { statusCode }) => {
          onTell(`socket ${String(statusCode)}`);
          askedRequest.on('error', () => undefined).destroy();
        });
        socket.on('close', (code) => onTell(`closed ${String(code)}`));
        all.push(socket);
      }
    },
  };
}

/** One address: each says `head` at once, and then a letter a second. */
function slow(head: (port: number) => string): Crowd {
  const all: { socket: Socket; timer: NodeJS.Timeout; finish: Promise<void> }[] = [];
  return {
    open: () => all.filter(({ socket }) => !socket.destroyed).length,
    settle: async () => {
      await Promise.race([Promise.all(all.map(({ finish: endPromise }) => endPromise)), pause(PATIENCE_MS)]);
    },
    leave: () => all.forEach(({ socket }) => socket.destroy()),
    gather(_server, port, onTell) {
      for (let turn = 0; turn < CROWD; turn += 1) {
        const socket = connect({ port, host: '127.0.0.1', localAddress: FROM });
        let message = '';
        socket
          .on('error', () => undefined)
          .on('data', (part: Buffer) => (message += part.toString('latin1')));
        socket.write(head(port));
        const timer = setInterval(() => socket.write('x'), STEP_MS);
        const endPromise = new Promise<void>((resolve) => {
          socket.once('close', () => {
            clearInterval(timer);
            onTell(/^HTTP\/1\.1 (\d{3})/.exec(message)?.[1] ?? 'ended');
            resolve();
          });
        });
        all.push({ socket, timer, finish: endPromise });
      }
      return Promise.resolve();
    },
  };
}

const hostOf = (port: number) => `host: localhost:${String(port)}\r\n`;

export const CROWDS: Readonly<Record<string, { makeCrowd: () => Crowd; openMax: number }>> = {
  sockets: { makeCrowd: sockets, openMax: 5 },
  'slow-headers': {
    makeCrowd: () => slow((port) => `GET / HTTP/1.1\r\n${hostOf(port)}x-slow: `),
    openMax: 0,
  },
  'slow-bodies': {
    makeCrowd: () =>
      slow(
        (port) =>
          `POST /api/search.hot.get/1.0.0 HTTP/1.1\r\n${hostOf(port)}content-type: application/json\r\ncontent-length: 2000\r\n\r\n`,
      ),
    openMax: 0,
  },
};

export async function crowd(name: string): Promise<CrowdReport> {
  const madeValue = CROWDS[name];
  if (madeValue === undefined) throw new Error(`There is no crowd "${name}".`);
  const dataDir = makeTempDir('crowd');
  const answers: Record<string, number> = {};
  const server = await startBuiltServer(dataDir);
  const port = Number(new URL(server.url).port);
  const gatheredCrowd = madeValue.makeCrowd();
  let lastAt = 0;
  try {
    await homes(port);
    const alone = await homes(port);
    const began = Date.now();
    await gatheredCrowd.gather(server, port, (answer) => {
      answers[answer] = (answers[answer] ?? 0) + 1;
      lastAt = Date.now();
    });
    const beside = await homes(port);
    await gatheredCrowd.settle();
    const open = gatheredCrowd.open();
    const problems = [
      ...(open > madeValue.openMax ? [`${String(open)} of ${String(CROWD)} are still open`] : []),
      ...(beside.p95 > Math.max(PROMPT_MS, SLOWER * alone.p95)
        ? [`a page takes ${String(beside.p95)} ms beside them, ${String(alone.p95)} ms alone`]
        : []),
    ];
    return { alone, beside, open, answers, endedWithinS: Math.round((lastAt - began) / 1000), problems };
  } finally {
    gatheredCrowd.leave();
    await server.stop();
    removeTempDir(dataDir);
  }
}
