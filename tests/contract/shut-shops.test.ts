/** What a shop that is sealed, closed or expired answers to calls: why, in its own words, and nothing to buy (M62, M284, D15, D116). */
import { describe, expect, it } from 'vitest';
import { withApp } from './app.ts';

const test = withApp({ labels: ['sealed', 'closed', 'expired'] });

async function readMessages(label: string, language: string) {
  const url = '/api/goods.type.get/1.0.0?goods_id=g_nothing';
  const { code, msg } = (await test().ask(label, { url, headers: { 'accept-language': language } })).json();
  return [code, msg];
}

describe('a shop that answers no one', () => {
  it('M62, M284: says whether it is closed or sealed', async () => {
    expect(await readMessages('sealed', 'zh-CN')).toEqual([40107, '店铺已被封禁']);
    expect(await readMessages('sealed', 'en-US')).toEqual([40107, 'This shop has been suspended']);
    expect(await readMessages('closed', 'zh-CN')).toEqual([40107, '店铺已打烊']);
    expect(await readMessages('closed', 'en-US')).toEqual([40107, 'This shop is closed']);
  });
});

describe('an expired shop', () => {
  it.each([
    ['p_34w0zefktw81tt7vkoiq6d45', 6, 'buy'],
    ['i_loli6bp7dk14e1it6zm6ir1e', 1, 'free'],
  ])('M284, D15: offers %s to nobody new', async (goods_id, goods_type, action) => {
    const { data } = (
      await test().ask('expired', {
        method: 'POST',
        url: '/api/goods.detail.get/2.0.0',
        payload: { goods_id, goods_type },
      })
    ).json();
    expect(data.goods.sale_status).toBe(0);
    expect(data.display).toMatchObject({ action, is_enabled: false, needs_login: false });
  });
});
