/** A process that writes as fast as it can and prints each acknowledgement: the victim of the kill tests. */
import { readConfig } from '#server/start/config.ts';
import { openStores } from '#server/start/open-stores.ts';
import { buildDemoShop } from '../support/build-demo-shop.ts';

const SHOP = 'appknowledge';
const config = readConfig(process.env);
const run = process.env['WRITER_RUN'] ?? '0';
const { stores } = await openStores(config, { demoShops: () => [buildDemoShop()] });

/** Written in one piece to a pipe: what a killed process printed was acknowledged. */
function acknowledge(kind: string, name: string, value: string): void {
  process.stdout.write(`ack ${kind} ${name} ${value}\n`);
}

/** Two documents in one publication: they must never part. */
async function publishPairs(): Promise<void> {
  for (let n = 0; ; n += 1) {
    const body = { run, n, padding: 'x'.repeat((n % 7) * 700) };
    const documents = ['left', 'right'].map((id) => ({ kind: 'page' as const, id, body: { ...body, id } }));
    const outcome = await stores.configs.publish(SHOP, documents, { author: run, note: String(n) });
    if (outcome.ok) for (const version of outcome.versions) acknowledge('version', version.id, version.hash);
  }
}

async function openSessions(): Promise<void> {
  for (;;) {
    const { token } = await stores.sessions.create(SHOP, 'u_1', { userAgent: run });
    acknowledge('session', 'token', token);
  }
}

async function report(): Promise<void> {
  for (let n = 0; ; n += 1) {
    const message = `${run}-${n}`;
    await stores.logs.add([{ appId: SHOP, level: 'info', kind: 'perf', message, detail: {} }]);
    acknowledge('report', 'message', message);
  }
}

/** Replies and likes go with the comment they are of. */
async function comment(): Promise<void> {
  const message = { resourceId: 'g_1', resourceType: 1, userId: 'u_1', nickname: run, avatar: '' };
  for (let n = 0; ; n += 1) {
    const own = {
      ...message,
      content: `${run}-${n}`,
      isTeacher: false,
      images: [],
      postKind: null,
      state: 'shown' as const,
    };
    const row = await stores.comments.add(SHOP, { ...own, parentId: null });
    if (row === undefined) throw new Error('A comment was not taken.');
    acknowledge('comment', 'id', row.id);
    const reply = await stores.comments.add(SHOP, { ...own, parentId: row.id });
    if (reply !== undefined) acknowledge('comment', 'id', reply.id);
    const likedValue = await stores.comments.like(SHOP, row.id, run, true);
    if (likedValue?.likeCount === 1) acknowledge('like', 'comment', row.id);
  }
}

process.stdout.write('ready\n');
await Promise.all([publishPairs(), openSessions(), report(), comment()]);
