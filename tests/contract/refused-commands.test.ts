/** Every command of `npm run shop` that is refused says why in one line of standard error, and exits with 1. */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '#cli/command-table.ts';
import { ROOT } from '../../tools/imports.ts';
import { programOf } from '../support/program.ts';
import { still } from '../support/sample-images.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';

interface RefusedCommand {
  words: string;
  /** What the one line says. */
  says: string | RegExp;
  /** Typed unseen. */
  input?: string;
  token?: string;
}

const test = withApp({ labels: ['knowledge'] });
const dir = makeTempDir('refused');
const HELPS = 300_000;
const ORDER = '2026112300000000000001';
const NOWHERE = 'There is no shop "nowhere".';
const TOKEN = 'does not take this token';
let base = '';
let program: readonly string[] = [];

const REFUSED: Readonly<Record<Exclude<keyof typeof COMMANDS, 'doctor'>, RefusedCommand>> = {
  create: { words: 'create knowledge --name Again --owner 13800000000', says: 'Nothing was changed.' },
  settings: { words: 'settings set nowhere record=1', says: NOWHERE },
  domains: { words: 'domains add nowhere learn.example.com', says: NOWHERE },
  operators: { words: 'operators add nowhere 13800000000', says: NOWHERE },
  people: { words: 'people add nowhere 13800000000', says: NOWHERE },
  list: { words: 'list nowhere', says: NOWHERE },
  pull: { words: 'pull nowhere ./pulled', says: NOWHERE },
  push: { words: 'push nowhere ./files', says: NOWHERE },
  check: { words: 'check nowhere --stored', says: NOWHERE },
  diff: { words: 'diff nowhere ./files', says: NOWHERE },
  publish: { words: 'publish nowhere', says: NOWHERE },
  unschedule: { words: 'unschedule nowhere', says: NOWHERE },
  history: { words: 'history nowhere', says: NOWHERE },
  rollback: { words: 'rollback knowledge 9999', says: 'knowledge has no release 9999.' },
  unpublish: { words: 'unpublish knowledge page/home', says: 'it can be changed, not taken down.' },
  delete: { words: 'delete knowledge page/nothing', says: 'page/nothing.json is not live in knowledge.' },
  token: { words: 'token create knowledge --person 13011112222', says: 'No token was made:' },
  logout: { words: 'logout', says: /^No token for \S+ is kept here\.$/ },
  login: { words: 'login', input: 'wrong', says: TOKEN },
  look: { words: 'look nowhere seedling', says: NOWHERE },
  preview: { words: 'preview knowledge page/nothing', says: 'knowledge has no page/nothing.json' },
  upload: { words: 'upload nowhere ./picture.png', says: NOWHERE },
  answers: { words: 'answers knowledge nothing', says: 'has no form "nothing".' },
  jobs: { words: 'jobs', token: 'wrong', says: TOKEN },
  'retry-job': { words: 'retry-job 1', says: 'No job "1"' },
  'discard-job': { words: 'discard-job 1', says: 'No job "1"' },
  'lock-demo': { words: 'lock-demo', says: 'Stop it first' },
  backup: { words: 'backup ./none/shop.tgz', says: 'There is no folder' },
  backups: { words: 'backups delete nothing', says: 'There is no backup "nothing".' },
  files: { words: 'files move local ./files', says: 'FILES_URL must be empty (DATA_DIR/files) or a bucket' },
  restore: { words: 'restore ./none.tgz', says: 'none.tgz' },
  'migrate-to-postgres': { words: 'migrate-to-postgres nowhere', says: 'Write the address like this' },
  coupons: { words: 'coupons list nowhere', says: NOWHERE },
  orders: { words: `orders confirm knowledge ${ORDER}`, says: `knowledge has no order "${ORDER}".` },
  goods: { words: 'goods export nowhere ./goods', says: NOWHERE },
  exams: { words: 'exams attempts knowledge nothing', says: 'knowledge has no exam "nothing".' },
  invoices: { words: `invoices issue knowledge ${ORDER} 1`, says: 'knowledge has no invoice request' },
  money: { words: 'money check knowledge 2099-01-01', says: '2099-01-01 is not over' },
  certificates: { words: 'certificates list nowhere', says: NOWHERE },
  hours: { words: 'hours export nowhere ./hours.json', says: NOWHERE },
  comments: { words: 'comments hide knowledge nothing', says: 'knowledge has no comment "nothing".' },
  tasks: { words: 'tasks show knowledge task_first nobody', says: 'knowledge has no answer of "nobody"' },
  study: { words: 'study show nowhere', says: NOWHERE },
  media: { words: 'media list nowhere', says: NOWHERE },
  feedback: { words: 'feedback list nowhere', says: NOWHERE },
  live: { words: 'live push knowledge nothing', says: 'knowledge has no live room "nothing".' },
  refund: { words: `refund approve knowledge ${ORDER}`, says: `knowledge has no order "${ORDER}".` },
  explain: { words: 'explain knowledge 13011112222 nothing', says: 'knowledge knows nobody' },
  'zone-password': {
    words: 'zone-password knowledge nothing',
    input: 'Password-1',
    says: 'There is no zone',
  },
};

async function run({ words, input = '', token = CONSOLE_TOKEN }: RefusedCommand) {
  const { VITEST: _vitest, NODE_OPTIONS: _options, DATABASE_URL: _url, ...others } = process.env;
  const env = { ...others, SHOP_SERVER: base, SHOP_TOKEN: token, XDG_CONFIG_HOME: dir, LANG: 'C' };
  const child = spawn(process.execPath, [...program, ...words.split(' ')], {
    cwd: dir,
    env: { ...env, DATA_DIR: join(dir, 'data') },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (part: Buffer) => (out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (err += part.toString()));
  child.stdin.end(input);
  const exit = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { exit, out, err };
}

beforeAll(async () => {
  base = (await test().app.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost');
  program = await programOf(join(ROOT, 'cli/shop.ts'));
  mkdirSync(join(dir, 'files'));
  writeFileSync(join(dir, 'files/theme.json'), '{"primary": "#1f5eff"}');
  writeFileSync(join(dir, 'picture.png'), await still(20, 10, 'png'));
}, HELPS);
afterAll(() => removeTempDir(dir));

describe('a refused command', () => {
  it('ADR-590: every command but doctor, which only tells what it finds, is tried here', () => {
    expect([...Object.keys(REFUSED), 'doctor'].sort()).toEqual(Object.keys(COMMANDS).sort());
  });

  it.concurrent.each(Object.values(REFUSED))('ADR-590: $words', { timeout: HELPS }, async (refusal) => {
    const { exit, out, err } = await run(refusal);
    const [line = '', ...more] = err.split('\n');
    expect({ exit, out, more }).toEqual({ exit: 1, out: '', more: [''] });
    if (typeof refusal.says === 'string') expect(line).toContain(refusal.says);
    else expect(line).toMatch(refusal.says);
    expect(line).not.toMatch(/Error:|\{"|undefined/);
  });
});
