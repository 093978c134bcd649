/** `npm run shop` as a merchant's person runs it on another machine: a process of its own, over HTTP alone (M7, M8, M9). */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/imports.ts';
import { still } from '../support/sample-images.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const test = withApp({ labels: ['knowledge', 'training'] });
const dir = makeTempDir('shop-cli');
const folder = join(dir, 'files');
/** Each command is a process that begins by reading the program. */
const HELPS = 300_000;

interface Run {
  exit: number | null;
  out: string;
  err: string;
}

/** A data directory that is not there: nothing of the server's own is within reach. */
function run(
  args: readonly string[],
  {
    env = {},
    input = '',
    isDeaf = false,
  }: { env?: Record<string, string>; input?: string; isDeaf?: boolean } = {},
): Promise<Run> {
  const { SHOP_SERVER: _server, SHOP_TOKEN: _token, ...others } = process.env;
  const child = spawn(process.execPath, [join(ROOT, 'cli/shop.mjs'), ...args], {
    cwd: dir,
    env: { ...others, DATA_DIR: join(dir, 'none'), XDG_CONFIG_HOME: join(dir, 'config'), LANG: 'C', ...env },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (part: Buffer) => (out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (err += part.toString()));
  if (isDeaf) child.stdout.destroy();
  child.stdin.end(input);
  return new Promise((resolve) => child.once('close', (exit) => resolve({ exit, out, err })));
}

describe('npm run shop from another machine', () => {
  let base = '';
  let token = '';
  let person = '';
  const shop = (...args: string[]) => run(args, { env: { SHOP_SERVER: base, SHOP_TOKEN: token } });
  const edit = (title: string) => {
    const file = join(folder, 'page/about.json');
    const page: object = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...page, title }));
  };
  const titleOf = async (id: string) =>
    (await test().ask('knowledge', `/api/page.micro.get/1.0.0?page_id=${id}`)).json().data?.page?.title;

  beforeAll(async () => {
    base = (await test().app.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost');
    const answer = await test().ask('knowledge', {
      method: 'POST',
      url: '/api/console.tokens.create/1.0.0',
      headers: { authorization: `Bearer ${CONSOLE_TOKEN}` },
      payload: { shop: 'knowledge', phone: '19900000005', name: 'laptop' },
    });
    ({ token, person } = answer.json().data);
    expect((await shop('pull', 'knowledge', folder)).exit).toBe(0);
  }, HELPS);
  afterAll(() => removeTempDir(dir));

  it(
    'M8: pulls and pushes as one release in the name of the token’s person',
    { timeout: HELPS },
    async () => {
      const was = await titleOf('about');
      edit('From afar');
      const pushedRun = await shop('push', 'knowledge', folder, '--note', 'from my laptop', '--by', 'Nobody');
      expect(pushedRun.err).toBe('');
      expect(pushedRun.out).toContain('replaced   page/about.json');
      expect(pushedRun.out).toContain('1 document published');
      expect(await titleOf('about')).toBe('From afar');
      const { out } = await shop('history', 'knowledge');
      const [line = ''] = out.split('\n').filter((one) => one.includes('from my laptop'));
      expect(line).toContain(person);
      expect(line).toMatch(/ \d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+08:00 /);
      const release = Number(/^ *(\d+)/.exec(line)?.[1]);
      const back = await shop('rollback', 'knowledge', String(release - 1));
      expect(back.out).toContain('put back    page/about.json');
      expect(await titleOf('about')).toEqual(was);
    },
  );

  it('M7: takes a page down and says in words what cannot be', { timeout: HELPS }, async () => {
    expect((await shop('unpublish', 'knowledge', 'page/offers')).out).toContain(
      'taken down  page/offers.json',
    );
    expect(await titleOf('offers')).toBeUndefined();
    const home = await shop('delete', 'knowledge', 'page/home');
    expect(home.exit).toBe(1);
    expect(home.err).toBe('The shop always leads to the page home: it can be changed, not taken down.\n');
    // The folder is of before the rollback above.
    await shop('pull', 'knowledge', folder, '--force');
    const push = await shop('push', 'knowledge', folder);
    expect(push.err).toContain(`page/offers.json was taken down by ${person} at `);
    const [preview, about] = await Promise.all([
      shop('preview', 'knowledge', 'page/offers'),
      shop('preview', 'knowledge', 'page/about'),
    ]);
    expect(preview.err).toContain('knowledge has no page/offers.json, neither live nor as a draft.');
    expect(about.out).toMatch(/^http:\/\/.*\/page\/about\?/);
  });

  it('M8: uploads a picture and lists its own shop alone', { timeout: HELPS }, async () => {
    const picture = join(dir, 'a.png');
    writeFileSync(picture, await still(20, 10, 'png'));
    expect((await shop('upload', 'knowledge', picture)).out).toMatch(/^\/media\//);
    const { out } = await shop('list');
    expect(out).toContain('appknowledge');
    expect(out).not.toContain('apptraining');
    expect((await shop('list', 'training')).err).toContain('There is no shop "training".');
    const jobs = await shop('jobs');
    expect(jobs).toMatchObject({ exit: 1, out: '' });
    expect(jobs.err).toContain('is done beside the server alone');
  });

  it(
    'M4: a check asks the named server for goods it alone knows, and makes no shop where there is none',
    { timeout: HELPS },
    async () => {
      const own = join(dir, 'own');
      const card = { goods_id: 'never_sold', title: 'Club', benefits: [{ title: 'All' }] };
      const main = [{ id: 'card', kind: 'member-card', v: 1, props: card }];
      const page = { schema_version: 1, id: 'about', kind: 'micro', title: 'About', regions: { main } };
      mkdirSync(join(own, 'page'), { recursive: true });
      writeFileSync(join(own, 'page/about.json'), JSON.stringify(page));
      const [askedRun, alone] = await Promise.all([
        shop('check', 'knowledge', own, '--strict'),
        run(['check', 'knowledge', own, '--strict']),
      ]);
      expect(askedRun.err).toContain('page/about.json:1:');
      expect(askedRun.err).toContain('The shop has no good never_sold');
      expect(askedRun.exit).toBe(1);
      expect(alone.out).toContain(
        'Not looked up: the goods and uploaded pictures named here. No server runs on',
      );
      expect([alone.exit, existsSync(join(dir, 'none'))]).toEqual([0, false]);
    },
  );

  it('M8: is kept by login for its user alone, and forgotten by logout', { timeout: HELPS }, async () => {
    const file = join(dir, 'config/lectern/tokens.json');
    const none = await run(['list', '--server', base]);
    expect(none.err).toContain(`There is no token for ${base}.`);
    const wrong = await run(['login', '--server', base], { input: 'lct_wrong-wrong-wrong-wrong\n' });
    expect([wrong.exit, existsSync(file)]).toEqual([1, false]);
    const login = await run(['login', '--server', base], { input: `${token}\n` });
    expect(login.out).toContain(`Logged in to ${base}, the shop knowledge.`);
    expect(login.out + login.err).not.toContain(token);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await run(['list', '--server', base])).out).toContain('appknowledge');
    expect((await run(['logout', '--server', base])).exit).toBe(0);
    expect((await run(['list', '--server', base])).exit).toBe(1);
  });

  it('M8: is never sent in the clear', { timeout: HELPS }, async () => {
    const env = { SHOP_SERVER: 'http://shop.example.com', SHOP_TOKEN: token };
    const { exit, err } = await run(['list'], { env });
    expect(exit).toBe(1);
    expect(err).toBe(
      'http://shop.example.com is not asked: over plain http everybody on the way can read the token. Use https://shop.example.com\n',
    );
  });

  it('M9: a reader of the output may stop reading', { timeout: HELPS }, async () => {
    mkdirSync(join(dir, 'deaf'));
    const env = { SHOP_SERVER: base, SHOP_TOKEN: token };
    const deaf = await run(['pull', 'knowledge', join(dir, 'deaf')], { env, isDeaf: true });
    expect(deaf).toMatchObject({ exit: 0, err: '' });
  });
});
