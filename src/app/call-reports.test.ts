/** Calls that fail are told to the error-reporting service, calls that are merely refused are not. */
import { describe, expect, test } from 'vitest';
import { makeCaller } from '#api/call.ts';
import { networkFailure, type WireAnswer } from '#api/wire-answer.ts';
import { fakeBeacon } from '#platform/beacon.ts';
import { fakeClock } from '#platform/fake-clock.ts';
import { shopInfoGet } from '#schemas/api/shop/shop.ts';
import { shopThemeGet } from '#schemas/api/pages/chrome.ts';
import { svipInfoGet } from '#schemas/api/pages/links.ts';
import { reportOfCall } from './call-reports.ts';
import { makeReporter } from './report.ts';

function page(answer: WireAnswer) {
  const clock = fakeClock();
  const beacon = fakeBeacon();
  const facts = { build: 'b', appId: 'appknowledge', path: () => '/page/a' };
  const { report, flush } = makeReporter({ clock, beacon, ...facts });
  const call = makeCaller(
    {
      appId: 'appknowledge',
      locale: 'cn',
      onRefusal: (endpoint, refusal) => {
        const error = reportOfCall(endpoint, refusal);
        if (error !== undefined) report(error);
      },
    },
    () => Promise.resolve(answer),
  );
  return {
    call,
    sent: () => {
      flush();
      return beacon.beacons;
    },
  };
}

describe('reports of failed calls', () => {
  test('M71: shop data that cannot be had are reported to /v1/log with the call and its code', async () => {
    const { call, sent } = page({ ok: false, code: 'server-error', msg: '手机 19900000001' });
    await call(shopInfoGet, {});
    await call(shopThemeGet, {});
    expect(sent()).toMatchObject([
      {
        url: '/v1/log?app_id=appknowledge',
        body: {
          items: [
            { level: 'error', kind: 'api', message: 'shop.info.get: server-error', url: '/page/a' },
            { level: 'error', kind: 'api', message: 'shop.theme.get: server-error', url: '/page/a' },
          ],
        },
      },
    ]);
    expect(JSON.stringify(sent())).not.toContain('19900000001');
  });

  test('M159: what is said of a super membership is logged with its words, and 3010 is not', async () => {
    const { call, sent } = page({ ok: false, code: 'server-error', msg: '网络繁忙，请稍后再试 19900000001' });
    await call(svipInfoGet, {});
    const body = sent()[0]?.body;
    expect(body?.['items']).toMatchObject([
      {
        level: 'error',
        message: expect.stringMatching(/^svip\.info\.get: server-error, 网络繁忙，请稍后再试/),
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('19900000001');
    const none = page({ ok: false, code: 'no-super-vip', msg: '未开通超级会员' });
    await none.call(svipInfoGet, {});
    expect(none.sent()).toEqual([]);
  });

  test('M71: a lost network is reported once, however often the call was tried', async () => {
    const { call, sent } = page(networkFailure('cn'));
    await call(shopInfoGet, {});
    expect(sent()[0]?.body['items']).toMatchObject([{ level: 'warn', message: 'shop.info.get: network' }]);
  });

  test('M71: data, and a learner who is not logged in, are no error', async () => {
    for (const answer of [
      { ok: true, data: {} },
      { ok: false, code: 'not-logged-in', msg: '' },
    ] as const) {
      const { call, sent } = page(answer);
      await call(shopInfoGet, {});
      expect(sent()).toEqual([]);
    }
  });
});
