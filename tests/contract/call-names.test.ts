/** Every call the specification names in words, asked under the name docs/requirements/calls.md gives it (M197-M231, D136). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.gen.ts';
import { methodsOf } from '#server/kernel/http/methods.ts';
import { withApp } from './app.ts';
import { fittingInput, queryOf } from './minimal-input.ts';

const test = withApp({ labels: ['knowledge'] });
const read = (name: string) =>
  readFileSync(new URL(`../../docs/requirements/${name}.md`, import.meta.url), 'utf8');

interface NamedCall {
  words: string;
  calls: { url: string; isWrite: boolean }[];
}

const CALL = /(POST )?`([^`]+)`/g;

function addressOf(name: string): string {
  if (name.startsWith('/')) return name;
  return name.includes('/') ? `/api/${name}` : `/api/${name}/1.0.0`;
}

/** Section by section: what stands in a line's words, and the calls behind it. */
const SECTIONS: ReadonlyMap<string, readonly NamedCall[]> = new Map(
  read('calls')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      const namedLines = lines.flatMap((line) => {
        const [, words, calls] = /^- ([^:]+): (.+)$/.exec(line) ?? [];
        if (words === undefined || calls === undefined) return [];
        const matches = [...calls.matchAll(CALL)].map(([, post, name = '']) => ({
          url: addressOf(name),
          isWrite: post !== undefined,
        }));
        return { words, calls: matches };
      });
      return [heading, namedLines] as const;
    }),
);
const CALLS = [...SECTIONS.values()].flat().flatMap(({ calls }) => calls);

const byUrl = new Map(
  endpoints.flatMap((endpoint) =>
    [endpoint.path, ...endpoint.aliases].map((url) => [url, endpoint] as const),
  ),
);

let requestCount = 0;
/** Each from an address of its own, so that no limit stands in the way. */
async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD', url: string) {
  requestCount += 1;
  const endpoint = byUrl.get(url);
  const input = endpoint === undefined ? {} : fittingInput(endpoint);
  return test().ask('knowledge', {
    method,
    url: method === 'GET' ? `${url}?${queryOf(input)}` : url,
    remoteAddress: `10.8.${String(Math.floor(requestCount / 250))}.${String(requestCount % 250)}`,
    headers: { 'app-id': 'appknowledge', origin: 'http://knowledge.localhost:3000' },
    ...(method === 'GET' || method === 'HEAD' ? {} : { payload: input }),
  });
}

describe('calls by name', () => {
  it.each(['M219', 'M224', 'M225', 'M228', 'M229', 'M231', 'M250', 'M258'])(
    '%s, D136: every name of the row has its call',
    (row) => {
      const [, list = ''] =
        new RegExp(`^- \\*\\*${row}\\*\\* [^:]+: (.+?)(?: \\([DM][^)]*\\))?\\.$`, 'm').exec(read('rows')) ??
        [];
      expect(list).not.toBe('');
      expect(SECTIONS.get(row)?.map(({ words }) => words)).toEqual(list.split(', '));
    },
  );

  it.each(CALLS.map((call) => [call.url, call] as const))(
    'M219, M224, M228, M231, M250, M258, D136: %s answers',
    async (url, { isWrite }) => {
      const methods = isWrite ? (['POST'] as const) : (['GET', 'POST'] as const);
      // An address without a contract is opened by a browser and answers it in a way of its own.
      const isOpened = !byUrl.has(url);
      for (const method of isOpened ? methods.slice(0, 1) : methods) {
        const response = await ask(method, url);
        expect([404, 405], `${method} ${response.body}`).not.toContain(response.statusCode);
        if (isOpened || response.statusCode === 204) continue;
        expect(response.statusCode).toBe(200);
        expect(Object.keys(response.json())).toEqual(['code', 'data', 'msg', 'req_id']);
        expect(response.json().code, response.body).not.toBe(40000);
      }
    },
  );

  it('D136: the same read answers the same, asked either way', async () => {
    const { cookie } = await test().login('appknowledge', '19900000001');
    const headers = { cookie, 'app-id': 'appknowledge', origin: 'http://knowledge.localhost:3000' };
    const url = '/api/learn.progress.get/1.0.0';
    const bare = (text: string) => text.replace(/"req_id":"[^"]+"/, '');
    const postedResponse = await test().ask('knowledge', {
      method: 'POST',
      url,
      headers,
      payload: { resource_ids: ['demo_text', 'demo_audio'] },
    });
    const gotResponse = await test().ask('knowledge', {
      url: `${url}?resource_ids=demo_text,demo_audio`,
      headers,
    });
    expect(postedResponse.json().code).toBe(0);
    expect(bare(gotResponse.body)).toBe(bare(postedResponse.body));
    const bodiless = await test().ask('knowledge', {
      method: 'POST',
      url: '/api/task.list.get/1.0.0',
      headers,
    });
    expect(bodiless.json().code).toBe(0);
    // A POST without a body keeps what it asks for in its address.
    const theme = await test().ask('knowledge', {
      method: 'POST',
      url: '/api/goods.type.get/1.0.0?goods_id=demo_text',
      headers,
    });
    expect(theme.json().data).toEqual({ goods_type: 1 });
  });

  it('D136, R40: a read sent by another site as a POST is refused as any other, and a write never runs by GET', async () => {
    const foreign = await test().ask('knowledge', {
      method: 'POST',
      url: '/api/goods.purchased.get/1.0.0',
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      payload: {},
    });
    expect(foreign.json().code).toBe(4005);
    const writes = endpoints.filter((endpoint) => !methodsOf(endpoint).includes('GET'));
    expect(writes.length).toBeGreaterThan(60);
    const names = writes.map(({ name }) => name);
    for (const name of [
      'order.create',
      'goods.password.check',
      'zone.password.check',
      'live.ticket.get',
      'auth.logout',
    ])
      expect(names).toContain(name);
    for (const { path, name } of writes) {
      // Two addresses have a page or a script of their own behind GET.
      if (['/auth/slide', '/auth/cross_login'].includes(path)) continue;
      const response = await ask('GET', path);
      expect([name, response.statusCode]).toEqual([name, 405]);
    }
  });

  it.each([
    ['DELETE', '/api/shop.info.get/1.0.0', 'GET, POST'],
    ['PUT', '/api/order.create/1.0.0', 'POST'],
    ['GET', '/api/order.create/1.0.0', 'POST'],
    ['PATCH', '/auth/is_admin', 'GET, POST'],
    ['HEAD', '/auth/logout', 'POST'],
    ['GET', '/v1/log', 'POST'],
    ['DELETE', '/auth/slide', 'GET, POST'],
    ['GET', '/api/console.me.get/1.0.0', 'POST'],
    ['DELETE', '/healthz', 'GET, HEAD'],
  ] as const)('D136, D3: %s %s is 405 in an envelope and names its methods', async (method, url, allow) => {
    const response = await ask(method, url);
    expect(response.statusCode).toBe(405);
    expect(String(response.headers['allow']).split(', ').sort().join(', ')).toBe(allow);
    if (method === 'HEAD') return;
    expect(response.json()).toMatchObject({ code: 40500, data: null });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('D3: an unknown address answers 404 to every method', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect((await ask(method, '/api/nothing.get/1.0.0')).statusCode).toBe(404);
  });
});
