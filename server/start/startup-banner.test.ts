/** What an operator reads when the server is open. */
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { startupBanner } from './startup-banner.ts';

const address = { host: '0.0.0.0', port: 3000, pid: 1 };
const PUBLIC = { HOST: '0.0.0.0', DEMO: '0', PUBLIC_URL: 'https://shop.example' };
const WX = { SCAN_PROVIDERS: 'wx', WX_APP_ID: 'wx1', WX_APP_SECRET: 'a-secret' };

describe('the greeting', () => {
  it('D48, D49: of an installation nobody can scan at says how a scan is had, and of the others nothing', () => {
    expect(startupBanner(readConfig(PUBLIC), address)).toContain('SCAN_PROVIDERS names wx, qq or wework');
    expect(startupBanner(readConfig({ ...PUBLIC, ...WX }), address)).not.toContain('SCAN_PROVIDERS');
    expect(startupBanner(readConfig({ DEMO: '1' }), address)).not.toContain('SCAN_PROVIDERS');
  });

  it('R15: of an installation without https says that nobody can log in, and of the others nothing', () => {
    const http = { HOST: '0.0.0.0', DEMO: '0' };
    expect(startupBanner(readConfig(http), address)).toContain('without https');
    expect(startupBanner(readConfig({ ...http, PUBLIC_URL: 'http://shop.example' }), address)).toContain(
      'without https',
    );
    for (const env of [PUBLIC, { ...http, TRUST_PROXY: '1' }, { DEMO: '1' }])
      expect(startupBanner(readConfig(env), address)).not.toContain('without https');
  });
});
