/**
 * Every command of the README and docs/guide/commands.md against the built product, laid out as the image has it, in an empty folder. What a command finds by
 * the place of its own module works in the sources and fails in a bundle: only this shows it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../tools/free-port.ts';
import { ROOT } from '../../tools/imports.ts';
import { fillFromTemplate } from '../support/database-template.ts';
import { layOutImage } from '../support/lay-out-image.ts';
import { openTestBucket, type TestBucket } from '../support/s3-store.ts';
import { still } from '../support/sample-images.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';

const STARTS = 180_000;
const dir = makeTempDir('readme');
const product = join(dir, 'product');
const empty = join(dir, 'empty');
let env: NodeJS.ProcessEnv = {};
let server: ChildProcess | undefined;
let bucket: TestBucket | undefined;
let address = '';

/** Stands for the address of a bucket that is there. */
const BUCKET = '{bucket}';

/** Of each command they name: what is typed, word by word, and what its answer holds. */
const TRIED: Readonly<Record<string, readonly (readonly [string, string | RegExp])[]>> = {
  list: [['list knowledge', 'page/home.json']],
  pull: [['pull training', 'written  page/home.json']],
  push: [['push training --note again', '0 documents published']],
  publish: [['publish training', '0 drafts published.']],
  check: [['check training', 'no faults']],
  preview: [['preview knowledge', '?preview=']],
  history: [['history knowledge', 'RELEASE']],
  look: [
    ['look operations', 'seedling'],
    ['look operations seedling', /Release \d+:/],
  ],
  rollback: [['rollback operations 1', /put back|taken down/]],
  token: [['token create knowledge --person 19900000005 --scope sell', 'lct_']],
  upload: [['upload knowledge ./picture.png', '/media/']],
  files: [[`files move local ${BUCKET}`, 'with equal checksums']],
  backup: [['backup ./shop.tgz', 'Backed up']],
  doctor: [['doctor', 'ok    Node']],
  comments: [['comments list knowledge', 'COMMENT']],
  orders: [
    ['orders list knowledge', /ORDER|no orders/],
    ['orders list knowledge nonsense', 'is not a state of an order'],
    ['orders confirm knowledge nonsense', 'knowledge has no order "nonsense"'],
  ],
  coupons: [
    ['coupons list knowledge', 'demo_coupon_once'],
    ['coupons save knowledge demo_coupon_once amount_yuan=20', 'demo_coupon_once: saved.'],
  ],
  explain: [['explain knowledge 19900000001 demo_paid_course', 'may study']],
  hours: [['hours export knowledge ./hours.json', 'Signed by']],
  certificates: [['certificates list knowledge', 'DEMO0001']],
  study: [['study show knowledge', 'knowledge']],
  jobs: [['jobs', 'No job has failed.']],
  settings: [['settings show knowledge', 'login_password=true']],
  domains: [['domains list knowledge', 'knowledge.localhost']],
  operators: [['operators list knowledge', '199****0011']],
  media: [['media list knowledge', 'knowledge']],
  'retry-job': [['retry-job 1', 'No job "1"']],
  'discard-job': [['discard-job 1', 'No job "1"']],
  'lock-demo': [['lock-demo', 'Stop it first']],
  restore: [['restore ./shop.tgz', 'holds a shop already']],
};

/** The commands both name: `list|pull` are two. */
function namedCommands(): string[] {
  const text = ['README.md', 'docs/guide/commands.md']
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .join('\n');
  const rows = text.matchAll(/npm run (?:-s )?shop -- ([a-z-]+(?:\\\|[a-z-]+)*)/g);
  return [...new Set([...rows].flatMap(([, names = '']) => names.split('\\|')))];
}

async function run(program: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [join(product, 'cli', program), ...args], { cwd: empty, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()));
  await once(child, 'close');
  return output;
}

beforeAll(async () => {
  layOutImage(product);
  symlinkSync(join(ROOT, 'node_modules'), join(product, 'node_modules'));
  mkdirSync(empty);
  writeFileSync(join(empty, 'picture.png'), await still(40, 20, 'png'));
  const dataDir = join(dir, 'data');
  await fillFromTemplate(dataDir);
  const port = String(await freePort());
  bucket = await openTestBucket();
  const { endpoint = '', accessKeyId, secretAccessKey } = bucket.place;
  address = `s3://${bucket.place.bucket}?endpoint=${endpoint}&path_style=1`;
  const none = Object.fromEntries(
    ['DATABASE_URL', 'REDIS_URL', 'SECRET', 'SHOP_SERVER', 'SHOP_TOKEN'].map((name) => [name, '']),
  );
  env = {
    ...process.env,
    ...none,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    NODE_ENV: 'production',
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: 'error',
    LANG: 'C',
    XDG_CONFIG_HOME: dir,
  };
  server = spawn(process.execPath, [join(product, 'tools/start.mjs')], { cwd: empty, env, stdio: 'ignore' });
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).ok).toBe(true), {
    timeout: STARTS,
    interval: 200,
  });
}, STARTS);

afterAll(async () => {
  if (server?.exitCode === null) {
    const endPromise = once(server, 'exit');
    server.kill('SIGTERM');
    await endPromise;
  }
  await bucket?.close();
  removeTempDir(dir);
}, STARTS);

describe('the built product in an empty folder', () => {
  it('README: each of its commands is tried here', () => {
    const namedItems = namedCommands();
    expect(namedItems.length).toBeGreaterThan(15);
    expect(namedItems.filter((name) => TRIED[name] === undefined)).toEqual([]);
  });

  it('README: each of its commands does what it says', { timeout: 2 * STARTS }, async () => {
    const wrong: string[] = [];
    for (const [words, expectedText] of Object.values(TRIED).flat()) {
      const output = await run('shop.mjs', ...words.replace(BUCKET, address).split(' '));
      const isRight =
        typeof expectedText === 'string' ? output.includes(expectedText) : expectedText.test(output);
      if (!isRight) wrong.push(`${words}: ${output.slice(0, 300)}`);
    }
    expect(wrong).toEqual([]);
  });

  it('README: verify-hours reads what hours export wrote', { timeout: STARTS }, async () => {
    await run('shop.mjs', 'hours', 'export', 'knowledge', './signed.json');
    expect(await run('verify-hours.mjs', './signed.json')).toContain('are as they were signed');
  });
});
