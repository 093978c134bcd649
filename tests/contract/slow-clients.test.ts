/** Connections that take their time over a real socket: on purpose, and with good reason (requirement 16, ADR-197). */
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HTTP_TIMES } from '#server/start/http-times.ts';
import { IMAGE_MAKING_MS, UPLOAD_LIFE_MS } from '#server/areas/uploads/limits.ts';
import { still } from '../support/sample-images.ts';
import { CONSOLE_TOKEN, drawHome, withApp } from './app.ts';

const STEP_MS = 20;
const test = withApp({
  labels: ['knowledge'],
  config: { httpTimes: { ...HTTP_TIMES, headers: 300, body: 300, check: 50 } },
});
let port = 0;
beforeAll(async () => {
  await test().app.listen({ port: 0, host: '127.0.0.1' });
  port = (test().app.server.address() as AddressInfo).port;
});

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A connection that says these parts one after the other, slowly, until it is ended or `until` was heard; answers what it heard. */
function say(parts: readonly (string | Buffer)[], until = '\0'): Promise<{ answer: string; bytes: number }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    let message = '';
    let messageCount = 0;
    const timer = setInterval(() => {
      const part = parts[messageCount];
      if (part === undefined) return;
      messageCount += 1;
      socket.write(part);
    }, STEP_MS);
    const over = () => {
      clearInterval(timer);
      resolve({ answer: message, bytes: messageCount });
    };
    socket
      .on('data', (part) => {
        message += part.toString('latin1');
        if (message.includes(until)) over();
      })
      .on('error', () => undefined)
      .on('close', over);
  });
}

const HEAD = ['host: knowledge.localhost', 'connection: close'];
const request = (line: string, ...headers: string[]) => `${[line, ...HEAD, ...headers].join('\r\n')}\r\n\r\n`;
const many = (part: string) => Array.from({ length: 2_000 }, () => part);

/** A body that comes a letter at a time, and would for a minute. */
const endlessBody = () =>
  say([
    request(
      'POST /api/search.hot.get/1.0.0 HTTP/1.1',
      'content-type: application/json',
      'content-length: 2000',
    ),
    ...many(' '),
  ]);

describe('a slow connection', () => {
  it('R16: whose headers never end is ended', async () => {
    const { bytes: saidValue } = await say([
      'GET / HTTP/1.1\r\nhost: knowledge.localhost\r\n',
      ...many('x-more: 1\r\n'),
    ]);
    expect(saidValue).toBeLessThan(1_000);
  });

  it('R16: a client that sends its body a byte at a time is cut off, and no one else waits for it', async () => {
    const slow = endlessBody();
    const beside = await say([request('GET /healthz HTTP/1.1')]);
    expect(beside.answer).toMatch(/^HTTP\/1\.1 200 /);
    expect((await slow).bytes).toBeLessThan(1_000);
  });

  it('D93: that sends a file is heard to the end', async () => {
    const bytes = await still(40, 40, 'png');
    const size = Math.ceil(bytes.length / 40);
    const parts = Array.from({ length: 40 }, (_one, at) => bytes.subarray(at * size, (at + 1) * size));
    const head = request(
      'POST /api/console.image.add/1.0.0?shop=knowledge&name=slow.png HTTP/1.1',
      `authorization: Bearer ${CONSOLE_TOKEN}`,
      'content-type: image/png',
      `content-length: ${String(bytes.length)}`,
    );
    expect((await say([head, ...parts], '"code"')).answer).toContain('"code":0');
  });

  it('R16: that is answered before its body has come is ended soon after, files too', async () => {
    const early = [
      request('PUT /uploads/none.png HTTP/1.1', 'content-type: image/png', 'content-length: 20000'),
      request(
        'POST /api/console.image.add/1.0.0 HTTP/1.1',
        'content-type: image/png',
        'content-length: 20000',
      ),
      request('GET / HTTP/1.1', 'content-length: 20000'),
    ].map((head) => head.replace('connection: close', 'connection: keep-alive'));
    for (const { answer: message, bytes: saidValue } of await Promise.all(
      early.map((head) => say([head, ...many(' ')])),
    )) {
      expect(message).toMatch(/^HTTP\/1\.1 \d{3} /);
      expect(saidValue).toBeLessThan(400);
    }
  }, 60_000);

  it('R16: that waits for a page which takes its time gets it', async () => {
    test().setDraw(async (input) => {
      // Longer than headers or a body may take.
      await endlessBody();
      return drawHome(input);
    });
    expect((await say([request('GET / HTTP/1.1')], '</html>')).answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('R16: no time of these cuts off what another one allows', () => {
    expect(HTTP_TIMES.headers).toBeLessThan(HTTP_TIMES.body);
    expect(HTTP_TIMES.request).toBeGreaterThanOrEqual(UPLOAD_LIFE_MS);
    expect(HTTP_TIMES.silence).toBeGreaterThan(IMAGE_MAKING_MS);
    const { requestTimeout, keepAliveTimeout, timeout, headersTimeout } = test().app.server;
    expect([requestTimeout, keepAliveTimeout, timeout, headersTimeout]).toEqual([
      HTTP_TIMES.request,
      HTTP_TIMES.keepAlive,
      HTTP_TIMES.silence,
      300,
    ]);
  });
});
