/** The environment: every good value is read, every bad one named in one line. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startupBanner } from '#server/start/startup-banner.ts';
import { ConfigError } from '#server/kernel/config/config-error.ts';
import { isLoopback } from '#server/kernel/http/local-name.ts';
import { readConfig } from '#server/start/config.ts';
import { isOnlyHere } from '#server/kernel/config/config.ts';
import { openSecrets } from '#server/kernel/config/secrets.ts';

const dir = mkdtempSync(join(tmpdir(), 'lectern-config-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function failure(env: Record<string, string>): Error {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error;
  }
  throw new Error('was read');
}

const SANDBOX = { name: 'sandbox', settings: {}, open: expect.any(Function) };
const MANUAL = { name: 'manual', settings: { instructions: '', hours: 72 }, open: expect.any(Function) };

describe('config', () => {
  it('an empty environment is the embedded demo on 127.0.0.1:3000', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: join(process.cwd(), 'data'),
      demo: true,
      trustProxy: false,
      stopDelayMs: 300,
      mode: 'production',
      logLevel: 'info',
      sms: { name: 'outbox', settings: {}, open: expect.any(Function) },
      mail: { name: 'outbox', settings: {}, open: expect.any(Function) },
      captchas: { name: 'builtin', settings: {}, open: expect.any(Function) },
      scans: [{ name: 'local', settings: {}, open: expect.any(Function) }],
      payments: [SANDBOX, MANUAL],
      corsOrigins: [],
      liveOrigins: [],
    });
    expect(readConfig({ PORT: '', HOST: '', DATABASE_URL: '', REDIS_URL: '', DEMO: '' })).toEqual({
      ...readConfig({}),
      sms: { name: 'outbox', settings: {}, open: expect.any(Function) },
      mail: { name: 'outbox', settings: {}, open: expect.any(Function) },
      captchas: { name: 'builtin', settings: {}, open: expect.any(Function) },
      scans: [{ name: 'local', settings: {}, open: expect.any(Function) }],
      payments: [SANDBOX, MANUAL],
    });
  });

  it('every variable is read', () => {
    const env = {
      PORT: '0',
      HOST: '::',
      DATA_DIR: '/srv/lectern',
      DATABASE_URL: 'postgres://a:b@db/lectern',
      REDIS_URL: 'rediss://cache:6380',
      DEMO: '0',
      TRUST_PROXY: '10.0.0.0/8, loopback',
      PUBLIC_URL: 'https://learn.example.com/',
      MAIN_URL: 'https://main.example.com/',
      ADMIN_URL: 'https://admin.example.com:8443',
      CDN_CACHE_SECONDS: '60',
      CDN_PURGE_URL: 'https://cdn.example.com/purge',
      CDN_PURGE_TOKEN: 'token-of-the-cache-in-front',
      CORS_ORIGINS: 'https://a.example.com, https://b.example.com/',
      LIVE_ORIGINS: 'https://media.example.com',
      STOP_DELAY_MS: '4000',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=abc',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
      NODE_ENV: 'test',
    };
    expect(readConfig(env)).toEqual({
      port: 0,
      stopDelayMs: 4000,
      traceEndpoint: 'http://collector:4318',
      traceHeaders: 'x-key=abc',
      host: '::',
      dataDir: '/srv/lectern',
      databaseUrl: env.DATABASE_URL,
      redisUrl: env.REDIS_URL,
      demo: false,
      trustProxy: ['10.0.0.0/8', 'loopback'],
      publicUrl: 'https://learn.example.com',
      mode: 'test',
      logLevel: 'silent',
      sms: { name: 'none', settings: {}, open: expect.any(Function) },
      mail: { name: 'none', settings: {}, open: expect.any(Function) },
      captchas: { name: 'builtin', settings: {}, open: expect.any(Function) },
      scans: [],
      payments: [MANUAL],
      mainUrl: 'https://main.example.com',
      adminUrl: 'https://admin.example.com:8443',
      cdn: { seconds: 60, purge: { url: env.CDN_PURGE_URL, token: env.CDN_PURGE_TOKEN } },
      corsOrigins: ['https://a.example.com', 'https://b.example.com'],
      liveOrigins: ['https://media.example.com'],
    });
    expect(readConfig({ DEMO: '0', TRUST_PROXY: '2' }).trustProxy).toBe(2);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '4190'],
    ['PORT', '6667'],
    ['PORT', '80a'],
    ['PORT', '3000.5'],
    ['HOST', 'http://x'],
    ['HOST', '300.1.1.1'],
    ['DATA_DIR', 'a\0b'],
    ['DATABASE_URL', 'mysql://root@db/x'],
    ['DATABASE_URL', 'lectern'],
    ['REDIS_URL', 'http://cache'],
    ['DEMO', 'yes'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '10.0.0.0/64'],
    ['PUBLIC_URL', 'https://learn.example.com/shop'],
    ['PUBLIC_URL', 'ftp://learn.example.com'],
    ['MAIN_URL', 'https://main.example.com/x'],
    ['ADMIN_URL', 'admin.example.com'],
    ['CORS_ORIGINS', 'https://a.example.com,*'],
    ['LIVE_ORIGINS', 'https://media.example.com/a.m3u8'],
    ['NODE_ENV', 'staging'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['SECRET', 'short'],
    ['DATABASE_URL_FILE', '/nowhere/at/all'],
  ])('a bad %s (%j) ends the start with one plain line that names it', (name, value) => {
    const { message } = failure({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name} must be [^\\n]+\\.$`));
  });

  it('a bad address never repeats its password', () => {
    expect(failure({ DATABASE_URL: 'mysql://root:hunter2@db/x' }).message).not.toContain('hunter2');
  });

  it('an address may stand in a file, but not in both places', () => {
    const path = join(dir, 'url');
    writeFileSync(path, 'postgres://a:b@db/lectern\n');
    expect(readConfig({ DATABASE_URL_FILE: path }).databaseUrl).toBe('postgres://a:b@db/lectern');
    expect(failure({ DATABASE_URL_FILE: path, DATABASE_URL: 'postgres://c@d/e' }).message).toContain(
      'DATABASE_URL_FILE',
    );
  });

  const providers = {
    HOST: '0.0.0.0',
    DEMO: '0',
    SMS_PROVIDER: 'tencent',
    SMS_KEY_ID: 'id',
    SMS_KEY_SECRET: 'secret',
    SMS_SIGN: 'Harbour',
    SMS_TEMPLATE: '1',
    SMS_APP_ID: '1400000000',
    MAIL_PROVIDER: 'smtp',
    SMTP_URL: 'smtps://user:secret@mail.example.com',
    MAIL_FROM: 'no-reply@example.com',
  };

  it('D51: providers of codes are read, each with what it needs', () => {
    const keys = { keyId: 'id', keySecret: 'secret' };
    expect(readConfig(providers)).toMatchObject({
      sms: {
        name: 'tencent',
        settings: { ...keys, sign: 'Harbour', template: '1', appId: '1400000000' },
      },
      mail: { name: 'smtp', settings: { url: providers.SMTP_URL, from: 'no-reply@example.com' } },
    });
    const twilio = { SMS_PROVIDER: 'twilio', SMS_KEY_ID: 'id', SMS_KEY_SECRET: 'secret', SMS_FROM: '+1' };
    expect(readConfig(twilio).sms).toEqual({
      name: 'twilio',
      settings: { ...keys, from: '+1' },
      open: expect.any(Function),
    });
  });

  it.each([
    'SMS_KEY_ID',
    'SMS_KEY_SECRET',
    'SMS_SIGN',
    'SMS_TEMPLATE',
    'SMS_APP_ID',
    'SMTP_URL',
    'MAIL_FROM',
  ])('D51: a provider without %s ends the start', (name) => {
    expect(failure({ ...providers, [name]: '' }).message).toContain(name);
  });

  const companies = {
    HOST: '0.0.0.0',
    DEMO: '0',
    PUBLIC_URL: 'https://learn.example.com',
    SCAN_PROVIDERS: 'wx, qq,wework',
    WX_APP_ID: 'wx1',
    WX_APP_SECRET: 'secret',
    QQ_APP_ID: '101',
    QQ_APP_KEY: 'key',
    WEWORK_CORP_ID: 'ww1',
    WEWORK_AGENT_ID: '1000002',
    WEWORK_SECRET: 'secret',
  };

  it('D48, M222: companies to scan with are read, each with what it needs, and two domains of messages', () => {
    const wework = { corpId: 'ww1', agentId: '1000002', secret: 'secret' };
    expect(readConfig(companies).scans).toMatchObject([
      { name: 'wx', settings: { appId: 'wx1', appSecret: 'secret' } },
      { name: 'qq', settings: { appId: '101', appKey: 'key' } },
      {
        name: 'wework',
        settings: { ...wework, messageDomains: ['learn.example.com', 'login.work.weixin.qq.com'] },
      },
    ]);
    const settingsOf = (env: Record<string, string>) => readConfig(env).scans.at(-1)?.settings;
    const domains = { ...companies, WEWORK_ALLOWED_DOMAINS: 'example.com,work.example.net' };
    expect(settingsOf(domains)).toMatchObject({ messageDomains: ['example.com', 'work.example.net'] });
    const own = { ...companies, WEWORK_ENDPOINT: 'https://wecom.example.com/' };
    expect(settingsOf(own)).toMatchObject({ endpoint: 'https://wecom.example.com' });
    const sdk = { ...companies, WEWORK_SDK: 'https://a.example/one.js, https://b.example/two.js' };
    expect(settingsOf(sdk)).toMatchObject({
      scripts: ['https://a.example/one.js', 'https://b.example/two.js'],
    });
    for (const bad of ['http://a.example/one.js', '/one.js', 'one.js,https://b.example/two.js'])
      expect(failure({ ...companies, WEWORK_SDK: bad }).message).toContain('WEWORK_SDK');
    for (const bad of ['example.com', 'a.com,b.com,c.com', '*.a.com,b.com', 'https://a.com,b.com'])
      expect(failure({ ...companies, WEWORK_ALLOWED_DOMAINS: bad }).message).toContain(
        'WEWORK_ALLOWED_DOMAINS',
      );
  });

  it.each(Object.keys(companies).slice(4))('D48: a company without %s ends the start', (name) => {
    expect(failure({ ...companies, [name]: '' }).message).toContain(name);
  });

  const tencent = {
    CAPTCHA_PROVIDER: 'tencent',
    CAPTCHA_APP_ID: '190000000',
    CAPTCHA_APP_KEY: 'app-key',
    CAPTCHA_KEY_ID: 'id',
    CAPTCHA_KEY_SECRET: 'secret',
  };

  it('D50: a captcha of another company is read with its keys', () => {
    const keys = { appId: '190000000', appKey: 'app-key', keyId: 'id', keySecret: 'secret' };
    expect(readConfig(tencent).captchas).toMatchObject({ name: 'tencent', settings: keys });
    for (const name of Object.keys(tencent).slice(1))
      expect(failure({ ...tencent, [name]: '' }).message).toContain(name);
    expect(failure({ ...tencent, CAPTCHA_APP_ID: '19x' }).message).toContain('CAPTCHA_APP_ID');
  });

  it.each([
    ['none,wx', '127.0.0.1', '1'],
    ['wechat', '127.0.0.1', '1'],
    ['local', '0.0.0.0', '0'],
  ])('R63, D48: SCAN_PROVIDERS=%s on %s ends the start', (value, host, demo) => {
    expect(failure({ SCAN_PROVIDERS: value, HOST: host, DEMO: demo }).message).toMatch(
      /^SCAN_PROVIDERS must be [^\n]+\.$/,
    );
  });

  it.each([
    ['HOST', '0.0.0.0'],
    ['DEMO', '0'],
    ['PUBLIC_URL', 'https://learn.example.com'],
  ])("R63: with %s=%s the outbox ends the start, and is nobody's default", (name, value) => {
    expect(failure({ DEMO: '0', [name]: value, PAYMENT_PROVIDERS: 'sandbox' }).message).toContain(
      'PAYMENT_PROVIDERS',
    );
    for (const provider of ['SMS_PROVIDER', 'MAIL_PROVIDER'])
      expect(failure({ DEMO: '0', [name]: value, [provider]: 'outbox' }).message).toContain(provider);
    expect(readConfig({ DEMO: '0', [name]: value })).toMatchObject({
      sms: { name: 'none', settings: {}, open: expect.any(Function) },
      mail: { name: 'none', settings: {}, open: expect.any(Function) },
    });
  });

  it('R63: only this machine reaches a loopback address', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', 'localhost'].every(isLoopback)).toBe(true);
    expect(
      ['0.0.0.0', '::', '10.0.0.1', 'localhost.example.com', '127.0.0.1.example.com'].some(isLoopback),
    ).toBe(false);
  });
});

describe('the doors of a demo', () => {
  it('R63: stay shut where a proxy on this machine lets everybody in', () => {
    const here = { host: '127.0.0.1', trustProxy: false as const };
    expect(isOnlyHere(here)).toBe(true);
    expect(isOnlyHere({ ...here, publicUrl: 'http://knowledge.localhost:3000' })).toBe(true);
    expect(isOnlyHere({ ...here, publicUrl: 'http://[::1]:3000' })).toBe(true);
    expect(isOnlyHere({ ...here, publicUrl: 'https://learn.example.com' })).toBe(false);
    expect(isOnlyHere({ ...here, publicUrl: 'https://localhost.example.com' })).toBe(false);
    expect(isOnlyHere({ ...here, host: '0.0.0.0' })).toBe(false);
    expect(isOnlyHere({ ...here, trustProxy: 1 })).toBe(false);
    expect(isOnlyHere({ ...here, trustProxy: ['loopback'] })).toBe(false);
    expect(isOnlyHere({ ...here, trustProxy: 1, publicUrl: 'http://localhost:3000' })).toBe(true);
  });

  it.each([
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', '10.0.0.7'],
    ['PUBLIC_URL', 'https://learn.example.com'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', 'loopback'],
  ])('R63: a demo, asked for or by default, ends the start with %s=%s', (name, value) => {
    for (const demo of [{}, { DEMO: '' }, { DEMO: '1' }, { DEMO: 'true' }]) {
      const { message } = failure({ ...demo, [name]: value });
      expect(message).toMatch(/^DEMO must be 0 where [^\n]+\.$/);
      expect(message).toContain(name);
      expect(message).toContain('set DEMO=0');
    }
    expect(readConfig({ DEMO: '0', [name]: value }).demo).toBe(false);
  });

  it.each([
    ['PUBLIC_URL', 'http://localhost:3000'],
    ['PUBLIC_URL', 'http://training.localhost:3000'],
    ['HOST', '::1'],
    ['TRUST_PROXY', '0'],
  ])('R63: a demo for this machine alone starts with %s=%s', (name, value) => {
    expect(readConfig({ [name]: value }).demo).toBe(true);
  });

  it('R63: says nothing about closed entrances', () => {
    const address = { host: '127.0.0.1', port: 3000, pid: 1 };
    const config = {
      demo: true,
      trustProxy: false as const,
      host: '127.0.0.1',
      dataDir: '/data',
      scans: [],
    };
    expect(startupBanner(config, address, { shops: 1 })).toContain('/dev/shops');
    expect(
      startupBanner({ ...config, publicUrl: 'https://learn.example.com' }, address, { shops: 1 }),
    ).not.toContain('/dev/shops');
  });
});

describe('secrets', () => {
  it('a DATA_DIR that cannot be written to ends the start with one plain line that names it', () => {
    const file = join(dir, 'file');
    writeFileSync(file, '');
    expect(() => openSecrets({ dataDir: join(file, 'data') })).toThrow(
      /^DATA_DIR must be a directory this process may make and write to, but is "[^\n]+\.$/,
    );
  });

  it('R63: each installation makes its own, keeps them, and its owner alone may read them', () => {
    const one = openSecrets({ dataDir: join(dir, 'one') });
    const two = openSecrets({ dataDir: join(dir, 'two') });
    expect(openSecrets({ dataDir: join(dir, 'one') })).toEqual(one);
    expect(new Set([...Object.values(one), ...Object.values(two)]).size).toBe(6);
    expect(statSync(join(dir, 'one/secrets.json')).mode & 0o777).toBe(0o600);
    expect(Object.values(one).every((secret) => Buffer.from(secret, 'base64url').length === 32)).toBe(true);
  });

  it('R63: nodes that share SECRET share all secrets, and none of them is SECRET', () => {
    const secret = 's'.repeat(32);
    const one = openSecrets({ dataDir: join(dir, 'a'), secret });
    expect(openSecrets({ dataDir: join(dir, 'b'), secret })).toEqual(one);
    expect(new Set([...Object.values(one), secret]).size).toBe(4);
  });

  it('a damaged secrets.json ends the start instead of being replaced', () => {
    openSecrets({ dataDir: join(dir, 'bad') });
    const path = join(dir, 'bad/secrets.json');
    writeFileSync(path, '{"previewKey":"x"');
    expect(() => openSecrets({ dataDir: join(dir, 'bad') })).toThrow(ConfigError);
    expect(readFileSync(path, 'utf8')).toBe('{"previewKey":"x"');
  });
});
