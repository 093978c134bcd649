/** What each demo shop answers in its state (D13, contract "Demo shops"); where browsers are sent is the journeys' matter. */
import { curl, expect, test, textOfHtml } from '../journeys/support/storefront.ts';

test.describe('open shops', () => {
  for (const label of ['', 'knowledge', 'enterprise', 'wecom', 'operations', 'tencent', 'expired']) {
    test(`M11: ${label === '' ? 'bare localhost' : label} opens its home`, async () => {
      const { status, body } = await curl(label, '/');
      expect(status).toBe(200);
      expect(body).toMatch(/data-kind="navbar"/);
    });
  }
});

test('M53: a closed Tencent shop shows the login content in place', async () => {
  const { status, headers, body } = await curl('tencent-closed', '/');
  expect(status).toBe(200);
  expect(headers['location']).toBeUndefined();
  expect(body).not.toMatch(/data-kind="goods-list"/);
});

test('M61: an expired shop shows the banner, an open one does not', async () => {
  expect((await curl('expired', '/')).body).toContain('data-kind="expired-banner"');
  expect((await curl('knowledge', '/')).body).not.toContain('data-kind="expired-banner"');
});

for (const { state, text } of [
  { state: 1, text: '店铺已打烊' },
  { state: 3, text: '店铺已被封禁' },
]) {
  test(`M40: the blocked page says what state ${state} means`, async () => {
    const { body } = await curl('closed', `/shopBlocked?shop_state=${state}&page_type=1`);
    expect(textOfHtml(body.slice(body.indexOf('<body')))).toContain(text);
  });
}

test('M56: a closed shop leaves its exempt pages open', async () => {
  expect((await curl('closed', '/login')).status).toBe(200);
  expect((await curl('closed', '/health')).status).toBe(200);
});
