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
    const { cookie } = await test().login('appknowledge', '19900000006');
    await test().ask('knowledge', {
      method: 'POST',
      url: '/api/order.create/1.0.0',
      headers: { cookie, 'app-id': 'appknowledge', origin: 'http://knowledge.localhost:3000' },
      payload: { goods_id: 'demo_text', goods_type: 1, idempotency_key: 'metrics-of-an-order' },
    });
    text = await figures();
  });

  it('R50: pages are counted by the name of their route, never by address', () => {
    expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="detail",status="\d+"\} 2/);
    expect(text).toMatch(/route="home"/);
    expect(text).toMatch(/route="unknown page"/);
    expect(text).not.toMatch(/demo_paid_course|route="\/\*"/);
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
