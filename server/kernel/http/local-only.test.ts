/** A demo answers the machine it runs on and nobody whom a proxy brings (requirement 63). */
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerLocalOnly } from './local-only.ts';

function build(trustsProxy = false) {
  const app = fastify({ trustProxy: trustsProxy });
  registerLocalOnly(app, { trustsProxy });
  app.get('/', () => 'the demo');
  return async (headers: Record<string, string>) => (await app.inject({ url: '/', headers })).statusCode;
}

describe('a demo', () => {
  it.each([
    'localhost',
    'localhost:3000',
    'training.localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    'LOCALHOST',
  ])('R63: answers %s', async (host) => {
    expect(await build()({ host })).toBe(200);
  });

  it.each([
    'learn.example.com',
    '10.0.0.7:3000',
    'localhost.example.com',
    'evil_host',
    '127.0.0.1.example.com',
  ])('R63: refuses %s, whoever brings it', async (host) => {
    expect(await build()({ host })).toBe(403);
    expect(await build(true)({ host })).toBe(403);
  });

  it.each(['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'])(
    'R63: refuses requests that an unknown proxy forwards with %s',
    async (name) => {
      expect(await build()({ host: 'localhost:3000', [name]: 'localhost' })).toBe(403);
    },
  );

  it('R63: believes a proxy it was told of, but for the name of another address', async () => {
    const ask = build(true);
    expect(await ask({ host: 'localhost', 'x-forwarded-for': '10.1.2.3' })).toBe(200);
    expect(await ask({ host: 'localhost', 'x-forwarded-host': 'learn.example.com' })).toBe(403);
  });
});
