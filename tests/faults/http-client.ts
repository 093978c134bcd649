/** Writes to a running shop server over HTTP until it is gone, noting each acknowledgement it got back whole. */
import { openSecrets } from '#server/kernel/config/secrets.ts';

interface Target {
  port: number;
  dataDir: string;
  run: number;
}

const TIMEOUT_MS = 5000;

/** Resolves when the server stopped answering; `noted` receives lines as tests/faults/writer.ts prints them. */
export async function writeUntilGone(target: Target, notedItems: string[]): Promise<void> {
  await Promise.all([publishPairs(target, notedItems), becomePeople(target, notedItems)]);
}

async function publishPairs({ port, dataDir, run }: Target, notedItems: string[]): Promise<void> {
  const { consoleToken } = openSecrets({ dataDir });
  const headers = { authorization: `Bearer ${consoleToken}`, 'content-type': 'application/json' };
  for (let n = 0; ; n += 1) {
    const documents = ['left', 'right'].map((id) => ({ kind: 'page', id, body: pageOf(id, `${run}-${n}`) }));
    const body = JSON.stringify({ shop: 'knowledge', author: String(run), note: String(n), documents });
    const answer = await post(port, '/api/console.page.publish/1.0.0', headers, body);
    if (answer === undefined) return;
    const hashes = [...answer.text.matchAll(/"hash":"([\da-f]{64})"/g)].map((match) => match[1] ?? '');
    if (hashes.length !== 2) throw new Error(`A publication was answered: ${answer.text.slice(0, 300)}`);
    notedItems.push(...hashes.map((hash) => `ack version pair ${hash}`));
  }
}

function pageOf(id: string, title: string) {
  return { schema_version: 1, id, kind: 'micro', title, regions: { main: [] } };
}

/** Each click on the switchboard makes a session; its cookie is the acknowledgement. */
async function becomePeople({ port }: Target, notedItems: string[]): Promise<void> {
  const page = await fetch(`http://127.0.0.1:${port}/dev/shops`).then((reply) => reply.text());
  const person = /knowledge\.localhost[^]*?name="user_id" value="(u_\w+)"/.exec(page)?.[1] ?? '';
  const headers = {
    origin: `http://127.0.0.1:${port}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  for (;;) {
    const answer = await post(port, '/dev/shops', headers, `user_id=${person}`);
    if (answer === undefined) return;
    const token = /(?:^|[,\s])shop_session=([\w-]+)/.exec(answer.cookies)?.[1];
    if (token === undefined) throw new Error(`A login was answered ${answer.status} without a session.`);
    notedItems.push(`ack session token ${token}`);
  }
}

async function post(port: number, path: string, headers: Record<string, string>, body: string) {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return {
      status: reply.status,
      text: await reply.text(),
      cookies: reply.headers.getSetCookie().join(', '),
    };
  } catch {
    return undefined;
  }
}
