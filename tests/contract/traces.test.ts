/** Traces of a real server as a collector receives them; without one, nothing of OpenTelemetry is loaded (ADR-867). */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startProcess, type Running } from '../faults/process.ts';
import { becomePeople } from '../load/soak-visits.ts';
import { attributesOf, openCollector, type CollectedSpan, type Collector } from '../support/collector.ts';
import { makeGround, removeGround, type Ground } from '../support/ground.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';

interface Shop {
  server: Running;
  port: number;
  base: string;
}

const dir = makeTempDir('traces');
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const ASKER = 'b7ad6b7169203331';
/** All that is said of spans. */
const ATTRIBUTES = [
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'server.address',
  'shop.area',
  'shop.request',
  'shop.tries',
  'db.system.name',
  'db.query.summary',
  'error.type',
];
const WAIT = { timeout: 20_000, interval: 50 };
/** A start seeds nothing, but bundles the server first. */
const START_MS = 180_000;
let ground: Ground;
let running: Running | undefined;

async function end(): Promise<void> {
  running?.kill();
  await running?.exit;
  running = undefined;
}

async function start(env: Record<string, string> = {}): Promise<Shop> {
  // One that a failed test left behind holds the data directory.
  await end();
  const server = await startProcess(join(import.meta.dirname, 'traced-server.ts'), {
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: ground.dataDir,
    DEMO: '1',
    DIST_DIR: dir,
    LOG_FORMAT: 'json',
    PAYMENT_PROVIDERS: 'sandbox',
    OTEL_EXPORTER_OTLP_ENDPOINT: '',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    ...env,
  });
  running = server;
  const { port }: { port: number } = JSON.parse(await server.line((line) => line.startsWith('{"host"')));
  return { server, port, base: `http://127.0.0.1:${String(port)}` };
}

/** Answers how long it took. */
async function stop({ server }: Shop): Promise<number> {
  const began = Date.now();
  process.kill(server.pid, 'SIGTERM');
  expect(await server.exit).toBe(0);
  running = undefined;
  return Date.now() - began;
}

/** Spans under this one, with theirs. */
function below(spans: readonly CollectedSpan[], { spanId }: CollectedSpan): CollectedSpan[] {
  return spans
    .filter(({ parentSpanId }) => parentSpanId === spanId)
    .flatMap((child) => [child, ...below(spans, child)]);
}

beforeAll(async () => {
  ground = await makeGround(['knowledge']);
}, START_MS);
afterAll(async () => {
  await end();
  await removeGround(ground);
  removeTempDir(dir);
});

describe('without an endpoint', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await start();
  }, START_MS);

  it('ADR-867: nothing of OpenTelemetry is loaded but what the metrics bring, and no line names a trace', async () => {
    expect((await fetch(shop.base)).status).toBe(200);
    const names: string[] = JSON.parse(await (await fetch(`${shop.base}/test/loaded`)).text());
    expect(names.filter((name) => name !== '@opentelemetry/api')).toEqual([]);
    await shop.server.line((line) => line.includes('"answered"'));
    expect(shop.server.lines.join('\n')).not.toContain('trace_id');
    await stop(shop);
  });
});

describe('with a collector', () => {
  let collector: Collector;
  let shop: Shop;
  const spanOf = (name: string) => {
    const span = collector.spans.find((one) => one.name === name);
    if (span === undefined) throw new Error(`No span is named ${name}.`);
    return span;
  };

  /** A call of one of the demo's people, within a trace of theirs. */
  async function post(cookie: string, path: string, payload: object): Promise<Record<string, string>> {
    const reply = await fetch(`${shop.base}${path}`, {
      method: 'POST',
      headers: {
        cookie,
        origin: shop.base,
        'app-id': 'appknowledge',
        'content-type': 'application/json',
        traceparent: `00-${TRACE}-${ASKER}-01`,
      },
      body: JSON.stringify(payload),
    });
    const { data }: { data: Record<string, string> } = JSON.parse(await reply.text());
    return data;
  }

  beforeAll(async () => {
    collector = await openCollector();
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of-the-test',
    };
    shop = await start(env);
    const [cookie = ''] = await becomePeople(shop.port);
    const goods = { goods_id: 'demo_text', goods_type: 1, idempotency_key: 'traced-key-secret' };
    const { order_id } = await post(cookie, '/api/order.create/1.0.0?seen=secret', goods);
    const pay = await post(cookie, '/api/order.pay/1.0.0', { order_id, provider: 'sandbox' });
    const { pathname } = new URL(String(pay['redirect_url']));
    await post(cookie, `${pathname}/answer`, { result: 'paid' });
    // The job ends after the one it calls.
    await vi.waitFor(() => spanOf('job sandbox.notify'), WAIT);
  }, START_MS);

  it('ADR-867: everything is loaded on demand', async () => {
    const names: string[] = JSON.parse(await (await fetch(`${shop.base}/test/loaded`)).text());
    expect(names).toContain('@opentelemetry/sdk-trace-base');
  });

  it('ADR-867: a request goes on with the trace it names; its transaction and statements are below it', () => {
    const span = spanOf('POST /api/order.create/1.0.0');
    expect([span.traceId, span.parentSpanId]).toEqual([TRACE, ASKER]);
    expect(attributesOf(span)).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/order.create/1.0.0',
      'http.response.status_code': 200,
      'shop.area': 'orders',
    });
    const mine = below(collector.spans, span);
    const insert = mine.find(({ name }) => name === 'insert order_line');
    const transaction = mine.find(({ spanId }) => spanId === insert?.parentSpanId);
    expect(transaction?.name).toBe('transaction');
    const names = transaction === undefined ? [] : below(mine, transaction).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['begin', 'commit']));
  });

  it('ADR-867: a job is a trace of its own, and who it calls goes on with it', () => {
    const job = spanOf('job sandbox.notify');
    expect(job.traceId).not.toBe(TRACE);
    expect(job.parentSpanId ?? '').toBe('');
    const call = below(collector.spans, job).find(({ name }) => name.startsWith('POST 127.0.0.1'));
    const answer = spanOf('POST /pay/notify/:provider');
    expect([answer.traceId, answer.parentSpanId]).toEqual([job.traceId, call?.spanId]);
  });

  it('ADR-867: no value, address, key or person is sent', () => {
    expect(collector.headers[0]).toMatchObject({ 'x-key': 'of-the-test' });
    const text = collector.texts.join('\n');
    expect(text).toContain('"lectern"');
    expect(text.match(/\w*secret\w*|shop_session|\b1990000\d{4}\b|\bu_\w+|values \(|\$1/g) ?? []).toEqual([]);
    const keys = new Set(collector.spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    expect([...keys].filter((key) => !ATTRIBUTES.includes(key))).toEqual([]);
  });

  it('ADR-867: log lines of a request name its trace', async () => {
    const line = await shop.server.line((one) => one.includes('/api/order.create/1.0.0'));
    expect(JSON.parse(line)).toMatchObject({ msg: 'answered', trace_id: TRACE });
  });

  it('ADR-867: a stop sends what waits', async () => {
    const countHomes = () => collector.spans.filter(({ name }) => name === 'GET home').length;
    const before = countHomes();
    await fetch(shop.base);
    await stop(shop);
    expect(countHomes()).toBe(before + 1);
    await collector.close();
  });
});

describe('a sampler', () => {
  let collector: Collector;
  let shop: Shop;
  beforeAll(async () => {
    collector = await openCollector();
    const env = { OTEL_TRACES_SAMPLER: 'parentbased_always_off' };
    shop = await start({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  }, START_MS);

  it('ADR-867: OTEL_TRACES_SAMPLER decides what is kept, after the request’s own', async () => {
    await fetch(shop.base);
    await fetch(shop.base, { headers: { traceparent: `00-${TRACE}-${ASKER}-01` } });
    await stop(shop);
    await collector.close();
    const homes = collector.spans.filter(({ name }) => name === 'GET home');
    expect(homes.map(({ traceId }) => traceId)).toEqual([TRACE]);
  });
});

describe('a collector that is away', () => {
  let shop: Shop;
  beforeAll(async () => {
    const collector = await openCollector();
    await collector.close();
    const env = { OTEL_EXPORTER_OTLP_TIMEOUT: '300' };
    shop = await start({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  }, START_MS);

  it('ADR-867: it is logged once, fails and delays no request, and holds up no stop', async () => {
    const isLost = (line: string) => line.includes('Traces cannot be sent');
    await fetch(shop.base);
    await shop.server.line(isLost);
    const began = Date.now();
    const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(shop.base)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(Date.now() - began).toBeLessThan(5_000);
    expect(await stop(shop)).toBeLessThan(10_000);
    expect(shop.server.lines.filter(isLost)).toHaveLength(1);
  });
});
