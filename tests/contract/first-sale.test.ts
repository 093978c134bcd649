/** docs/FIRST-SALE.md as it is written: its commands in a shell beside a started server, its presses over HTTP. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../../tools/imports.ts';
import { startProcess, type Running } from '../faults/process.ts';
import { programOf } from '../support/program.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';

const SERVER = join(ROOT, 'tests/faults/whole-server.ts');
const dir = makeTempDir('first-sale');
const dataDir = join(dir, 'data');
const ENV = { DATA_DIR: dataDir, DEMO: '0', DATABASE_URL: '', REDIS_URL: '', SHOP_SERVER: '', LANG: 'C' };
let server: Running | undefined;

afterAll(async () => {
  server?.kill();
  await server?.exit;
  removeTempDir(dir);
});

/** The commands of the walk-through, one block each, in their order. */
const blocks = [
  ...readFileSync(join(ROOT, 'docs/FIRST-SALE.md'), 'utf8').matchAll(/```sh\n([\s\S]*?)```/g),
].map(([, block = '']) => block);

async function shell(commands: string): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', ['-ec', commands], {
    cwd: dir,
    env: {
      ...process.env,
      ...ENV,
      VITEST: '',
      NODE_OPTIONS: '',
      PATH: `${dir}:${process.env['PATH'] ?? ''}`,
    },
  });
  return stdout;
}

interface Output {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Names below localhost are this machine, whether or not its resolver knows them. */
function ask(
  address: string,
  { cookie = '', form, json }: { cookie?: string; form?: string; json?: object } = {},
): Promise<Output> {
  const url = new URL(address);
  const body = json === undefined ? form : JSON.stringify(json);
  const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json';
  const headers = {
    host: url.host,
    cookie,
    ...(body === undefined ? {} : { 'content-type': type, 'app-id': 'appmyschool', origin: url.origin }),
  };
  return new Promise((resolve, reject) => {
    const sentRequest = request(
      {
        host: '127.0.0.1',
        port: url.port,
        path: url.pathname + url.search,
        method: body === undefined ? 'GET' : 'POST',
        headers,
      },
      (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString()));
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        );
      },
    );
    sentRequest.once('error', reject);
    sentRequest.end(body);
  });
}

/** Opens an invitation and presses its one button. */
async function signIn(output: string): Promise<string> {
  const address = /http:\/\/\S+\/auth\/invitation\?code=\S+/.exec(output)?.[0] ?? '';
  expect((await ask(address)).body).toContain('<button>');
  const pressedValue = await ask(address.split('?')[0] ?? '', { form: address.split('?')[1] ?? '' });
  expect(pressedValue.status).toBe(303);
  return [pressedValue.headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
}

it('the walk-through leads from an empty machine to the first sale', { timeout: 400_000 }, async () => {
  const program = await programOf(join(ROOT, 'cli/shop.ts'));
  const words = [process.execPath, ...program].map((word) => `'${word}'`).join(' ');
  // `npm run shop -- …` without npm.
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'npm'), `#!/bin/sh\nshift 3\nexec ${words} "$@"\n`, { mode: 0o755 });
  mkdirSync(join(dir, 'dist/client'), { recursive: true });
  server = await startProcess(SERVER, {
    ...ENV,
    PORT: '0',
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    DIST_DIR: join(dir, 'dist'),
  });
  await server.line((line) => line.includes('Stop with Ctrl+C'));
  expect(server.lines.join('\n')).toContain('npm run shop -- create my-school');
  const [create = '', sell = '', invite = '', orders = ''] = blocks;
  expect(blocks).toHaveLength(4);

  const createdText = await shell(create);
  const shop = /http:\/\/my-school\.localhost:\d+/.exec(createdText)?.[0] ?? '';
  const owner = await signIn(createdText);
  const me: { data: { user_info: { is_owner: number } } } = JSON.parse(
    (await ask(`${shop}/auth/user_info`, { cookie: owner })).body,
  );
  expect(me.data.user_info.is_owner).toBe(1);

  expect(await shell(sell)).toContain('added    goods slow_writing');
  expect(await shell('npm run shop -- goods import my-school my-courses')).toContain('Nothing changes');

  const buyer = await signIn(await shell(invite));
  const call = async (name: string, json: object) => {
    const answer: { code: number; data: Record<string, unknown> | null } = JSON.parse(
      (await ask(`${shop}/api/${name}`, { cookie: buyer, json })).body,
    );
    return answer;
  };
  const lesson = { goods_id: 'second_letter', goods_type: 1 };
  expect(JSON.stringify(await call('goods.detail.get/2.0.0', lesson))).not.toContain('leave the weather out');
  const target = { goods_id: 'slow_writing', goods_type: 50, idempotency_key: 'first-sale' };
  const order = await call('order.create/1.0.0', target);
  expect(order).toMatchObject({ code: 0, data: { amount: 9900 } });
  const id = String(order.data?.['order_id']);
  expect(await call('order.pay/1.0.0', { order_id: id, provider: 'manual' })).toMatchObject({ code: 0 });

  expect(await shell(orders)).toContain(id);
  await shell(`npm run shop -- orders confirm my-school ${id}`);
  expect(JSON.stringify(await call('goods.detail.get/2.0.0', lesson))).toContain('leave the weather out');
});
