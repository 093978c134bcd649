/** Keys of providers set at a desk: stored sealed, never answered, judged as a start would, in force at once, tried by a call (ADR-793). */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { PROVIDERS } from '#schemas/console/provider-fields.ts';
import { readStoredVariables } from '#server/areas/provider-keys/area.ts';
import { providerSetting } from '#server/areas/provider-keys/tables/provider-setting.ts';
import { readSettings } from '#server/start/areas.gen.ts';
import { KNOWN_VARIABLES } from '#server/start/known-variables.ts';
import { createStoredProviders } from '#server/start/stored-providers.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { openStripeCompany } from '../support/payment-companies/stripe-company.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';
import { deskHeaders } from './desk-people.ts';

const company = await openStripeCompany(systemClock);
const { STRIPE_ENDPOINT = '', STRIPE_SECRET_KEY = '', STRIPE_WEBHOOK_SECRET = '' } = company.env;
const env = { STRIPE_ENDPOINT, MAIL_FROM: 'Shop <no-reply@shop.example>' };
const facts = { allowsBuiltIn: true, hostname: 'shop.example' };
const KEYS = { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET };
const STRIPE = { kind: 'payment', name: 'stripe_checkout' };

const test = withApp({
  labels: ['knowledge'],
  deps: (base) =>
    createStoredProviders({
      env,
      facts,
      settings: readSettings(env, facts),
      world: { stores: base.stores, clock: systemClock },
      readStored: () => readStoredVariables(base.db, base.keys.signing),
      onFault: (error) => {
        throw error;
      },
    }),
});
afterAll(() => company.stop());

async function ask(name: string, payload: object, headers?: Record<string, string>) {
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url: `/api/console.${name}/1.0.0`,
    headers: { 'accept-language': 'en', ...(headers ?? { authorization: `Bearer ${CONSOLE_TOKEN}` }) },
    payload,
  });
  return answer.json();
}
interface Field {
  name: string;
  is_set: boolean;
  is_fixed: boolean;
  value: string;
  tail: string;
  set_ts: number;
}
const stateOf = async (kind: string, name: string) => {
  const { items } = (await ask('providers.list', {})).data;
  return items.find((item: { kind: string; name: string }) => item.kind === kind && item.name === name);
};
const fieldOf = async (name: string): Promise<Field> =>
  (await stateOf('payment', 'stripe_checkout')).fields.find((field: Field) => field.name === name);

beforeEach(async () => {
  await ask('providers.save', {
    ...STRIPE,
    is_on: false,
    values: { STRIPE_SECRET_KEY: null, STRIPE_WEBHOOK_SECRET: null },
  });
});

describe('keys of providers', () => {
  it('ADR-793: are stored sealed, and answered as set, with their last letters', async () => {
    const saving = await ask('providers.save', { ...STRIPE, values: KEYS });
    expect(saving.code).toBe(0);
    const field = await fieldOf('STRIPE_SECRET_KEY');
    expect(field).toMatchObject({ is_set: true, value: '', tail: STRIPE_SECRET_KEY.slice(-4) });
    expect(field.set_ts).toBeGreaterThan(1_700_000_000);
    const rows = await test().database.db.select().from(providerSetting);
    const everything = JSON.stringify([rows, await ask('providers.list', {}), saving]);
    for (const key of Object.values(KEYS)) expect(everything).not.toContain(key);
  });

  it('ADR-793: a company that is turned on is offered at once, and a trial says whether it takes the keys', async () => {
    expect(await ask('providers.try', STRIPE)).toMatchObject({ data: { outcome: 'off' } });
    const before = (await ask('onboarding.get', { shop: 'knowledge' })).code;
    expect(before).toBe(0);
    expect((await ask('providers.save', { ...STRIPE, is_on: true, values: KEYS })).code).toBe(0);
    expect((await stateOf('payment', 'stripe_checkout')).is_on).toBe(true);
    expect((await ask('providers.try', STRIPE)).data).toEqual({ outcome: 'ok', reason: '' });
    const wrong = { STRIPE_SECRET_KEY: 'sk_test_of_somebody_else' };
    expect((await ask('providers.save', { ...STRIPE, values: wrong })).code).toBe(0);
    expect((await ask('providers.try', STRIPE)).data).toMatchObject({ outcome: 'refused' });
    company.fail('silent');
    expect((await ask('providers.try', STRIPE)).data).toMatchObject({ outcome: 'unreachable' });
    await ask('providers.save', { ...STRIPE, is_on: false });
    expect((await stateOf('payment', 'stripe_checkout')).is_on).toBe(false);
  });

  it('ADR-793: what no start would take is refused by the name of the key, and nothing is stored', async () => {
    const answer = await ask('providers.save', { ...STRIPE, is_on: true, values: { STRIPE_SECRET_KEY } });
    expect(answer.code).toBe(40000);
    expect(answer.data.faults[0]).toMatchObject({ pointer: '/values/STRIPE_WEBHOOK_SECRET' });
    expect((await fieldOf('STRIPE_SECRET_KEY')).is_set).toBe(false);
    expect((await ask('providers.save', { ...STRIPE, values: { PATH: '/tmp' } })).code).toBe(40000);
    expect(
      (await ask('providers.save', { ...STRIPE, values: { STRIPE_ENDPOINT: 'https://evil.example' } })).code,
    ).toBe(40000);
    expect((await ask('providers.save', { kind: 'sms', name: 'nobody' })).code).toBe(40400);
  });

  it('ADR-793: what the environment sets stays the environment’s; a stale version loses nothing', async () => {
    const mail = { kind: 'mail', name: 'smtp' };
    const refusal = await ask('providers.save', { ...mail, values: { MAIL_FROM: 'else@shop.example' } });
    expect(refusal).toMatchObject({ code: 40900, data: { reason: 'set-by-environment', name: 'MAIL_FROM' } });
    const { version } = (await ask('providers.list', {})).data;
    expect((await ask('providers.save', { ...STRIPE, version, values: KEYS })).code).toBe(0);
    expect(
      (await ask('providers.save', { ...STRIPE, version, values: { STRIPE_SECRET_KEY: 'x' } })).code,
    ).toBe(40900);
    expect((await fieldOf('STRIPE_SECRET_KEY')).tail).toBe(STRIPE_SECRET_KEY.slice(-4));
  });

  it('ADR-793: a message is tried with a code that opens nothing, to an address that is one', async () => {
    // The demo's own mailbox is on, which is no company of the list.
    expect(
      (await ask('providers.try', { kind: 'sms', name: 'aliyun', to: '13800000000' })).data.outcome,
    ).toBe('off');
    const owner = await deskHeaders(test(), 'owner');
    expect((await ask('providers.list', {}, owner)).code).toBe(4005);
  });

  it('ADR-793: every key of the list is a variable this product reads, and no address of calls is among them', () => {
    const names = PROVIDERS.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(names.filter((name) => !KNOWN_VARIABLES.includes(name))).toEqual([]);
    expect(names.filter((name) => name.endsWith('_ENDPOINT'))).toEqual([]);
  });

  it('R16, ADR-826: a caller tries companies ten times in ten minutes, and another is not held up by it', async () => {
    const trial = { kind: 'sms', name: 'aliyun' };
    const codes: number[] = [];
    for (let count = 0; count < 11; count += 1) codes.push((await ask('providers.try', trial)).code);
    expect(codes.filter((code) => code === 0).length).toBeLessThanOrEqual(10);
    expect(codes.at(-1)).toBe(42900);
    const operator = await deskHeaders(test(), 'owner');
    const account = await test().database.stores.accounts.byPhone('appknowledge', '19900000005');
    const person = { role: 'operator', on: true } as const;
    await test().database.stores.users.setRole('appknowledge', account?.id ?? '', person);
    expect((await ask('providers.try', trial, operator)).code).toBe(0);
    await test().database.stores.users.setRole('appknowledge', account?.id ?? '', { ...person, on: false });
    // What is not tried is not counted.
    expect((await ask('providers.list', {})).code).toBe(0);
  });
});
