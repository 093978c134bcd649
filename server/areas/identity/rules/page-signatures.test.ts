/** Signatures of pages as their publisher describes them (M220, M221). */
import { describe, expect, it } from 'vitest';
import type { IdentityProvider } from '../ports/identity-providers.ts';
import { isPageOf, makePageSignatures, signatureOf } from './page-signatures.ts';

const clock = { now: () => 1_414_587_457_900 };
const TICKET = 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg';

describe('the signature of a page', () => {
  it.each(['http://mp.weixin.qq.com?params=value', 'http://mp.weixin.qq.com?params=value#there'])(
    'M220: %s is signed as the publisher’s own example is',
    (pageUrl) => {
      const input = { nonceStr: 'Wm3WZYTPz0wzccnW', timestamp: 1_414_587_457, pageUrl };
      expect(signatureOf(TICKET, input)).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
    },
  );

  it('M221: each is for one moment and has a word of its own', async () => {
    const wework: IdentityProvider = {
      pageOf: () => '',
      identify: () => Promise.resolve({ ok: false, code: 'scan-failed', reason: '' }),
      pageTicket: () => Promise.resolve({ corpId: 'ww1', agentId: '7', ticket: TICKET }),
    };
    const { sign } = makePageSignatures({ companies: { wework }, hasLocal: false }, clock);
    const pageUrl = 'https://shop.example/page/a';
    const [one, other] = [await sign('agent', pageUrl), await sign('agent', pageUrl)];
    if (!one.ok || !other.ok) throw new Error('Nothing was signed');
    const { nonceStr, timestamp, signature } = one;
    expect(one).toMatchObject({ corpId: 'ww1', agentId: '7', timestamp: 1_414_587_457 });
    expect(signature).toBe(signatureOf(TICKET, { nonceStr, timestamp, pageUrl }));
    expect(other.nonceStr).not.toBe(nonceStr);
    expect(JSON.stringify(one)).not.toContain(TICKET);
  });

  it('M221: without a company nothing is signed, and one that does not answer signs later', async () => {
    const none = makePageSignatures({ companies: {}, hasLocal: true }, clock);
    expect(await none.sign('corp', 'https://shop.example/')).toEqual({ ok: false, code: 'not-found' });
    const silent = {
      pageOf: () => '',
      identify: () => Promise.reject(new Error('unused')),
      pageTicket: () => Promise.resolve(undefined),
    };
    const later = makePageSignatures({ companies: { wework: silent }, hasLocal: false }, clock);
    expect(await later.sign('corp', 'https://shop.example/')).toEqual({ ok: false, code: 'maintenance' });
  });

  it.each([
    ['https://shop.example/page/a?b=1#c', true],
    ['https://shop.example.evil/', false],
    ['http://shop.example/', false],
    ['//shop.example/', false],
    ['javascript:alert(1)', false],
  ])('M221: %s is a page of the shop: %s', (url, is) => {
    expect(isPageOf(url, 'https://shop.example')).toBe(is);
  });
});
