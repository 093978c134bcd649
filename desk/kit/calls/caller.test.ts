/** What the desk's calls send: the same as every call of the shop, by the browser's fetch (M197, M198, ADR-762). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleDraftGet, consoleDraftSave } from '#schemas/api/console/drafts.ts';
import { shopInfoGet } from '#schemas/api/shop/shop.ts';
import { makeDeskCaller } from './caller.ts';

const FACTS = { appId: 'appknowledge', locale: 'en' } as const;
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchMock
    .mockReset()
    .mockImplementation(() => Promise.resolve(Response.json({ code: 0, data: {}, msg: '' })));
  vi.stubGlobal('window', { fetch: fetchMock });
});
afterEach(() => vi.unstubAllGlobals());

describe('calls of the desk', () => {
  it('M197, M198: they send cookies, name the shop twice and end after ten seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await makeDeskCaller(FACTS, vi.fn()).call(shopInfoGet, {});
    const [address, options] = fetchMock.mock.calls[0] ?? [];
    expect(address).toContain('app_id=appknowledge');
    expect(options).toMatchObject({
      credentials: 'include',
      headers: { 'App-Id': 'appknowledge', 'Accept-Language': 'en-US' },
    });
    expect(timeout).toHaveBeenCalledWith(10_000);
    expect(options?.signal).toBe(timeout.mock.results[0]?.value);
  });

  it('D138: a console call names the shop in its body too', async () => {
    const input = { kind: 'page', id: 'home', body: {}, base: '' } as const;
    await makeDeskCaller(FACTS, vi.fn()).ask(consoleDraftSave, input);
    expect(fetchMock.mock.calls[0]?.[1]?.body).toContain('"shop":"appknowledge"');
  });

  it('D8, M287: a lost network is an answer; a read is tried twice, a change once', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    const { ask, call } = makeDeskCaller(FACTS, vi.fn());
    expect(await call(shopInfoGet, {})).toMatchObject({ code: 'network' });
    expect(fetchMock).toHaveBeenCalledTimes(2);
    await ask(consoleDraftSave, { kind: 'page', id: 'home', body: {}, base: '' });
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('D137: an answer that nobody is signed in is told once, those of the shop are not', async () => {
    fetchMock.mockImplementation(() => Promise.resolve(Response.json({ code: 8504, data: null, msg: '' })));
    const onSessionLost = vi.fn();
    const { ask, call } = makeDeskCaller(FACTS, onSessionLost);
    await call(shopInfoGet, {});
    expect(onSessionLost).not.toHaveBeenCalled();
    await ask(consoleDraftGet, { kind: 'page', id: 'home' });
    expect(onSessionLost).toHaveBeenCalledOnce();
  });
});
