/** The ledger of hours: what is entered, how it is exported and checked, and what a deleted account leaves (ADR-325, R38, R46). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { HoursFile } from '#server/areas/learning/hours/hours-file.ts';
import { enterDays } from '#server/areas/learning/hours/enter-days.ts';
import { hashOf, NO_ROW } from '#server/areas/learning/hours/ledger-row.ts';
import { hoursLedger, hoursPerson } from '#server/areas/learning/tables/hours.ts';
import { makeSigner } from '#server/areas/signing/area.ts';
import { appUser } from '#server/areas/identity/tables/users.ts';
import { hours } from '#cli/hours.ts';
import { openServerClient } from '#cli/client/client.ts';
import { injectedClient } from './injected-client.ts';
import { verifyHours } from '#cli/check-hours.ts';
import { NO_REMOTE, PLAIN_FLAGS } from '../support/shop-flags.ts';
import { makeTempDir } from '../support/temp-dir.ts';
import { CONSOLE_TOKEN } from './app.ts';
import { withLearning } from './learning-fixture.ts';
import { DAY, SHOP, type Me } from './rights-fixture.ts';

const study = withLearning();
const { lesson, learner, opened, push, pass, test, clock } = study;
const MINUTE = 60_000;

const readEnteredValue = () => enterDays({ stores: test().database.stores, clock }, SHOP);

/** Two minutes of a lesson of their own. */
async function readStudiedValue(
  name: string,
): Promise<{ me: Me; film: string; session: Awaited<ReturnType<typeof opened>> }> {
  const film = await lesson(name);
  const me = await learner(film);
  const session = await opened(me, film);
  pass(2 * MINUTE);
  await push(me, session, film, 1);
  return { me, film, session };
}

async function readExportedFile(query: Record<string, string> = {}): Promise<HoursFile> {
  const sentResponse = await test().ask('knowledge', {
    method: 'POST',
    url: '/api/console.hours.export/1.0.0',
    headers: { authorization: `Bearer ${CONSOLE_TOKEN}` },
    payload: { shop: 'knowledge', ...query },
  });
  return sentResponse.json().data;
}

const rowsOf = (film: string) =>
  test()
    .database.db.select()
    .from(hoursLedger)
    .where(eq(hoursLedger.resourceId, film))
    .orderBy(hoursLedger.seq);

describe('the ledger of hours', () => {
  it('R38: has what demo people studied, three rows at least, each bound to the one before', async () => {
    await readEnteredValue();
    const rows = await test().database.db.select().from(hoursLedger).orderBy(hoursLedger.seq);
    expect(rows.length).toBeGreaterThan(3);
    let before = NO_ROW;
    for (const [at, { appId, hash, ...row }] of rows.entries()) {
      expect([row.seq, row.prev, hash]).toEqual([at + 1, before, hashOf(appId, row)]);
      before = hash;
    }
    expect(await readEnteredValue()).toBe(0);
  });

  it('D80: takes a day once it is over, and what comes late as a row of its own; at once from many sides too', async () => {
    const { me, film, session } = await readStudiedValue('v_entered');
    await readEnteredValue();
    expect(await rowsOf(film)).toEqual([]);
    const makeTime = clock.now() + MINUTE;
    pass(2 * DAY);
    await Promise.all([readEnteredValue(), readEnteredValue(), readEnteredValue()]);
    expect(await rowsOf(film)).toMatchObject([{ seconds: 120, reportedSeconds: 0 }]);
    await push(me, session, film, 2, { client_ts: makeTime, spend_time: 60, stay_time: 60 });
    await readEnteredValue();
    expect(await rowsOf(film)).toMatchObject([
      { seconds: 120, reportedSeconds: 0 },
      { seconds: 60, reportedSeconds: 60 },
    ]);
  });

  it('D90: keeps the rows of a deleted account, which name no one and still belong together', async () => {
    const { me, film } = await readStudiedValue('v_gone_hours');
    pass(2 * DAY);
    await readEnteredValue();
    const [row] = await rowsOf(film);
    const person = row?.person ?? '';
    const mine = await readExportedFile({ person });
    expect(mine.rows.map(({ resource_id }) => resource_id)).toEqual([film]);
    expect(mine.rows[0]?.phone).toContain('****');
    const { db } = test().database;
    const { areas } = await import('#server/start/areas.gen.ts');
    const learning = areas.find(({ name }) => name === 'learning');
    await db.transaction(async (tx) => {
      await learning?.forget?.(tx, { appId: SHOP, userId: me.id });
    });
    await db.delete(appUser).where(eq(appUser.id, me.id));
    expect(await db.select().from(hoursPerson).where(eq(hoursPerson.userId, me.id))).toEqual([]);
    const [left] = (await readExportedFile({ person })).rows;
    expect(left).toMatchObject({ person, name: '', phone: '', seconds: 120 });
  });
});

describe('npm run shop -- hours export', () => {
  const dir = makeTempDir('hours');
  let base = '';

  async function run(way: 'server' | 'store', args: string[], flags: Partial<typeof PLAIN_FLAGS> = {}) {
    if (base === '') base = await test().app.listen({ host: '127.0.0.1', port: 0 });
    let message = '';
    await hours({
      connect: () =>
        Promise.resolve(way === 'server' ? openServerClient(base, CONSOLE_TOKEN) : injectedClient(test())),
      say: (text) => (message += text),
      sayFault: (text) => (message += text),
      shop: 'knowledge',
      dir: '',
      args,
      flags: { ...PLAIN_FLAGS, ...flags },
      remote: NO_REMOTE,
    });
    return message;
  }

  async function readVerifiedValue(path: string, keys?: string): Promise<[number, string]> {
    let message = '';
    const write = (text: string) => (message += text);
    const code = await verifyHours(path, keys, { say: write, sayFault: write });
    return [code, message];
  }

  it.each(['server', 'store'] as const)('R38: through the %s is a file that checks itself', async (way) => {
    const path = join(dir, `${way}.json`);
    expect(await run(way, ['export', path])).toContain('npm run verify-hours');
    const [code, message] = await readVerifiedValue(path);
    expect([code, message]).toEqual([0, expect.stringContaining('rows are as they were signed')]);
    const file: HoursFile = JSON.parse(readFileSync(path, 'utf8'));
    expect(file.rows.length).toBeGreaterThanOrEqual(3);
    const [first, second, third] = file.rows;
    if (first === undefined || second === undefined || third === undefined) throw new Error('three rows');
    const touchedText = join(dir, `${way}-touched.json`);
    const rows = [{ ...second, seconds: second.seconds + 1 }, ...file.rows.slice(2)];
    writeFileSync(touchedText, JSON.stringify({ ...file, rows }));
    const [bad, words] = await readVerifiedValue(touchedText);
    expect(bad).toBe(1);
    expect(words).toBe(`${second.id}  is not as it was signed\n${first.id}  was taken out\n`);
    const brokenText = join(dir, `${way}-signature.json`);
    writeFileSync(brokenText, JSON.stringify({ ...file, signature: `${file.signature.slice(0, -4)}AAAA` }));
    expect(await readVerifiedValue(brokenText)).toEqual([
      1,
      expect.stringContaining('The signature is wrong'),
    ]);
  });

  it('R38: is checked by the keys the shop publishes, and by no others', async () => {
    const path = join(dir, 'published.json');
    await run('server', ['export', path]);
    const jwks = join(dir, 'jwks.json');
    writeFileSync(jwks, await (await fetch(`${base}/.well-known/jwks.json`)).text());
    expect((await readVerifiedValue(path, jwks))[0]).toBe(0);
    writeFileSync(jwks, JSON.stringify({ keys: [await makeSigner('another').publicKey()] }));
    expect((await readVerifiedValue(path, jwks))[0]).toBe(1);
  });

  it('R46: is a table without formulas, of some days and one person where asked', async () => {
    const { me, film } = await readStudiedValue('v_csv');
    const day = new Date(clock.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const { db } = test().database;
    await db.update(appUser).set({ realName: '=1+1' }).where(eq(appUser.id, me.id));
    const [user] = await db.select().from(appUser).where(eq(appUser.id, me.id));
    pass(2 * DAY);
    const path = join(dir, 'hours.csv');
    await readEnteredValue();
    await run('server', ['export', path], { from: day, to: day, person: user?.phone ?? '' });
    const lines = readFileSync(path, 'utf8').trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("'=1+1");
    expect(lines[1]).toContain(`,${film},`);
    await expect(run('server', ['export', join(dir, 'hours.doc')])).rejects.toThrow('file.json|file.csv');
    await expect(run('server', ['export', path], { from: '2026-02-30' })).rejects.toThrow('is not a day');
  });
});
