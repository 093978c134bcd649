/** A shop's goods as tables: brought in, taken out, and refused with every fault named (ADR-300). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodsSku } from '#server/areas/catalogue/tables/skus.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';
import { openEmptyShop } from './empty-shop.ts';
import { runGoods } from './run-goods.ts';
import { fortyGoods, writeFolder, type Dialect, type Rows } from './goods-folder.ts';

const test = withApp({ labels: ['knowledge'] });
const dir = makeTempDir('goods');
let base = '';
let shops = 0;

beforeAll(async () => {
  base = await test().app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => removeTempDir(dir));

/** A shop that sells nothing yet. */
function newShop(): Promise<string> {
  shops += 1;
  return openEmptyShop(test(), `fresh${String(shops)}`);
}

const run = (shop: string, verb: 'import' | 'export', folder: string, format = '') =>
  runGoods(base, { shop, verb, folder, format });

/** Every file of a folder with its bytes. */
const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => /\.(?:json|csv)$/.test(name))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

async function detail(shop: string, id: string, type: number) {
  const answer = await test().ask(
    shop,
    `/api/goods.page.get/1.0.0?goods_id=${id}&goods_type=${String(type)}`,
  );
  return answer.json();
}

const tablesOf = async (shop: string) =>
  (
    await test().ask('knowledge', {
      method: 'POST',
      url: '/api/console.goods.export/1.0.0',
      headers: { authorization: `Bearer ${CONSOLE_TOKEN}` },
      payload: { shop },
    })
  ).json().data.tables;

describe('a folder of forty goods', () => {
  it('is sold once it is in, and a second import changes nothing', async () => {
    const shop = await newShop();
    const folder = await writeFolder(join(dir, 'forty'), fortyGoods());
    const first = await run(shop, 'import', folder);
    expect(first.out).toContain('45 added, 0 changed, 0 as they were.');
    expect(first.exit).toBe(0);
    const { goods: soldValue } = await tablesOf(shop);
    expect(soldValue).toHaveLength(40);
    expect(soldValue[0].cover).toMatch(/^\/media\//);
    const course = await detail(shop, 'g_18', 50);
    expect(course.data?.goods ?? course).toMatchObject({ id: 'g_18', lesson_count: 3 });
    const second = await run(shop, 'import', folder);
    expect(second).toMatchObject({
      exit: 0,
      out: `Nothing changes: ${shop} has all 45 as they are in the files.\n`,
    });
  });

  it.each<[string, Dialect]>([
    ['commas', { mark: ',', bom: false, end: '\n' }],
    ['semicolons, with a BOM and CRLF', { mark: ';', bom: true, end: '\r\n' }],
    ['tabs, with CRLF', { mark: '\t', bom: false, end: '\r\n' }],
  ])('is the same as CSV with %s', async (name, dialect) => {
    const shop = await newShop();
    const folder = await writeFolder(join(dir, name), fortyGoods(), dialect);
    expect(await run(shop, 'import', folder)).toMatchObject({ exit: 0 });
    const json = await newShop();
    await run(json, 'import', await writeFolder(join(dir, `${name} json`), fortyGoods()));
    const plain = ({ goods: rows, ...tables }: Rows) => ({
      ...tables,
      // Each hash has a salt of its own.
      goods: (rows ?? []).map(({ password_hash: _hash, ...row }) => row),
    });
    expect(plain(await tablesOf(shop))).toEqual(plain(await tablesOf(json)));
    expect((await run(shop, 'import', folder)).out).toContain('Nothing changes');
  });

  it.each(['json', 'csv'])(
    'goes out as %s and into another shop, and comes out equal byte for byte',
    async (format) => {
      const [one, other] = [await newShop(), await newShop()];
      await run(one, 'import', await writeFolder(join(dir, `out ${format}`), fortyGoods()));
      const [first, again, third] = ['first', 'again', 'third'].map((name) => join(dir, `${name} ${format}`));
      expect((await run(one, 'export', first ?? '', format)).out).toContain('40 goods');
      await run(one, 'export', again ?? '', format);
      expect(filesOf(again ?? '')).toEqual(filesOf(first ?? ''));
      expect(Object.keys(filesOf(first ?? ''))).toHaveLength(6);
      const importedValue = await run(other, 'import', first ?? '');
      expect(importedValue).toMatchObject({ exit: 0 });
      await run(other, 'export', third ?? '', format);
      expect(filesOf(third ?? '')).toEqual(filesOf(first ?? ''));
    },
  );

  it('changes what was changed and nothing else; what it does not name stays', async () => {
    const shop = await newShop();
    const folder = await writeFolder(join(dir, 'edit'), fortyGoods());
    await run(shop, 'import', folder);
    const before = await tablesOf(shop);
    const one = { ...fortyGoods().goods?.[1], price: 12_345 };
    const part = await writeFolder(join(dir, 'part'), { goods: [one] });
    const { out } = await run(shop, 'import', part);
    expect(out).toContain('changed  goods g_02\n\n0 added, 1 changed, 0 as they were.');
    const after = await tablesOf(shop);
    expect(
      after.goods.map((row: { id: string }) =>
        row.id === 'g_02' ? { ...row, price: before.goods[1].price } : row,
      ),
    ).toEqual(before.goods);
    expect({ ...after, goods: [] }).toEqual({ ...before, goods: [] });
  });
});

it('a new good stands where its row does, terms that start together as they are, and a second import changes nothing', async () => {
  const shop = await newShop();
  const term = { goods_id: 'camp', start: '2030-01-01T00:00:00+08:00', end: '2030-02-01T00:00:00+08:00' };
  const camp = { id: 'camp', type: 25, title: 'Camp', price: 100 };
  const terms = [
    { ...term, id: 'evening' },
    { ...term, id: 'Daytime' },
  ];
  await run(shop, 'import', await writeFolder(join(dir, 'camp'), { goods: [camp], terms }));
  const folder = await writeFolder(join(dir, 'camps'), { goods: [{ ...camp, id: 'new' }, camp], terms });
  expect((await run(shop, 'import', folder)).out).toContain('1 added, 0 changed, 1 as they were.');
  expect((await tablesOf(shop)).goods.map(({ id }: { id: string }) => id)).toEqual(['new', 'camp']);
  expect((await run(shop, 'import', folder)).out).toContain('Nothing changes');
});

describe('a faulty folder', () => {
  const break_ = (change: (tables: Rows) => void): Rows => {
    const tables = fortyGoods();
    change(tables);
    return tables;
  };
  const FAULTS: [string, number, string, unknown, string, string][] = [
    ['goods', 2, 'price', 'abc', 'goods.json /2/price', '199 yuan is 19900'],
    ['goods', 3, 'price', -1, 'goods.json /3/price', '199 yuan is 19900'],
    ['goods', 4, 'price', 19.9, 'goods.json /4/price', '199 yuan is 19900'],
    ['goods', 5, 'type', 9, 'goods.json /5/type', 'Write one of: article (1'],
    ['goods', 6, 'id', 'a b', 'goods.json /6/id', '1 to 64 letters'],
    ['goods', 7, 'id', 'g_01', 'goods.json /7/id', 'another id'],
    ['goods', 8, 'title', undefined, 'goods.json /8', 'Add "title"'],
    ['goods', 9, 'pricee', 1, 'goods.json /9/pricee', 'Did you mean price?'],
    ['goods', 10, 'teachers', ['nobody'], 'goods.json /10/teachers/0', 'add this teacher'],
    ['goods', 11, 'designated', ['12'], 'goods.json /11/designated/0', 'Write a phone'],
    ['goods', 12, 'start', 'tomorrow', 'goods.json /12/start', '2026-12-01T08:00+08:00'],
    ['goods', 13, 'cover', 'javascript:alert(1)', 'goods.json /13/cover', './images/name.jpg'],
    ['goods', 14, 'cover', './images/none.png', 'goods.json /14/cover', 'Put the file there'],
    [
      'goods',
      15,
      'password_hash',
      '$argon2id$v=19$m=999999,t=99,p=9$c2FsdHNhbHRzYWx0c2FsdA$aGFzaGhhc2hoYXNoaGFzaGhhc2hoYXNoaGFzaGhhc2hoYXM',
      'goods.json /15/password_hash',
      'as an export wrote it',
    ],
    ['goods', 17, 'media', '/a.mp4', 'goods.json /17/media', 'lessons in outline'],
    ['outline', 0, 'goods_id', 'g_99', 'outline.json /0/goods_id', 'add this good'],
    ['outline', 5, 'parent_id', 'c9', 'outline.json /5/parent_id', 'add this chapter or section'],
    ['outline', 7, 'resource_id', 'g_98', 'outline.json /7/type', 'Add the type'],
    ['skus', 1, 'goods_id', 'g_97', 'skus.json /1/goods_id', 'add this good'],
    ['coupons', 0, 'end', '2020-01-01T00:00:00+08:00', 'coupons.json /0/end', 'after its start'],
  ];

  it('is refused with every fault at once, each with file, place and how to mend it, and changes nothing', async () => {
    const shop = await newShop();
    const tables = break_((all) => {
      for (const [table, row, field, value] of FAULTS)
        Object.assign(all[table]?.[row] ?? {}, { [field]: value });
    });
    const { exit, out } = await run(shop, 'import', await writeFolder(join(dir, 'faulty'), tables));
    expect(exit).toBe(1);
    for (const [, , , , place, hint] of FAULTS) {
      const text = out.split(/\n(?=\S)/).find((one) => one.startsWith(`${place}\n`));
      expect(text, `${place} in ${out}`).toContain(hint);
    }
    expect(out).toContain('Nothing was changed.');
    expect((await tablesOf(shop)).goods).toEqual([]);
  });

  it('as CSV names row, line and column', async () => {
    const shop = await newShop();
    const tables = break_((all) => Object.assign(all['goods']?.[2] ?? {}, { price: 'a lot' }));
    const folder = await writeFolder(join(dir, 'faulty csv'), tables, { mark: ';', bom: true, end: '\r\n' });
    const { exit, out } = await run(shop, 'import', folder);
    expect(exit).toBe(1);
    expect(out).toMatch(/^goods\.csv row 4 \(line \d+\), field price_yuan\n/m);
    const misspelt = await writeFolder(
      join(dir, 'head'),
      { goods: [{ id: 'a', type: 1, titel: 'A', price: 0 }] },
      { mark: ',', bom: false, end: '\n' },
    );
    expect((await run(shop, 'import', misspelt)).out).toMatch(
      /^goods\.csv row 1, column 3\n.*titel\n.*Did you mean title\?/m,
    );
  });

  it('removes no variant of a bought good, and leaves no fewer pieces than are sold', async () => {
    const shop = await newShop();
    await run(shop, 'import', await writeFolder(join(dir, 'bought'), fortyGoods()));
    const { db } = test().database;
    await db
      .update(goodsSku)
      .set({ sold: 2, held: 1 })
      .where(eq(goodsSku.appId, `app${shop}`));
    const tables = break_((all) => {
      all['skus'] = [{ goods_id: 'g_18', id: 'one', name: 'One', price: 1, stock: 2 }];
    });
    const before = await tablesOf(shop);
    const folder = await writeFolder(join(dir, 'bought2'), tables);
    const { exit, out } = await runGoods(base, { shop, verb: 'import', folder, replace: true });
    expect(exit).toBe(1);
    expect(out).toContain('The variant two of g_18 has been bought and cannot go');
    expect(out).toContain('skus.json /0/stock\n    3 are sold or held already');
    expect(await tablesOf(shop)).toEqual(before);
  });
});

describe('the demo', () => {
  it('goes out and into an empty shop, and comes out equal but for its pictures', async () => {
    const shop = await newShop();
    const [first, second] = [join(dir, 'demo1'), join(dir, 'demo2')];
    expect((await run('knowledge', 'export', first)).exit).toBe(0);
    const importedValue = await run(shop, 'import', first);
    expect(importedValue.out).toContain(' added, 0 changed, 0 as they were.');
    await run(shop, 'export', second);
    expect(filesOf(second)).toEqual(filesOf(first));
    expect((await run('knowledge', 'import', first)).out).toContain('Nothing changes');
  });
});
