/** One hostile visitor of a running shop: the same kind of request, eight at a time, until it is stopped. */
import { Agent, request } from 'node:http';

const { SHOP_URL = '', ATTACK = '', COOKIE = '', FROM = '127.0.0.66' } = process.env;
const AT_ONCE = 8;
/** Of this one machine's many addresses, one that is nobody else's. */
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE, localAddress: FROM });
const APP = { 'app-id': 'appknowledge' };

const statuses = new Map<number, number>();

interface SentRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

function send(path: string, { method = 'GET', headers = {}, body }: SentRequest = {}): Promise<string> {
  const { host, port } = new URL(SHOP_URL);
  const message = { ...APP, host, cookie: COOKIE, ...headers };
  const to = { host: '127.0.0.1', port, path, method, agent, headers: message };
  return new Promise((resolve) => {
    const askedRequest = request(to, (answer) => {
      let text = '';
      const status = answer.statusCode ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('close', () => resolve(text));
    });
    // Who is hostile minds no refusal.
    askedRequest.on('error', () => resolve('')).end(body);
  });
}

const report = Buffer.from(
  JSON.stringify({
    items: Array.from({ length: 20 }, () => ({ level: 'error', kind: 'js', message: 'x'.repeat(500) })),
  }),
);

/** As many bytes as a picture may have; what they are is judged when all are there. */
const bytes = Buffer.alloc(4_500_000, 7);

async function upload(): Promise<void> {
  const answer = await send('/api/upload.sign.get/1.0.0?sign_type=appSign&upload_type=image&file_ext=png');
  const url = /"url":"([^"]+)"/.exec(answer)?.[1];
  if (url === undefined) return;
  await send(url, { method: 'PUT', headers: { 'content-type': 'image/png' }, body: bytes });
}

const ATTACKS: Readonly<Record<string, (turn: number) => Promise<unknown>>> = {
  renderer: (turn) => send(`/page/made-up-${String(turn)}`),
  searcher: (turn) => send(`/api/search.get/1.0.0?content=${String(turn)}`),
  reporter: () =>
    send('/v1/log', { method: 'POST', headers: { 'content-type': 'application/json' }, body: report }),
  uploader: upload,
};

const attack = ATTACKS[ATTACK];
if (attack === undefined) throw new Error(`ATTACK is one of ${Object.keys(ATTACKS).join(', ')}`);
// How often it was answered what, as its last line.
process.once('SIGTERM', () => {
  process.stdout.write(`${JSON.stringify(Object.fromEntries(statuses))}\n`, () => process.exit());
});

let turn = 0;
const goOn = async () => {
  for (;;) {
    await attack((turn += 1));
    if (turn === AT_ONCE) process.stdout.write('begun\n');
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, goOn));
