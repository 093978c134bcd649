/** People a merchant lets in to their goods by file: students of before, of a company, of another shop (ADR-301). */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { writeFolder, type Dialect, type Rows } from './goods-folder.ts';
import { runGoods } from './run-goods.ts';
import { DAY, withRights } from './rights-fixture.ts';

const { test, clock, pass, demo, onAnotherDevice, accessOf, goodsTitled } = withRights();
const dir = makeTempDir('members');
const COURSE = 'demo_paid_course';
const SEMICOLONS: Dialect = { mark: ';', bom: true, end: '\r\n' };
let base = '';
let folders = 0;

beforeAll(async () => {
  // Rights begin by the clock of the stores, which goes on; the server's stands still.
  pass(DAY);
  base = await test().app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => removeTempDir(dir));

const moment = (days: number) => new Date(clock.now() + days * DAY).toISOString().replace(/\.\d+Z$/, 'Z');

async function bring(tables: Rows, dialect?: Dialect) {
  folders += 1;
  const folder = await writeFolder(join(dir, String(folders)), tables, dialect);
  return runGoods(base, { shop: 'knowledge', verb: 'import', folder });
}

/** Somebody nobody else in this file is. */
async function learner(phone: string) {
  await test().database.stores.accounts.create('appknowledge', { phone, nickname: phone, avatar: '' });
  return demo(phone);
}

describe('members by file', () => {
  it('D72: lets those in who are here and those who come later, until the day the file says', async () => {
    const me = await learner('13700000001');
    expect(await accessOf(me, COURSE)).toMatchObject({ can_study: false });
    const rows = [
      { goods_id: COURSE, phone: '137 0000 0001', until: moment(30) },
      { goods_id: COURSE, phone: '+86-13700000002' },
    ];
    const first = await bring({ members: rows }, SEMICOLONS);
    expect(first.out).toContain(`added    members ${COURSE} 13700000001`);
    expect(first.exit).toBe(0);
    expect(await accessOf(me, COURSE)).toMatchObject({ can_study: true, source: 'manual' });
    expect(await accessOf(await learner('13700000002'), COURSE)).toMatchObject({ can_study: true });
    expect((await bring({ members: rows })).out).toContain('Nothing changes');
    pass(31 * DAY);
    // Their session ended meanwhile.
    expect(await accessOf(await onAnotherDevice(me), COURSE)).toMatchObject({
      can_study: false,
      reason: 'expired',
    });
  });

  it('D72: changes until when, ends with a day that has passed, and names what changed', async () => {
    const me = await learner('13700000003');
    await bring({ members: [{ goods_id: COURSE, phone: '13700000003' }] });
    const end = await bring({ members: [{ goods_id: COURSE, phone: '13700000003', until: moment(-1) }] });
    expect(end.out).toContain(`changed  members ${COURSE} 13700000003`);
    expect(await accessOf(me, COURSE)).toMatchObject({ can_study: false });
    await bring({ members: [{ goods_id: COURSE, phone: '13700000003' }] });
    expect(await accessOf(me, COURSE)).toMatchObject({ can_study: false });
    await bring({ members: [{ goods_id: COURSE, phone: '13700000003', until: null }] });
    expect(await accessOf(me, COURSE)).toMatchObject({ can_study: true, expire_ts: 0 });
  });

  it('reports every fault with its row and field, and gives no one access', async () => {
    const me = await learner('13700000004');
    const { exit, out } = await bring(
      {
        members: [
          { goods_id: COURSE, phone: '13700000004' },
          { goods_id: COURSE, phone: '137-0000-0004' },
          { goods_id: 'no_such_good', phone: '13700000004' },
          { goods_id: COURSE, phone: '12' },
          { goods_id: COURSE, phone: '13700000005', until: 'next year' },
        ],
      },
      SEMICOLONS,
    );
    expect(exit).toBe(1);
    for (const place of [
      'members.csv row 3, field phone',
      'members.csv row 4, field goods_id',
      'members.csv row 5, field phone',
      'members.csv row 6, field until',
    ])
      expect(out).toContain(place);
    expect(out).toContain('Nothing was changed.');
    expect(await accessOf(me, COURSE)).toMatchObject({ can_study: false });
  });

  it('goes out as it came in; what was bought is in no list', async () => {
    await learner('13700000006');
    await bring({ members: [{ goods_id: 'demo_text', phone: '13700000006', until: moment(400) }] });
    const [one, again] = [join(dir, 'out'), join(dir, 'again')];
    const exportedValue = await runGoods(base, { shop: 'knowledge', verb: 'export', folder: one });
    expect(exportedValue.out).toContain('wrote  members.json');
    const rows = exportedValue.tables()['members'] ?? [];
    expect(rows.filter(({ goods_id }) => goods_id === 'demo_text')).toEqual([
      { goods_id: 'demo_text', phone: '13700000006', until: expect.stringMatching(/\+08:00$/) },
    ]);
    const boughtText = goodsTitled('Build a product');
    expect(rows.some(({ goods_id }) => goods_id === boughtText)).toBe(false);
    expect((await bring({ members: rows })).out).toContain('Nothing changes');
    const second = await runGoods(base, { shop: 'knowledge', verb: 'export', folder: again });
    expect(second.tables()).toEqual(exportedValue.tables());
  });
});
