/** What the soaks ask of a server, and who asks: strangers for pages and calls, and people of the demo who also write. */
import { Agent, request } from 'node:http';

export interface Visit {
  host: string;
  path: string;
  cookie?: string;
  /** Sent as JSON by POST. */
  body?: object;
  /** Asked as one of the people of the demo. */
  isSignedIn?: boolean;
}

/** What visitors ask for: cached pages, both languages, several shops, calls, and addresses that are wrong. */
const PAGES: readonly Visit[] = [
  { host: 'localhost', path: '/' },
  { host: 'localhost', path: '/', cookie: 'locale=en' },
  { host: 'enterprise.localhost', path: '/' },
  { host: 'closed.localhost', path: '/' },
  { host: 'training.localhost', path: '/login' },
  { host: 'localhost', path: '/no/such/page' },
  { host: 'localhost', path: '/search/%' },
  { host: 'localhost', path: '/api/shop.info.get/1.0.0' },
  { host: 'localhost', path: '/api/page.micro.get/1.0.0?page_id=home' },
];

const here = (path: string): Visit => ({ host: 'localhost', path });
const own = (path: string, body?: object): Visit => ({
  ...here(path),
  isSignedIn: true,
  ...(body === undefined ? {} : { body }),
});

/** Everything of PAGES, details, a live room and its log, reports of a browser, pages and calls of one person, and writes. */
const MIXED: readonly Visit[] = [
  ...PAGES,
  here('/detail/demo_push/4'),
  here('/live/demo_live'),
  here('/api/goods.page.get/1.0.0?goods_id=demo_live&goods_type=4'),
  here('/api/search.get/1.0.0?content=window'),
  here('/agreement/user/en'),
  here('/sitemap.xml'),
  { ...here('/v1/log'), body: { items: [{ level: 'error', kind: 'js', message: 'soak' }] } },
  own('/'),
  own('/personal'),
  own('/orders'),
  own('/record'),
  own('/api/learn.records.get/1.0.0'),
  own('/api/learn.stats.get/1.0.0'),
  own('/api/order.list/1.0.0'),
  own('/api/live.state.get/1.0.0?alive_id=demo_live'),
  own('/api/live.enter/1.0.0', { alive_id: 'demo_live' }),
  own('/api/learn.goal.save/1.0.0', { kind: 'minutes', amount: 20 }),
];

export const SOAKS: Readonly<Record<string, readonly Visit[]>> = { pages: PAGES, mixed: MIXED };

/** So many requests are under way at a time. */
const TOGETHER = 8;
/** An address of this machine asks so often, and then another one does: no limit of an address is reached. */
const OF_AN_ADDRESS = 100;
const addressOf = (turn: number) => `127.1.${String((turn >> 8) % 250)}.${String(1 + ((turn & 255) % 250))}`;

function visit(
  agent: Agent,
  port: number,
  { host, path, cookie, body }: Visit,
  from: string,
): Promise<number> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    host: `${host}:${String(port)}`,
    ...(cookie === undefined ? {} : { cookie }),
    ...(text === undefined
      ? {}
      : { 'content-type': 'application/json', origin: `http://${host}:${String(port)}` }),
  };
  const method = text === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const asking = { agent, host: '127.0.0.1', port, path, headers, method, localAddress: from };
    const call = request(asking, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    call.on('error', reject);
    call.end(text);
  });
}

/** Cookies of the demo's people of the first shop, each with a session of their own. */
export async function becomePeople(port: number): Promise<string[]> {
  const base = `http://127.0.0.1:${String(port)}`;
  const page = await fetch(`${base}/dev/shops`).then((reply) => reply.text());
  const [shop = ''] = /knowledge\.localhost[^]*?<\/article>/.exec(page) ?? [];
  const people = [...shop.matchAll(/name="user_id" value="(u_\w+)"/g)].map((match) => match[1] ?? '');
  const cookies: string[] = [];
  for (const person of people) {
    const reply = await fetch(`${base}/dev/shops`, {
      method: 'POST',
      headers: { origin: base, 'content-type': 'application/x-www-form-urlencoded' },
      body: `user_id=${person}`,
      redirect: 'manual',
    });
    const token = /shop_session=([\w-]+)/.exec(reply.headers.getSetCookie().join(' '))?.[1];
    if (token !== undefined) cookies.push(`shop_session=${token}`);
  }
  return cookies;
}

/** Sends so many requests, a few at a time; answers how often each status came. */
export async function visitMany(
  port: number,
  visits: readonly Visit[],
  count: number,
  people: readonly string[],
): Promise<Record<string, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: TOGETHER });
  const statuses: Record<string, number> = {};
  let sentCount = 0;
  const worker = async () => {
    while (sentCount < count) {
      const turn = sentCount;
      sentCount += 1;
      const wantedVisit = visits[turn % visits.length];
      const person = people[Math.floor(turn / visits.length) % people.length];
      if (wantedVisit === undefined) return;
      const askedVisit =
        wantedVisit.isSignedIn === true && person !== undefined
          ? { ...wantedVisit, cookie: person }
          : wantedVisit;
      const status = await visit(agent, port, askedVisit, addressOf(Math.floor(turn / OF_AN_ADDRESS)));
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
  agent.destroy();
  return statuses;
}
