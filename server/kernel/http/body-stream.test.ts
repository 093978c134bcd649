/** A call that takes a file and fails in its middle: its answer is heard, and its connection goes on (ADR-550). */
import { Agent, request } from 'node:http';
import cookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { takeBodiesAsStreams, isStream } from './body-stream.ts';
import { registerErrors } from './errors.ts';
import { registerSlowBodies } from './slow-bodies.ts';

const TIMES = { body: 10_000, file: 10_000 };
const BODY = Buffer.alloc(8 * 1024 * 1024);

const ends: (() => unknown)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

/** Answers where each body is left after its first part, with this fault. */
async function listen(code: string): Promise<number> {
  const app = fastify({ genReqId: () => 'r' });
  await app.register(cookie);
  registerErrors(app);
  registerSlowBodies(app, TIMES);
  takeBodiesAsStreams(app);
  app.put('/file', async ({ body }) => {
    if (!isStream(body)) return 'empty';
    for await (const part of body) throw Object.assign(new Error(String(part.length)), { code });
    return 'whole';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ends.push(() => app.close());
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

interface Put {
  status: number;
  port: number | undefined;
  answer: string;
}

function put(agent: Agent, port: number): Promise<Put> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/octet-stream',
      'content-length': BODY.length,
      'accept-language': 'en-US',
    };
    const sentRequest = request({ agent, port, host: '127.0.0.1', path: '/file', method: 'PUT', headers });
    sentRequest.on('error', reject).on('response', (answer) => {
      const { localPort } = answer.socket;
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, port: localPort, answer: text }));
    });
    sentRequest.end(BODY);
  });
}

test('R51: a body that is left in its middle is answered, and its connection takes the next one', async () => {
  const port = await listen('ENOSPC');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  ends.push(() => agent.destroy());
  const first = await put(agent, port);
  expect(first.status).toBe(503);
  expect(await put(agent, port)).toEqual(first);
});

test('R54: the answer names a full disk and the remedy, and no other fault of a file', async () => {
  const agent = new Agent();
  const full = await put(agent, await listen('ENOSPC'));
  expect(full.status).toBe(503);
  expect(JSON.parse(full.answer)).toMatchObject({
    code: 50300,
    msg: 'The server’s disk is full, so this was not saved. Try again once its administrator has freed disk space',
    data: { reason: 'disk-full' },
  });
  const away = await put(agent, await listen('ECONNREFUSED'));
  expect(JSON.parse(away.answer)).toMatchObject({ code: 50300, data: null });
  expect((await put(agent, await listen('EDQUOT'))).status).toBe(503);
  expect((await put(agent, await listen('EIO'))).status).toBe(500);
});
