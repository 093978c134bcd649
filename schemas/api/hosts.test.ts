/** Which host a call goes to. */
import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints.gen.ts';
import { addressOf } from './hosts.ts';

const HOSTS = { main: 'https://main.example', admin: 'https://admin.example' };
const elsewhere = endpoints.filter(({ host }) => host !== 'shop');

describe('hosts of calls', () => {
  it('M202, D7: two calls go to the main host and one to the admin host, all others to the shop', () => {
    expect(elsewhere.map((endpoint) => addressOf(endpoint, HOSTS)).sort()).toEqual([
      'https://admin.example/auth/business_user_code',
      'https://main.example/auth/login_main',
      'https://main.example/auth/logout_main',
    ]);
    const others = endpoints.filter(({ host }) => host === 'shop');
    expect(others.every((endpoint) => addressOf(endpoint, HOSTS) === endpoint.path)).toBe(true);
  });

  it('D7: where there is no such host the shop answers itself', () => {
    for (const endpoint of elsewhere) {
      expect(addressOf(endpoint)).toBe(endpoint.path);
      expect(addressOf(endpoint, {})).toBe(endpoint.path);
    }
  });
});
