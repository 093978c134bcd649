/** Figures of a running shop: what an operator watches is told by name, and never by address or person (B64). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/imports.ts';
import { withApp } from './app.ts';

const test = withApp({ labels: ['knowledge'] });
/** Functions and words of PromQL that look like names. */
const PROMQL = new Set(['by', 'le', 'min', 'max', 'sum', 'rate', 'topk', 'histogram_quantile', 'or']);

const figures = async () =>
  (await test().app.inject({ url: '/metrics', headers: { host: 'localhost' } })).body;
const namesIn = (text: string) =>
  new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name));

/** Metrics a query names: what stands before braces or brackets, or by itself in a call. */
function metricsOf(query: string): string[] {
  const bare = query.replace(/\{[^}]*\}/g, '').replace(/\bby \([^)]*\)/g, '');
  return [...bare.matchAll(/[a-z_][a-z0-9_]{3,}/g)].map(([name]) => name).filter((name) => !PROMQL.has(name));
}

describe('figures', () => {
  let text = '';
  beforeAll(async () => {
    for (const path of ['/', '/detail/demo_paid_course/50', '/detail/demo_text/1?from=x', '/nowhere/at/all'])
      await test().ask('knowledge', path);
    const from = { 'app-id': 'appknowledge', origin: 'http://knowledge.localhost:3000' };
    const post = (url: string, payload: object, headers: Record<string, string> = from) =>
      test().ask('knowledge', { method: 'POST', url, headers, payload });
    const report = {
      resource_id: 'demo_text',
      resource_type: '1',
      learn_progress: '10',
      org_learn_progress: '0',
      spend_time: '5',
      stay_time: '5',
    };
    const fault = { level: 'error', kind: 'js', message: 'of a browser' };
    await post('/v1/log', { items: [fault] });
    await post('/api/order.pay/1.0.0', { order_id: 'none', provider: 'sandbox' });
    await post('/api/console.remark.list/1.0.0', { shop: 'knowledge' });
    const { cookie } = await test().login('appknowledge', '19900000006');
    await test().ask('knowledge', {
      method: 'POST',
      url: '/api/order.create/1.0.0',
      headers: { cookie, 'app-id': 'appknowledge', origin: 'http://knowledge.localhost:3000' },
      payload: { goods_id: 'demo_text', goods_type: 1, idempotency_key: 'metrics-of-an-order' },
    });
    await test().ask('knowledge', {
      method: 'POST',
      url: '/api/learn.record.push/1.0.0',
      headers: { ...from, cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(
        Object.entries(report).map(([name, value]) => [`bizData[${name}]`, value]),
      ).toString(),
    });
    text = await figures();
  });

  it('R50: pages are counted by the name of their route, never by address', () => {
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="detail",area="web",status="\d+"\} 2/,
    );
    expect(text).toMatch(/route="home"/);
    expect(text).toMatch(/route="unknown page"/);
    expect(text).not.toMatch(/demo_paid_course|route="\/\*"/);
  });

  it('ADR-865: requests and refusals are counted by area', () => {
    expect(text).toMatch(/route="\/api\/order.create\/1.0.0",area="orders",status="200"\} [1-9]/);
    expect(text).toMatch(/error_answers_total\{area="orders",code="bad-parameters"\} [1-9]/);
    expect(text).toMatch(/error_answers_total\{area="team",code="[a-z-]+"\} [1-9]/);
  });

  it('ADR-865: no label holds an address, an id or a person', () => {
    const values = [...text.matchAll(/\b(\w+)="([^"]*)"/g)].filter(([, name]) => name !== 'version');
    expect(values.length).toBeGreaterThan(100);
    expect(values.filter(([, , value]) => /demo_|1990000|appknowledge|127\.0|\?/.test(value ?? ''))).toEqual(
      [],
    );
  });

  it('ADR-865: the outbox and what is counted of money, study and rooms are there', () => {
    expect(text).toMatch(/outbox_deliveries\{state="failed"\} 0/);
    expect(text).toMatch(/outbox_deliveries_late_seconds [\d.]+/);
    expect(text).toMatch(/jobs\{state="running"\} \d/);
    expect(text).toMatch(/study_reports_total\{outcome="[a-z-]+"\} [1-9]/);
    expect(text).toMatch(/front_reports_total\{kind="js",level="error"\} [1-9]/);
    expect(text).toMatch(/# TYPE live_events_total counter/);
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]+/);
  });

  it('B64: calls are counted by name and code, orders by state', () => {
    expect(text).toMatch(/call_answers_total\{call="order.create",code="ok"\} [1-9]/);
    expect(text).toMatch(/orders_total\{state="unpaid"\} [1-9]/);
  });

  it('R54: reports each part, the pool and the jobs', () => {
    for (const part of ['database', 'migrations', 'disk', 'bus'])
      expect(text).toContain(`ready{part="${part}"} 1`);
    expect(text).toMatch(/db_pool_connections\{state="waiting"\} 0/);
    expect(text).toMatch(/jobs\{state="failed"\} 0/);
    expect(text).toMatch(/jobs_late_seconds [\d.]+/);
  });

  it('docs: the dashboard names only figures that there are', () => {
    const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
      readFileSync(join(ROOT, 'docs/operations/dashboard.json'), 'utf8'),
    );
    const namedItems = new Set(
      dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsOf(expr))),
    );
    expect(namedItems.size).toBeGreaterThan(12);
    const there = namesIn(text);
    const base = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '');
    expect([...namedItems].filter((name) => !there.has(name) && !there.has(base(name)))).toEqual([]);
  });
});
