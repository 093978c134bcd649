/** Notices of changes: in both languages, no more than a day bears, and never in the way of the change. */
import { describe, expect, it } from 'vitest';
import { createMemoryLimits } from '#server/kernel/limits/memory.ts';
import { STANDARD_TEXTS } from '../../../../tests/support/standard-texts.ts';
import type { Notice, MessageProviders } from '../providers/message-providers.ts';
import { makeNotices, type NoticeFacts } from './notices.ts';

const facts: NoticeFacts = {
  shop: { appId: 'app', row: { info: { base: { shop_name: { cn: '拾光', en: 'Harbour' } } } } },
  locale: 'en',
};
const person = { phone: '852-51234567', email: 'reader@school.example' };

function telling(change: Partial<Record<'sms' | 'mail', () => Promise<void>>> = {}) {
  const toldItems: { to: string; notice: Notice }[] = [];
  const losses: unknown[] = [];
  const keep = (to: string, notice: Notice) => {
    toldItems.push({ to, notice });
    return Promise.resolve();
  };
  const providers: Required<MessageProviders> = {
    sms: {
      send: () => Promise.resolve(),
      notify: (to, notice) => change.sms?.() ?? keep(`+${to.area} ${to.number}`, notice),
    },
    mail: {
      send: () => Promise.resolve(),
      notify: (to, notice) => change.mail?.() ?? keep(to, notice),
      inform: () => Promise.resolve(),
    },
  };
  const limits = createMemoryLimits({ now: () => 0 });
  const notices = makeNotices({
    providers,
    limits,
    texts: STANDARD_TEXTS,
    onLost: (error) => losses.push(error),
  });
  return { notices, told: toldItems, lost: losses };
}

describe('notices', () => {
  it('R24: notifies the earlier phone and e-mail address, where there are any', async () => {
    const { notices, told } = telling();
    notices.notify(facts, person, 'phone-changed');
    notices.notify(facts, { phone: '', email: undefined }, 'phone-changed');
    await notices.flush();
    expect(told.map(({ to }) => to).sort()).toEqual(['+852 51234567', 'reader@school.example']);
    expect(told[0]?.notice).toMatchObject({ appId: 'app', purpose: 'phone-changed', locale: 'en' });
  });

  it('R24: a failing provider stops nothing, and the lost notice is logged', async () => {
    const fault = new Error('no provider');
    const { notices, told, lost } = telling({ sms: () => Promise.reject(fault) });
    notices.notify(facts, person, 'password-changed');
    await notices.flush();
    expect(lost).toEqual([fault]);
    expect(told.map(({ to }) => to)).toEqual(['reader@school.example']);
  });

  it('R16: a stolen session cannot flood anyone: a target gets at most twenty notices a day', async () => {
    const { notices, told } = telling();
    for (let index = 0; index < 30; index += 1) notices.notify(facts, person, 'deletion-asked');
    await notices.flush();
    expect(told.filter(({ to }) => to === 'reader@school.example')).toHaveLength(20);
  });

  it('R24, B32: nothing that fills a day keeps the first notice of another kind or another shop away', async () => {
    const { notices, told } = telling();
    for (let index = 0; index < 30; index += 1) notices.notify(facts, person, 'channel-bound');
    notices.notify(facts, person, 'password-changed');
    notices.notify({ ...facts, shop: { ...facts.shop, appId: 'other' } }, person, 'channel-bound');
    await notices.flush();
    for (const target of ['+852 51234567', person.email]) {
      const heardNotices = told.filter(({ to }) => to === target).map(({ notice }) => notice);
      expect(heardNotices.filter(({ purpose }) => purpose === 'password-changed')).toHaveLength(1);
      expect(heardNotices.filter(({ appId }) => appId === 'other')).toHaveLength(1);
      expect(heardNotices).toHaveLength(22);
    }
  });
});
