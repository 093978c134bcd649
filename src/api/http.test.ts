/** What goes on the wire with every call: cookies, the time it may take, and the shop it is for. */
import axios, { type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.gen.ts';
import { networkFailure } from './wire-answer.ts';
import { send } from './http.ts';

const FACTS = { appId: 'appknowledge', locale: 'en' } as const;
const usual = axios.defaults.adapter;
let sentConfigs: InternalAxiosRequestConfig[] = [];

/** Everything but the network itself, which answers at once. */
function answering(data: unknown): void {
  axios.defaults.adapter = (config) => {
    sentConfigs.push(config);
    return Promise.resolve({ data, status: 200, statusText: '', headers: {}, config });
  };
}

beforeEach(() => {
  sentConfigs = [];
  answering({ code: 0, data: {}, msg: '', req_id: 'r' });
});
afterEach(() => {
  if (usual === undefined) delete axios.defaults.adapter;
  else axios.defaults.adapter = usual;
});

describe('every call', () => {
  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'M197, M198: %s sends cookies, waits ten seconds at most and names its shop twice',
    async (_name, endpoint) => {
      await send(endpoint, {}, FACTS);
      const [config] = sentConfigs;
      expect([config?.withCredentials, config?.timeout]).toEqual([true, 10_000]);
      expect(config?.params).toMatchObject({ app_id: 'appknowledge' });
      expect(config?.headers.get('App-Id')).toBe('appknowledge');
    },
  );

  test('M197: one that takes longer is a lost network', async () => {
    axios.defaults.adapter = () => Promise.reject(new axios.AxiosError('timeout', 'ECONNABORTED'));
    const [endpoint] = endpoints;
    if (endpoint === undefined) throw new Error('There is no call');
    expect(await send(endpoint, {}, FACTS)).toEqual(networkFailure('en'));
  });

  test.each([
    ['cn', 'zh-CN'],
    ['en', 'en-US'],
  ] as const)('M162: in %s it asks for %s', async (locale, tag) => {
    const [endpoint] = endpoints;
    if (endpoint === undefined) throw new Error('There is no call');
    await send(endpoint, {}, { ...FACTS, locale });
    expect(sentConfigs[0]?.headers.get('Accept-Language')).toBe(tag);
  });
});
