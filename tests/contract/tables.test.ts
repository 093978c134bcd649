/** Merchants' tables as people have them: encodings, money, words, changes, workbooks, templates (D126, D127). */
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exams } from '#cli/exams/exams.ts';
import { openServerClient } from '#cli/client/client.ts';
import { NO_REMOTE, PLAIN_FLAGS } from '../support/shop-flags.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';
import { openEmptyShop } from './empty-shop.ts';
import { runGoods } from './run-goods.ts';

const test = withApp({ labels: ['knowledge'] });
const dir = makeTempDir('tables');
const FILES = fileURLToPath(new URL('../support/tables/', import.meta.url));
let base = '';
let count = 0;

beforeAll(async () => {
  base = await test().app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => removeTempDir(dir));

/** A shop that sells nothing yet. */
function newShop(): Promise<string> {
  count += 1;
  return openEmptyShop(test(), `tables${String(count)}`);
}

/** A folder with these files. */
function folderOf(files: Readonly<Record<string, string>>): string {
  count += 1;
  const folder = join(dir, String(count));
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const bring = (shop: string, folder: string, more: { check?: boolean; replace?: boolean } = {}) =>
  runGoods(base, { shop, verb: 'import', folder, ...more });
const bringFiles = (shop: string, files: Readonly<Record<string, string>>, more = {}) =>
  bring(shop, folderOf(files), more);

async function bringExams(shop: string, folder: string, more: { check?: boolean } = {}) {
  let out = '';
  const exit = await exams({
    connect: () => Promise.resolve(openServerClient(base, CONSOLE_TOKEN)),
    say: (text) => (out += text),
    sayFault: (text) => (out += text),
    shop,
    dir: '',
    args: ['import', folder],
    flags: { ...PLAIN_FLAGS, ...more },
    remote: NO_REMOTE,
  });
  return { exit, out };
}

async function tablesOf(shop: string, path = 'goods') {
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url: `/api/console.${path}.export/1.0.0`,
    headers: { authorization: `Bearer ${CONSOLE_TOKEN}` },
    payload: { shop },
  });
  return answer.json().data.tables;
}
const good = async (shop: string, id: string) =>
  (await tablesOf(shop)).goods.find((row: { id: string }) => row.id === id);

describe('D127: encodings', () => {
  it.each([
    ['gbk', 'Read as GBK', 'gbk_1', '慢慢写作课'],
    ['gbk/utf16', 'Read as UTF-16', 'h_u16', '慢慢写'],
  ])('%s is read, and said', async (folder, says, id, title) => {
    const shop = await newShop();
    const { exit, out } = await bring(shop, onlyTables(folder, ['goods.csv']));
    // The header of these files says no unit.
    expect([exit, out]).toEqual([1, expect.stringContaining('Rename it price_yuan')]);
    const text = readFileSync(join(FILES, folder, 'goods.csv'));
    const folderWithUnit = folderOf({});
    writeFileSync(join(folderWithUnit, 'goods.csv'), withUnit(text));
    const outcome = await bring(shop, folderWithUnit);
    expect([outcome.exit, outcome.out]).toEqual([0, expect.stringContaining(says)]);
    const row = await good(shop, id);
    expect(row.title).toBe(title);
  });

  it('questions in GBK are read; bytes of no encoding are refused with file and line', async () => {
    const shop = await newShop();
    const outcome = await bringExams(shop, onlyTables('gbk', ['questions.csv']));
    expect([outcome.exit, outcome.out]).toEqual([0, expect.stringContaining('Read as GBK')]);
    expect((await tablesOf(shop, 'exams')).questions[0].stem).toBe('太阳是恒星');
    const brokenText = folderOf({});
    writeFileSync(
      join(brokenText, 'goods.csv'),
      Buffer.from('id,type,title,price_yuan\na,50,Caf\u00e9,1\n', 'latin1'),
    );
    const refusal = await bring(shop, brokenText);
    expect([refusal.exit, refusal.out]).toEqual([
      1,
      expect.stringMatching(/^goods\.csv line 2\n.*cannot be read/),
    ]);
  });
});

/** The same table with its price in yuan. */
function withUnit(bytes: Buffer): Buffer {
  const isWide = bytes[0] === 0xff;
  const [from, to] = ['price', 'price_yuan'].map((text) => Buffer.from(text, isWide ? 'utf16le' : 'latin1'));
  const at = bytes.indexOf(from ?? '');
  return Buffer.concat([
    bytes.subarray(0, at),
    to ?? Buffer.alloc(0),
    bytes.subarray(at + (from?.length ?? 0)),
  ]);
}

function onlyTables(folder: string, names: readonly string[]): string {
  const into = folderOf({});
  for (const name of names) cpSync(join(FILES, folder, name), join(into, name));
  return into;
}

describe('D126: money says its unit', () => {
  it('a bare price, amount or threshold is refused; in yuan it is what it says', async () => {
    const shop = await newShop();
    const { exit, out } = await bring(shop, join(FILES, 'decimals'));
    expect(exit).toBe(1);
    for (const field of ['price', 'line_price', 'amount', 'threshold'])
      expect(out).toContain(`Rename it ${field}_yuan (99 or 99.00) or ${field}_fen (9900)`);
    expect((await tablesOf(shop)).goods).toEqual([]);
    const outcome = await bringFiles(shop, {
      'goods.csv': 'id,type,title,price_yuan\nprice_1,50,Ninety-nine yuan,99.00\n',
      'skus.csv': 'goods_id,id,name,price_yuan,line_price_fen\nprice_1,one,One month,"¥1,299.5",199900\n',
      'coupons.csv':
        'id,title,amount_yuan,threshold_yuan,start,end\nc_dec,Twenty off,20元,100.00,2026-01-01,2027-12-31\n',
    });
    expect(outcome.exit).toBe(0);
    const { goods, skus, coupons } = await tablesOf(shop);
    expect([goods[0].price, skus[0].price, skus[0].line_price]).toEqual([9900, 129_950, 199_900]);
    expect(coupons[0]).toMatchObject({
      amount: 2000,
      threshold: 10_000,
      start: '2026-01-01T00:00:00+08:00',
      end: '2027-12-31T23:59:59+08:00',
    });
  });

  it('JSON keeps whole fen, and does not take a column of spreadsheets for it', async () => {
    const shop = await newShop();
    const { exit, out } = await bringFiles(shop, {
      'goods.json': JSON.stringify([{ id: 'a', type: 50, title: 'A', price_yuan: 99 }]),
    });
    expect([exit, out]).toEqual([1, expect.stringContaining('Write price in whole fen: 99 yuan is 9900')]);
  });
});

describe('D127: tables are changes', () => {
  const WHOLE = {
    'goods.csv':
      'id,type,title.cn,title.en,summary,price_yuan,teachers,cover,marketing_type,line_price_yuan\ncourse,课程,慢慢写,Slow writing,Four letters,99,mei,/demo/covers/build-from-zero.svg,秒杀,129\n',
    'teachers.csv': 'id,name\nmei,Mei\n',
    'outline.csv':
      'goods_id,id,kind,parent_id,title,type,text\ncourse,week,章,,Week,,\ncourse,one,,week,One,article,<p>1</p>\ncourse,two,,week,Two,图文,<p>2</p>\n',
  };

  it('a column that is absent touches nothing, an empty cell empties, and a second import changes nothing', async () => {
    const shop = await newShop();
    expect(await bringFiles(shop, WHOLE)).toMatchObject({ exit: 0 });
    expect((await bringFiles(shop, WHOLE)).out).toContain('Nothing changes');
    const before = await good(shop, 'course');
    expect(before).toMatchObject({ marketing_type: 8, price: 9900, teachers: ['mei'] });
    await bringFiles(shop, { 'goods.csv': 'id,price_yuan,summary\ncourse,89,\n' });
    const { summary: _summary, ...rest } = before;
    expect(await good(shop, 'course')).toEqual({ ...rest, price: 8900 });
    await bringFiles(shop, { 'goods.csv': 'id,title.en\ncourse,Slower writing\n' });
    expect((await good(shop, 'course')).title).toEqual({ cn: '慢慢写', en: 'Slower writing' });
    const { out } = await bringFiles(
      shop,
      { 'goods.csv': 'id,type,title,price_yuan\ncourse,50,X,1\n' },
      { replace: true },
    );
    expect(out).toContain('1 changed');
    expect(await good(shop, 'course')).toEqual({ id: 'course', type: 50, title: 'X', price: 100 });
  });

  it('a lesson that is left out stays, a new one stands where its row does; --replace takes the rows as all there are', async () => {
    const shop = await newShop();
    await bringFiles(shop, WHOLE);
    const lessons = async () => (await tablesOf(shop)).outline.map(({ id }: { id: string }) => id);
    const rows =
      'goods_id,id,parent_id,title,type\ncourse,one,week,One,article\ncourse,between,week,Between,1\n';
    await bringFiles(shop, { 'outline.csv': rows });
    expect(await lessons()).toEqual(['week', 'one', 'between', 'two']);
    await bringFiles(shop, { 'goods.csv': 'id,price_yuan\ncourse,1\n', 'outline.csv': 'goods_id,id\n' });
    expect(await lessons()).toHaveLength(4);
    const head = 'goods_id,id,kind,parent_id,title,type\ncourse,week,chapter,,Week,\n';
    await bringFiles(shop, { 'outline.csv': `${head}course,two,,week,Two,1\n` }, { replace: true });
    expect(await lessons()).toEqual(['week', 'two']);
  });

  it('--check prints each field that would change, of added goods too, and writes nothing', async () => {
    const shop = await newShop();
    await bringFiles(shop, WHOLE);
    const before = await tablesOf(shop);
    const changes = {
      'goods.csv': 'id,type,title,price_yuan,summary\ncourse,50,慢写,89.50,\nnew,video,New film,0,Short\n',
      'outline.csv': 'goods_id,id,title\ncourse,one,First\n',
    };
    const { exit, out } = await bringFiles(shop, changes, { check: true });
    expect(exit).toBe(0);
    expect(out.split('\n')).toEqual(
      expect.arrayContaining([
        'changed  goods course price_yuan: 99 -> 89.50',
        'changed  goods course summary: "Four letters" -> (empty)',
        'changed  goods course title: {"cn":"慢慢写","en":"Slow writing"} -> "慢写"',
        'changed  outline course/one title: "One" -> "First"',
        'added    goods new title: (empty) -> "New film"',
        'added    goods new type: (empty) -> video',
      ]),
    );
    expect(out).toContain('1 added, 1 changed, 0 as they were. Nothing was written');
    expect(await tablesOf(shop)).toEqual(before);
    expect((await bringFiles(shop, WHOLE, { check: true })).out).toContain('Nothing would change');
  });

  it('a column of passwords that is empty opens the good, one that is absent does not', async () => {
    const shop = await newShop();
    await bringFiles(shop, { 'goods.csv': 'id,type,title,price_yuan,password\nlocked,50,L,0,secret7\n' });
    await bringFiles(shop, { 'goods.csv': 'id,price_yuan\nlocked,1\n' });
    expect((await good(shop, 'locked')).password_hash).toBeDefined();
    await bringFiles(shop, { 'goods.csv': 'id,password\nlocked,\n' });
    expect((await good(shop, 'locked')).password_hash).toBeUndefined();
  });
});

describe('D127: facts decide, contradictions are refused with both fields', () => {
  it('a start alone makes the sale upcoming; free beside a price is refused', async () => {
    const shop = await newShop();
    const text = readFileSync(join(FILES, 'contradictions/goods.csv'), 'utf8').replace(
      ',price,',
      ',price_fen,',
    );
    const refusal = await bringFiles(shop, { 'goods.csv': text });
    expect([refusal.exit, refusal.out]).toEqual([1, expect.stringContaining('(pay_state, price)')]);
    expect(refusal.out).toContain('goods.csv row 3, field pay_state');
    const outcome = await bringFiles(shop, {
      'goods.csv': 'id,type,title,price_yuan,sale_start\nf_later,50,Soon,99,2027-12-24 20:00\n',
    });
    expect(outcome.exit).toBe(0);
    const page = await test().ask(shop, '/api/goods.page.get/1.0.0?goods_id=f_later&goods_type=50');
    expect(JSON.stringify(page.json())).toContain('"pay_state":3');
  });

  it.each([
    ['marketing_type,line_price_yuan', 'flash_sale,50', '(price, line_price)'],
    ['marketing_end', '2027-01-01', '(marketing_end, marketing_type)'],
    ['svip_price_yuan', '100', '(svip_price, price)'],
    ['seconds', '60', '(seconds, type)'],
  ])('%s of %s', async (columns, cells, both) => {
    const shop = await newShop();
    const { exit, out } = await bringFiles(shop, {
      'goods.csv': `id,type,title,price_yuan,${columns}\na,course,A,99,${cells}\n`,
    });
    expect([exit, out]).toEqual([1, expect.stringContaining(both)]);
  });

  it('what has no effect is said by row, and so is a table of another command', async () => {
    const shop = await newShop();
    const { exit, out } = await bringFiles(shop, {
      'goods.csv': 'id,type,title,price_yuan,captions_en\na,course,A,99,/c.vtt\nb,exam,B,0,\n',
      'questions.csv': 'id\n',
    });
    expect(exit).toBe(0);
    expect(out).toContain('goods.csv row 2, field captions_en\n    captions_en has no effect');
    expect(out).toContain('b has no questions yet');
    expect(out).toContain('questions.csv\n    It is not read here. Bring it in by exams import');
  });

  it('a wrong word is answered with the words there are, and the nearest', async () => {
    const shop = await newShop();
    const files = { 'goods.csv': 'id,type,title,price_yuan,marketing_type\na,50,A,1,flashsale\n' };
    const { exit, out } = await bringFiles(shop, files);
    expect([exit, out]).toEqual([
      1,
      expect.stringContaining('Did you mean flash_sale? Write one of: none (-1, 无)'),
    ]);
  });
});

describe('D127: what spreadsheets write', () => {
  it.each(['exam-bad', 'exam-blankrows', 'exam-sep', 'exam-seven'])(
    'questions of %s come in',
    async (name) => {
      const shop = await newShop();
      const { exit, out } = await bringExams(shop, join(FILES, 'excel', name));
      expect([exit, out]).toEqual([0, expect.stringContaining(' added, 0 changed')]);
      const { questions } = await tablesOf(shop, 'exams');
      const answers = new Map(
        questions.map(({ id, answer }: { id: string; answer: string[] }) => [id, answer]),
      );
      if (name === 'exam-bad')
        expect(Object.fromEntries(answers)).toEqual({
          q_true: ['true'],
          q_dui: ['true'],
          q_lower: ['B'],
          q_abd: ['A', 'B', 'D'],
          q_comma: ['A', 'B', 'D'],
        });
      if (name === 'exam-seven') expect(answers.get('q_week')).toEqual(['G']);
    },
  );

  it('phones are read however they are written; one Excel has shortened, and the number of a day, are refused', async () => {
    const shop = await newShop();
    await bringFiles(shop, { 'goods.csv': 'id,type,title,price_yuan\nf_base,50,Base,1\n' });
    const text = readFileSync(join(FILES, 'excel/members/members.csv'), 'utf8');
    const { exit, out } = await bringFiles(shop, { 'members.csv': text });
    expect(exit).toBe(1);
    expect(out).toContain('members.csv row 2, field phone\n    Excel shortened the number to 1.39E+10');
    expect(out).toContain('46387 is the number Excel keeps for 2026-12-31');
    expect(out).toContain('2 faults in 1 file');
    const rest = text.split('\n').filter((line) => !/E\+10|46387/.test(line));
    expect(await bringFiles(shop, { 'members.csv': rest.join('\n') })).toMatchObject({ exit: 0 });
    const { members } = await tablesOf(shop);
    expect(members.map(({ phone }: { phone: string }) => phone).toSorted()).toEqual(
      Array.from({ length: 12 }, (_, index) => String(13_900_000_101 + index)),
    );
    expect(members.filter(({ until }: { until?: string }) => until !== undefined)).toEqual([
      { goods_id: 'f_base', phone: '13900000111', until: '2026-12-31T23:59:59+08:00' },
      { goods_id: 'f_base', phone: '13900000112', until: '2026-12-31T23:59:59+08:00' },
    ]);
  });

  it('texts of a gap may hold its marks, and several are said', async () => {
    const shop = await newShop();
    const folder = folderOf({
      'questions.csv': 'id,kind,stem,answer\nq_half,填空,One half,1\\/2/0.5|km\\/h|a\\|b\n',
    });
    const { exit, out } = await bringExams(shop, folder);
    expect([exit, out]).toEqual([0, expect.stringContaining('Gap 1 accepts 2 texts: 1/2, 0.5')]);
    const { questions } = await tablesOf(shop, 'exams');
    expect(questions[0].answer).toEqual(['1\\/2/0.5', 'km\\/h', 'a|b']);
    expect((await bringExams(shop, folder)).out).toContain('Nothing changes');
  });
});

describe('D127: exports and templates', () => {
  it.each(['csv', 'xlsx'])(
    '%s goes out with words and yuan, and comes in again unchanged',
    async (format) => {
      const out = join(dir, `export-${format}`);
      expect((await runGoods(base, { shop: 'knowledge', verb: 'export', folder: out, format })).exit).toBe(0);
      expect(readdirSync(out)).toContain(`goods.${format}`);
      if (format === 'csv') {
        const text = readFileSync(join(out, 'goods.csv'), 'utf8');
        expect(text.startsWith('\ufeffid,type,')).toBe(true);
        expect(text).toContain('price_yuan');
        expect(text).toContain(',course,');
      }
      expect((await bring('knowledge', out)).out).toContain('Nothing changes');
    },
  );

  it('a template holds every table twice, names its examples, and comes in once they are replaced', async () => {
    const shop = await newShop();
    const folder = join(dir, 'template');
    const madeValue = await runGoods(base, { shop, verb: 'template', folder });
    expect(madeValue.out).toContain('wrote  goods.xlsx');
    expect(readFileSync(join(folder, 'goods.csv'), 'utf8')).toContain('marketing_type');
    const unchangedValue = await bring(shop, folder);
    expect([unchangedValue.exit, unchangedValue.out]).toEqual([
      1,
      expect.stringContaining('is an example of the template'),
    ]);
    const own = folderOf({});
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.csv')))
      writeFileSync(join(own, file), readFileSync(join(folder, file), 'utf8').replaceAll('example_', 'my_'));
    const outcome = await bring(shop, own);
    expect([outcome.exit, outcome.out]).toEqual([0, expect.stringContaining(' added, 0 changed')]);
    const request = await bringExams(shop, own);
    expect([request.exit, request.out]).toEqual([0, expect.stringContaining('5 added')]);
  });
});

it('D127: what readers do not get of HTML is said by row; a pasted picture is uploaded, and leaves no gap', async () => {
  const shop = await newShop();
  const text = readFileSync(join(FILES, 'word/goods.csv'), 'utf8').replace(',price,', ',price_yuan,');
  const { exit, out } = await bringFiles(shop, { 'goods.csv': text });
  expect(exit).toBe(0);
  expect(out).toMatch(
    /goods\.csv row 2(?: \(line \d+\))?, field text\n {4}The picture file:\/\/\/C.*clip_image001\.jpg is on your computer/,
  );
  expect(out).toContain('./images/name.jpg');
  expect(out).toContain('<iframe> https://player.bilibili.com');
  expect(out).toContain('The highlight of a text is left out');
  expect((await good(shop, 'f_word')).text).toMatch(/<img src="\/media\/[\w-]{43}\//);
});
