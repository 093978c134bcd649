/** Sockets of the gateway over real connections: signs of life, what a client may not send, and how many there may be. */
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { createGateway, type Gateway, type GatewayOptions } from './gateway.ts';
import { registerSocket } from './socket-route.ts';
import { registerUpgrades } from './upgrades.ts';

const BYE = { code: 4008, reason: 'slow', text: 'bye' };
const PATH = '/ws';
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closers.splice(0)) await close();
});

interface GatewayServer {
  gateway: Gateway<string>;
  port: number;
}

async function serve(options: Partial<GatewayOptions> = {}): Promise<GatewayServer> {
  const base = {
    name: 'test',
    beatMs: 60_000,
    beat: () => 'beat',
    waitingMax: 65_536,
    slow: BYE,
    openMax: 10,
  };
  const gateway = createGateway<string>({ ...base, ...options });
  const app = Fastify();
  registerUpgrades(app);
  const admit = () => {
    const listening = { channel: 'all', who: 'somebody' };
    return Promise.resolve({ ok: true as const, listening, onOpen: () => undefined });
  };
  const config = { corsOrigins: [], publicUrl: undefined };
  registerSocket(app, { path: PATH, config, gateway, admit });
  await app.listen({ host: '127.0.0.1', port: 0 });
  closers.push(() => gateway.stop(BYE).then(() => app.close()));
  const address: AddressInfo | string | null = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server listens nowhere.');
  return { gateway, port: address.port };
}

interface Client {
  socket: WebSocket;
  frames: string[];
  closing: Promise<number>;
  /** The connection below, to write what no library would. */
  wire: Duplex;
}

function connect({ port }: GatewayServer, autoPong = true): Promise<Client> {
  const socket = new WebSocket(`ws://127.0.0.1:${String(port)}${PATH}`, { autoPong });
  const events: string[] = [];
  socket.on('message', (data: Buffer) => events.push(data.toString()));
  socket.on('error', () => undefined);
  const closePromise = new Promise<number>((resolve) => socket.once('close', resolve));
  return new Promise((resolve, reject) => {
    socket.once('unexpected-response', (_request, { statusCode }) => {
      socket.terminate();
      reject(new Error(String(statusCode)));
    });
    let wire: Duplex | undefined;
    socket.once('upgrade', (response) => {
      wire = response.socket;
    });
    socket.once('open', () => {
      if (wire !== undefined) resolve({ socket, frames: events, closing: closePromise, wire });
    });
  });
}

const heardFrom = ({ socket }: Client, text: string) =>
  new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      if (data.toString() === text) resolve();
    });
  });

describe('signs of life', () => {
  it('D97: who answers none from one beat to the next is ended, and who does hears the beat', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const servedValue = await serve();
    const [silent, alive] = [await connect(servedValue, false), await connect(servedValue)];
    const first = heardFrom(alive, 'beat');
    vi.advanceTimersByTime(60_000);
    await first;
    // Its answer went out before it heard the beat, and is read before another socket is open.
    const later = await connect(servedValue);
    const second = heardFrom(later, 'beat');
    vi.advanceTimersByTime(60_000);
    expect(await silent.closing).toBe(1006);
    await second;
    expect(servedValue.gateway.connections()).toHaveLength(2);
    expect(alive.socket.readyState).toBe(WebSocket.OPEN);
  });
});

/** RFC 6455, 5.2: opcode, and what of it is wrong. */
const WRONG: readonly (readonly [string, readonly number[]])[] = [
  ['without a mask', [0x81, 0x01, 0x78]],
  ['with a reserved bit', [0xf1, 0x80, 0, 0, 0, 0]],
  ['of an unknown kind', [0x83, 0x80, 0, 0, 0, 0]],
  ['that goes on with nothing', [0x80, 0x80, 0, 0, 0, 0]],
  ['that is no UTF-8', [0x81, 0x81, 0, 0, 0, 0, 0xff]],
  ['that promises 2^63 bytes', [0x81, 0xff, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ['with a close code nobody may send', [0x88, 0x82, 0, 0, 0, 0, 0x03, 0xed]],
  ['that is no frame', [...Buffer.from('GET / HTTP/1.1\r\n\r\n')]],
];

describe('what a client sends', () => {
  it.each(WRONG)('B45: a frame %s ends its own socket and no other', async (_what, bytes) => {
    const servedValue = await serve();
    const [wrong, other] = [await connect(servedValue), await connect(servedValue)];
    wrong.wire.write(Buffer.from(bytes));
    expect(await wrong.closing).not.toBe(1000);
    servedValue.gateway.broadcast('all', 'still here');
    await heardFrom(other, 'still here');
    expect(servedValue.gateway.connections()).toHaveLength(1);
  });

  it('B45: of 257 bytes ends it, of 256 does not', async () => {
    const servedValue = await serve();
    const one = await connect(servedValue);
    one.socket.send('x'.repeat(256));
    one.socket.ping();
    await new Promise((resolve) => one.socket.once('pong', resolve));
    expect(servedValue.gateway.connections()).toHaveLength(1);
    one.socket.send('x'.repeat(257));
    expect(await one.closing).toBe(1009);
  });
});

describe('a gateway', () => {
  it('B45: takes no more sockets than it may hold, and one again when one is gone', async () => {
    const servedValue = await serve({ openMax: 2 });
    const [first] = [await connect(servedValue), await connect(servedValue)];
    await expect(connect(servedValue)).rejects.toThrow('503');
    const [connection] = servedValue.gateway.connections();
    await connection?.close(BYE);
    expect(await first.closing).toBe(BYE.code);
    await connect(servedValue);
    expect(servedValue.gateway.connections()).toHaveLength(2);
  });

  it.each([100, 200, 70_000])('frames a text of %i bytes so that it comes whole', async (length) => {
    const servedValue = await serve({ waitingMax: 1_000_000 });
    const one = await connect(servedValue);
    const text = 'ü'.repeat(length / 2);
    servedValue.gateway.broadcast('all', text);
    await heardFrom(one, text);
    expect(one.frames).toEqual([text]);
  });

  it('answers who asks for no socket, and who comes from elsewhere, in HTTP', async () => {
    const { port } = await serve();
    const base = `http://127.0.0.1:${String(port)}${PATH}`;
    expect((await fetch(base)).status).toBe(426);
    const from = (origin: string) =>
      new Promise<number | undefined>((resolve) => {
        const socket = new WebSocket(base.replace('http', 'ws'), { origin });
        socket.on('error', () => undefined);
        socket.once('open', () => resolve(101));
        socket.once('unexpected-response', (_request, { statusCode }) => {
          socket.terminate();
          resolve(statusCode);
        });
      });
    expect(await from('https://elsewhere.example')).toBe(403);
    expect(await from('null')).toBe(403);
    expect(await from(`http://127.0.0.1:${String(port)}`)).toBe(101);
  });
});
