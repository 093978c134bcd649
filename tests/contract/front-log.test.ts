/** /v1/log answers 204 whatever it is sent, keeps what makes sense and never names a person (requirement 49, M71, M230). */
import { describe, expect, it, vi } from 'vitest';
import type { RenderReport } from '#schemas/page/render-contract.ts';
import { HOUR_MS } from '#schemas/time.ts';
import { withApp } from './app.ts';
import { page } from './page.ts';

const item = (message: string) => ({
  level: 'error',
  kind: 'api',
  message,
  url: '/page/1?phone=19900000001',
  code: 50000,
});

describe('/v1/log', () => {
  const test = withApp({ labels: ['knowledge', 'training'] });
  const send = (payload: string | object, headers: Record<string, string> = {}, remoteAddress = '10.0.0.1') =>
    test().ask('knowledge', { method: 'POST', url: '/v1/log', headers, payload, remoteAddress });
  const readStoredText = async () =>
    (await test().database.stores.logs.recent('appknowledge', 100)).map(({ message }) => message);

  it('M230: stores a batch of faults for the shop of the host', async () => {
    const response = await send({ items: [item('shop.info.get failed'), item('and again')] });
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    await vi.waitFor(
      async () =>
        expect(await readStoredText()).toEqual(expect.arrayContaining(['shop.info.get failed', 'and again'])),
      { timeout: 5_000 },
    );
    expect(await test().database.stores.logs.recent('apptraining', 10)).toEqual([]);
  });

  it('R50: an address is kept without its query', async () => {
    await send({ items: [item('with a query')] });
    await vi.waitFor(async () => expect(await readStoredText()).toContain('with a query'), {
      timeout: 5_000,
    });
    expect(JSON.stringify(await test().database.stores.logs.recent('appknowledge', 100))).not.toContain(
      '19900000001',
    );
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['another shape', '{"items":[{"level":"loud"}]}'],
    ['too much', JSON.stringify({ items: [item('x'.repeat(20_000))] })],
  ])('R49: %s is answered 204 and dropped', async (_name, payload) => {
    const before = await readStoredText();
    const response = await send(payload, { 'content-type': 'application/json' }, '10.0.0.2');
    expect(response.statusCode).toBe(204);
    expect(await readStoredText()).toEqual(before);
  });

  it('R49: a strange content type, origin or shop is answered 204', async () => {
    expect((await send('hello', { 'content-type': 'text/plain' }, '10.0.0.3')).statusCode).toBe(204);
    expect((await send({ items: [] }, { origin: 'https://evil.example' }, '10.0.0.3')).statusCode).toBe(204);
    expect((await send({ items: [] }, { 'app-id': 'apptraining' }, '10.0.0.3')).statusCode).toBe(204);
  });

  it('R49: at most 20 a minute are kept for one address', async () => {
    const add = vi.spyOn(test().database.stores.logs, 'add');
    const name = `flood ${Date.now()}`;
    for (let count = 0; count < 40; count += 1) {
      expect((await send({ items: [item(`${name} ${count}`)] }, {}, '10.0.0.4')).statusCode).toBe(204);
    }
    await vi.waitFor(
      async () =>
        expect((await readStoredText()).filter((message) => message.startsWith(name))).toHaveLength(20),
      {
        timeout: 5_000,
      },
    );
    add.mockRestore();
  });
});

describe('what drawing a page finds wrong', () => {
  let shift = 0;
  const test = withApp({ labels: ['knowledge'], deps: () => ({ clock: { now: () => Date.now() + shift } }) });
  const buildBrokenView = (nodeId: string, message = 'broken'): RenderReport => ({
    level: 'warn',
    kind: 'config',
    message,
    nodeId,
    nodeKind: 'banner',
  });
  const readStoredItems = async () => {
    const rows = await test().database.stores.logs.recent('appknowledge', 1000);
    return rows.map(({ detail }) => detail['nodeId']).sort();
  };
  /** Views nobody may keep. */
  async function view(times: number) {
    for (let one = 0; one < times; one += 1) {
      const url = `/?id=${String(one)}`;
      expect((await test().ask('knowledge', { url, remoteAddress: '10.1.0.1' })).statusCode).toBe(200);
    }
  }

  it('R49: of each node of a version one report an hour is kept, however often it is drawn', async () => {
    let message = 0;
    test().setDraw(({ report, url }) => {
      for (const id of ['one', 'two']) report(buildBrokenView(id, `broken ${String((message += 1))}`));
      return Promise.resolve(page(url));
    });
    await view(50);
    await vi.waitFor(async () => expect(await readStoredItems()).toEqual(['one', 'two']), { timeout: 5_000 });
    shift = HOUR_MS + 1;
    await view(50);
    await vi.waitFor(async () => expect(await readStoredItems()).toEqual(['one', 'one', 'two', 'two']), {
      timeout: 5_000,
    });
  });
});
