/** A call of a page that is leaving: the same on the wire as any other, by a fetch that outlives the page. */
import { describe, expect, test, vi } from 'vitest';
import { learnRecordPush } from '#schemas/api/learning/reports.ts';
import { encode } from './encode.ts';
import { makeLastCaller } from './last-call.ts';
import { networkFailure } from './wire-answer.ts';

const INPUT = {
  resource_id: 'v_1',
  resource_type: 3,
  learn_progress: 1,
  org_learn_progress: 2,
  spend_time: 3,
  stay_time: 4,
};
const FACTS = { appId: 'appknowledge', locale: 'en' } as const;

describe('a last call', () => {
  test('M252, D80: carries the body of the usual one, with its cookies, and is kept alive', async () => {
    const send = vi.fn<typeof fetch>().mockResolvedValue(Response.json({ code: 0, data: { a: 1 }, msg: '' }));
    expect(await makeLastCaller(FACTS, send)(learnRecordPush, INPUT)).toEqual({ ok: true, data: { a: 1 } });
    const [address, options] = send.mock.calls[0] ?? [];
    expect(address).toBe('/api/learn.record.push/1.0.0?app_id=appknowledge');
    expect(options).toEqual({
      method: 'POST',
      headers: {
        'App-Id': 'appknowledge',
        'Accept-Language': 'en-US',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: encode(learnRecordPush, INPUT).body,
      credentials: 'include',
      keepalive: true,
    });
  });

  test('D80: is on its way when it returns', () => {
    const send = vi.fn<typeof fetch>().mockReturnValue(new Promise(() => undefined));
    void makeLastCaller(FACTS, send)(learnRecordPush, INPUT);
    expect(send).toHaveBeenCalledOnce();
  });

  test.each([
    ['a network that is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a browser that takes no more', () => Promise.reject(new TypeError('keepalive quota'))],
    ['something that is no envelope', () => Promise.resolve(new Response('<html>'))],
  ])('M287: %s is a lost network, not an exception', async (_what, send) => {
    expect(await makeLastCaller(FACTS, send)(learnRecordPush, INPUT)).toEqual(networkFailure('en'));
  });
});
