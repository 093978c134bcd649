/** What an operator reads when the server is open. */
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { startupBanner } from './startup-banner.ts';

const address = { host: '0.0.0.0', port: 3000, pid: 1 };
const PUBLIC = { HOST: '0.0.0.0', DEMO: '0', PUBLIC_URL: 'https://shop.example' };
const WX = { SCAN_PROVIDERS: 'wx', WX_APP_ID: 'wx1', WX_APP_SECRET: 'a-secret' };

describe('the greeting', () => {
  it('D48, D49: says how to get a login by scan where there is none, and nothing elsewhere', () => {
    expect(startupBanner(readConfig(PUBLIC), address, { shops: 1 })).toContain(
      'SCAN_PROVIDERS names wx, qq or wework',
    );
    expect(startupBanner(readConfig({ ...PUBLIC, ...WX }), address, { shops: 1 })).not.toContain(
      'SCAN_PROVIDERS',
    );
    expect(startupBanner(readConfig({ DEMO: '1' }), address, { shops: 1 })).not.toContain('SCAN_PROVIDERS');
  });

  it('R15: says without https that no one can log in, and nothing elsewhere', () => {
    const http = { HOST: '0.0.0.0', DEMO: '0' };
    expect(startupBanner(readConfig(http), address, { shops: 1 })).toContain('without https');
    expect(
      startupBanner(readConfig({ ...http, PUBLIC_URL: 'http://shop.example' }), address, { shops: 1 }),
    ).toContain('without https');
    for (const env of [PUBLIC, { ...http, TRUST_PROXY: '1' }, { DEMO: '1' }])
      expect(startupBanner(readConfig(env), address, { shops: 1 })).not.toContain('without https');
  });

  it('B64: names the description of the calls only where a person may read it', () => {
    expect(startupBanner(readConfig({ DEMO: '1' }), address, { shops: 1 })).toContain('/docs');
    expect(startupBanner(readConfig(PUBLIC), address, { shops: 1 })).not.toContain('/docs');
    const withToken = readConfig({ ...PUBLIC, OPS_TOKEN: 'a-token-of-an-operator' });
    expect(startupBanner(withToken, address, { shops: 1 })).toContain('/docs (with OPS_TOKEN)');
  });

  it('of an installation without a shop says so, and not that it is open', () => {
    const banner = startupBanner(readConfig({ DEMO: '0' }), address, { shops: 0 });
    expect(banner).toContain('There is no shop yet');
    expect(banner).not.toContain('is open');
  });

  it('ADR-735: the code of the first start stands on a line of its own, and nowhere else', () => {
    const openingCode = 'a-code-of-the-first-start';
    const lines = startupBanner(readConfig({ DEMO: '0' }), address, { shops: 0, openingCode }).split('\n');
    expect(lines.filter((line) => line.includes(openingCode))).toEqual([
      `Open your shop: http://127.0.0.1:3000/desk/start?code=${openingCode}`,
    ]);
    const publicLines = startupBanner(readConfig(PUBLIC), address, { shops: 0, openingCode });
    expect(publicLines).toContain(`Open your shop: https://shop.example/desk/start?code=${openingCode}\n`);
    expect(startupBanner(readConfig({ DEMO: '0' }), address, { shops: 1 })).not.toContain('Open your shop');
  });
});
