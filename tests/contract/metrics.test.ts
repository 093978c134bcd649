/** Figures of a running shop: what an operator watches is told by name, and never by address or person (B64). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../tools/imports.ts';
import { metricsOf, unknownMetrics } from '../support/promql.ts';
import { withApp } from './app.ts';

interface Alert {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { groups }: { groups: { rules: Alert[] }[] } = parse(read('docs/operations/alerts.yml'));
const alerts = groups.flatMap(({ rules }) => rules);
/** What each runbook says. */
const PARTS = ['What it means', 'What visitors see', 'How to look', 'How to mend'];

const test = withApp({ labels: ['knowledge'] });
const figures = async () =>
  (await test().app.inject({ url: '/metrics', headers: { host: 'localhost' } })).body;
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
    const dashboard: { panels: { targets?: { expr: string }[] }[] } = JSON.parse(
      read('docs/operations/dashboard.json'),
    );
    const names = dashboard.panels.flatMap(({ targets = [] }) =>
      targets.flatMap(({ expr }) => metricsOf(expr)),
    );
    expect(new Set(names).size).toBeGreaterThan(20);
    expect(unknownMetrics(names, text)).toEqual([]);
  });

  it('ADR-866: alerts name only figures that there are', () => {
    expect(alerts.length).toBeGreaterThan(15);
    for (const { alert, expr } of alerts) {
      const names = metricsOf(expr);
      expect(names, alert).not.toEqual([]);
      expect(unknownMetrics(names, text), alert).toEqual([]);
    }
    expect(unknownMetrics(metricsOf('rate(orders_total[5m]) > sum(gone_total)'), text)).toEqual([
      'gone_total',
    ]);
  });

  it('ADR-866: labels of alerts are those of their figures', () => {
    const labels = new Set([...text.matchAll(/\b(\w+)="/g)].map(([, name]) => name));
    for (const { alert, expr } of alerts)
      for (const [, name = ''] of expr.matchAll(/[{,]\s*(\w+)(?:=|!)/g))
        expect(labels, alert).toContain(name);
  });
});

describe('alerts', () => {
  it('ADR-866: each says what is wrong, how urgent it is, and where its runbook stands', () => {
    for (const { alert, labels, annotations } of alerts) {
      expect(['page', 'ticket'], alert).toContain(labels.severity);
      expect(annotations.summary, alert).toMatch(/\.$/);
      expect(annotations.runbook_url).toBe(`docs/operations/runbooks.md#${alert.toLowerCase()}`);
    }
  });

  it('ADR-866: each has its runbook with the same four parts, and no runbook is of no alert', () => {
    const [, ...runbooks] = read('docs/operations/runbooks.md').split(/^## /m);
    const titles = runbooks.map((runbook) => runbook.split('\n', 1).join(''));
    expect(titles).toEqual(alerts.map(({ alert }) => alert));
    for (const runbook of runbooks)
      expect([...runbook.matchAll(/^\*\*(.+?)\.\*\*/gm)].map(([, part]) => part)).toEqual(PARTS);
  });
});
