/** What of a fault is written, and how often. */
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../db/store-error.ts';
import { createFaultLimit, describeFault } from './fault-lines.ts';
import { createPrettyLines } from './pretty-lines.ts';

const MINUTE = 60_000;

describe('a fault in the log', () => {
  it('R50: of a refused statement holds what the database said, never the statement or its values', () => {
    const cause = Object.assign(new Error('relation "shop" does not exist'), { code: '42P01' });
    const fault = describeFault(
      new DrizzleQueryError('select * from shop where phone = $1', ['19900000001'], cause),
    );
    expect(fault.message).toBe('database: relation "shop" does not exist (42P01)');
    expect(JSON.stringify({ ...fault, stack: '' })).not.toMatch(/select|19900000001|Failed query/);
  });

  it('R54: of a database that is away is one line a minute, however many requests met it', () => {
    let now = 0;
    const keep = createFaultLimit(() => now);
    const buildMeetings = (call: string) => [
      { err: new StoreUnavailable(call, 'ECONNREFUSED') },
      'a page failed',
    ];
    const keptItems = ['shops.byHost', 'goods.get', 'shops.byHost'].flatMap(
      (call) => keep(buildMeetings(call)) ?? [],
    );
    expect(keptItems).toHaveLength(2);
    now = MINUTE;
    expect(keep(buildMeetings('goods.get'))).toEqual([
      { err: expect.any(StoreUnavailable), repeated: 2 },
      'a page failed',
    ]);
  });

  it('R54: other faults, and lines without one, are written each', () => {
    const keep = createFaultLimit(() => 0);
    expect(keep([{ err: new Error('one') }, 'a page failed'])).toBeDefined();
    expect(keep([{ err: new Error('two') }, 'a page failed'])).toBeDefined();
    expect(keep([new Error('one'), 'a job failed'])).toBeDefined();
    for (let times = 0; times < 3; times += 1) expect(keep([{ status: 200 }, 'answered'])).toBeDefined();
  });

  it('R54: a flood of different faults does not stay in memory', () => {
    const keep = createFaultLimit(() => 0);
    const first = [new Error('fault 0')];
    for (let at = 0; at < 300; at += 1) keep([new Error(`fault ${String(at)}`)]);
    expect(keep(first)).toBeDefined();
  });
});

describe('lines for a terminal', () => {
  const pretty = createPrettyLines(false);
  const line = (fields: object) =>
    pretty(JSON.stringify({ level: 30, time: Date.now(), pid: 1, hostname: 'vm', ...fields }));

  it('LOG_FORMAT: an answer is its status, method, address and time', () => {
    const answer = { reqId: 'x', host: 'localhost', method: 'GET', route: '/search', status: 200, ms: 3.4 };
    expect(line({ ...answer, msg: 'answered' })).toMatch(
      /^\[\d\d:\d\d:\d\d\] INFO: 200 GET localhost\/search 3\.4 ms\n$/,
    );
  });

  it('LOG_FORMAT: what happened stands on one line, with what it is about', () => {
    expect(
      line({ level: 50, err: { type: 'Error', message: 'no room', stack: '' }, msg: 'a job failed' }),
    ).toMatch(/^\[\d\d:\d\d:\d\d\] ERROR: a job failed: no room\n$/);
  });
});
