/** What the server's own log never holds. */
import { Writable } from 'node:stream';
import fastify, { type FastifyServerOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { makeLoggerOptions } from './log.ts';
import { RequestLog } from './request-log.ts';

const SECRETS = {
  cookie: 'shop_session=cookie-of-a-person',
  token: 'token-of-a-session',
  password: 'password-of-a-person',
  code: '482916',
  phone: '19900000001',
};

function listen(childLoggerFactory?: FastifyServerOptions['childLoggerFactory']) {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, onFinish) => {
      lines.push(chunk.toString());
      onFinish();
    },
  });
  const options = makeLoggerOptions('info');
  if (typeof options !== 'object') throw new Error('the log is off');
  const child = childLoggerFactory === undefined ? {} : { childLoggerFactory };
  return { app: fastify({ logger: { ...options, stream }, ...child }), log: () => lines.join('') };
}

describe('the log', () => {
  it('R50: a request that makes its log when it first writes names itself and keeps as little', async () => {
    const { app, log } = listen((log, about) => new RequestLog(() => log.child(about)));
    app.get('/enter', (request) => {
      request.log.info(SECRETS, 'asked');
      request.log.child({ part: 'door' }).warn('twice');
      return {};
    });
    await app.inject({ url: '/enter' });
    await app.close();
    expect(log()).toMatch(/"reqId":"req-1".*"msg":"asked"/);
    expect(log()).toMatch(/"reqId":"req-1","part":"door".*"msg":"twice"/);
    for (const secret of Object.values(SECRETS)) expect(log()).not.toContain(secret);
  });

  it('R50: a request leaves its method, path and host, not its query, cookies or authorization', async () => {
    const { app, log } = listen();
    app.get('/enter', (request) => {
      request.log.info({ req: request }, 'asked');
      return {};
    });
    await app.inject({
      url: `/enter?code=${SECRETS.code}&phone=${SECRETS.phone}&token=${SECRETS.token}`,
      headers: { cookie: SECRETS.cookie, authorization: `Bearer ${SECRETS.token}`, host: 'shop.example' },
    });
    await app.close();
    expect(log()).toContain('"url":"/enter"');
    expect(log()).toContain('shop.example');
    for (const secret of Object.values(SECRETS)) expect(log()).not.toContain(secret);
  });

  it('R50: fields that open a door or name a person are cut out wherever a rule logs them', async () => {
    const { app, log } = listen();
    app.log.info(SECRETS, 'plain');
    app.log.warn({ person: SECRETS, shop: 'appknowledge' }, 'inside');
    await app.close();
    expect(log()).toContain('appknowledge');
    expect(log()).toContain('[removed]');
    for (const secret of Object.values(SECRETS)) expect(log()).not.toContain(secret);
  });

  it('R50: what a fault is called stays', async () => {
    const { app, log } = listen();
    for (const code of ['ECONNREFUSED', '42P01'])
      app.log.error({ err: Object.assign(new Error('failed'), { code }) }, 'failed');
    await app.close();
    expect(log()).toContain('ECONNREFUSED');
    expect(log()).toContain('42P01');
  });

  it('R50: a silent log is none', () => {
    expect(makeLoggerOptions('silent')).toBe(false);
  });
});
