/** Pages signed for the scripts of enterprise messaging, and more courses of a training shop, over HTTP (M220, M221, M229). */
import { describe, expect, it } from 'vitest';
import type { IdentityProvider } from '#server/areas/identity/ports/identity-providers.ts';
import { signatureOf } from '#server/areas/identity/rules/page-signatures.ts';
import { withApp } from './app.ts';

const TICKET = 'ticket-of-a-test';
const wework: IdentityProvider = {
  pageOf: () => 'https://login.example/',
  identify: () => Promise.resolve({ ok: false, code: 'scan-failed', reason: '' }),
  scripts: ['https://scripts.example/one.js'],
  pageTicket: (of) => Promise.resolve({ corpId: 'ww1', agentId: '7', ticket: `${TICKET} ${of}` }),
};
const test = withApp({
  labels: ['wecom', 'knowledge', 'training'],
  deps: () => ({ scans: { companies: { wework }, hasLocal: true } }),
});
const PAGE = 'http://wecom.localhost:3000/page/a?b=1';

async function ask(path: string, query: Record<string, string>, label = 'wecom', cookie = '') {
  const url = `${path}?${new URLSearchParams(query).toString()}`;
  const headers = cookie === '' ? {} : { cookie };
  return (await test().ask(label, { url, headers })).json();
}

describe('a page signed for enterprise messaging', () => {
  it.each(['/teas/wework/agent_js_init_data', '/training/qywx/agent_js_init_data'])(
    'M221: %s answers who the agent is, and a signature of that very address',
    async (path) => {
      const { code, data } = await ask(path, { page_url: PAGE });
      expect(code).toBe(0);
      expect(Object.keys(data).sort()).toEqual(['agentid', 'corpid', 'nonceStr', 'signature', 'timestamp']);
      expect(data).toMatchObject({ corpid: 'ww1', agentid: '7' });
      expect(data.signature).toBe(signatureOf(`${TICKET} agent`, { ...data, pageUrl: PAGE }));
      expect((await ask(path, { page_url: 'https://evil.example/' })).code).toBe(40000);
      expect((await ask(path, { page_url: PAGE.replace('wecom', 'knowledge') }, 'knowledge')).code).toBe(
        40400,
      );
    },
  );

  it('M220: js_init_data/v2 answers wxData with jsApiList and what is shared', async () => {
    const path = '/training/qywx/js_init_data/v2';
    const query = { app_id: 'appwecom', enableShare: '1', page_url: PAGE, title: 'A page', desc: 'Words' };
    const { code, data } = await ask(path, query);
    expect(code).toBe(0);
    expect(data.wxData).toMatchObject({
      appId: 'ww1',
      share: { title: 'A page', desc: 'Words', link: PAGE },
    });
    expect(data.wxData.scripts).toEqual(['https://scripts.example/one.js']);
    expect(data.wxData.jsApiList).toContain('onMenuShareAppMessage');
    expect(data.wxData.signature).toBe(signatureOf(`${TICKET} corp`, { ...data.wxData, pageUrl: PAGE }));
    expect((await ask(path, { ...query, enableShare: '0' })).data.wxData.jsApiList).toEqual([]);
    expect((await ask(path, { ...query, share_url: 'https://evil.example/' })).code).toBe(40000);
  });
});

describe('the pages of a shop', () => {
  it('M220, R44: only those of an enterprise-messaging shop may run its scripts', async () => {
    const scriptsOf = async (label: string) => {
      const { headers } = await test().ask(label, '/');
      return String(headers['content-security-policy'])
        .split('; ')
        .find((part) => part.startsWith('script-src'));
    };
    expect(await scriptsOf('wecom')).toBe("script-src 'self' https://scripts.example");
    expect(await scriptsOf('knowledge')).toBe("script-src 'self'");
  });
});

describe('more courses', () => {
  it('M229: a training shop lists its other pages to its people, page by page, and to no one else', async () => {
    const path = '/api/train.more_courses.get/1.0.0';
    const { cookie } = await test().login('apptraining', '19900000001');
    const { code, data } = await ask(path, { page: '1', page_size: '2' }, 'training', cookie);
    expect(code).toBe(0);
    expect(data).toMatchObject({ page: 1, page_size: 2 });
    expect(data.list.length).toBeGreaterThan(0);
    expect(data.has_more).toBe(data.total > 2);
    expect((await ask(path, {}, 'training')).code).toBe(8504);
    const elsewhere = await test().login('appknowledge', '19900000001');
    expect((await ask(path, {}, 'knowledge', elsewhere.cookie)).code).toBe(40400);
  });
});
