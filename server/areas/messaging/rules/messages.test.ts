/** Codes that are sent: one phone is one, however it is written (B24, B25). */
import { describe, expect, it } from 'vitest';
import { AREAS } from '#schemas/content/areas.gen.ts';
import { createMemoryLimits } from '#server/kernel/limits/memory.ts';
import { STANDARD_TEXTS } from '../../../../tests/support/standard-texts.ts';
import { makeMessages } from './messages.ts';

const shop = { appId: 'app', row: { info: { base: { shop_name: 'Harbour' } } } };
const clock = { now: () => 0 };

function sending() {
  const sentItems: string[] = [];
  const codes = {
    make: () => Promise.resolve('123456'),
    check: () => Promise.resolve('wrong' as const),
    remember: () => Promise.resolve(),
    remembers: () => Promise.resolve(false),
  };
  const sms = {
    send: (phone: { area: string; number: string }) => {
      sentItems.push(`+${phone.area} ${phone.number}`);
      return Promise.resolve();
    },
  };
  const messages = makeMessages({
    codes,
    limits: createMemoryLimits(clock),
    providers: { sms },
    texts: STANDARD_TEXTS,
  });
  const binding = { appId: 'app', purpose: 'verfyLogin', sessionId: 'flow' };
  return {
    sent: sentItems,
    send: async (area: string, number: string, ip: string) =>
      (await messages.sendSms({ shop, ip, locale: 'en' }, { area, number }, binding)).ok,
  };
}

describe('codes by SMS', () => {
  it('B25: a zero in front, dialled at home alone, makes no other phone of it', async () => {
    const { send, sent } = sending();
    expect(await send('44', '7700900123', '203.0.113.1')).toBe(true);
    expect(await send('44', '07700900123', '203.0.113.2')).toBe(false);
    expect(await send('44', '007700900123', '203.0.113.3')).toBe(false);
    expect(await send('44', '7700900124', '203.0.113.4')).toBe(true);
    expect(sent).toEqual(['+44 7700900123', '+44 7700900124']);
  });

  it('B25: no area code begins another one, so that a phone is split in one way', () => {
    const codes = [...new Set(AREAS.map(([, code]) => code))];
    const starts = codes.filter((code) => codes.some((one) => one !== code && code.startsWith(one)));
    expect(starts).toEqual([]);
  });
});
