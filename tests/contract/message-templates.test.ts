/** Messages a shop sends, in its own words: saved by version, judged by field, sent from then on (ADR-837, D138). */
import { describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { MESSAGE_KINDS } from '#schemas/messages/message-templates.ts';
import type { MessageProviders } from '#server/areas/messaging/providers/message-providers.ts';
import { makeMessageTexts } from '#server/areas/messaging/services/message-texts.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';
import { deskHeaders } from './desk-people.ts';

interface SentMessage {
  to: string;
  text: string;
}
const sentMessages: SentMessage[] = [];
const take = (to: string, { text }: { text: string }) => {
  sentMessages.push({ to, text });
  return Promise.resolve();
};
const sms = {
  send: (phone: { number: string }, message: { text: string }) => take(phone.number, message),
  inform: (phone: { number: string }, message: { text: string }) => take(phone.number, message),
};
/** As a company that sends registered texts alone. */
const registeredSms = { send: sms.send };
const carriers: MessageProviders = { sms };
const test = withApp({ labels: ['knowledge', 'training'], deps: () => ({ messageProviders: carriers }) });
const operator = { authorization: `Bearer ${CONSOLE_TOKEN}` };

async function ask(
  name: string,
  payload: object,
  headers: Record<string, string> = operator,
  shop = 'knowledge',
) {
  const answer = await test().ask(shop, {
    method: 'POST',
    url: `/api/console.messages.${name}/1.0.0`,
    headers: { 'accept-language': 'en', ...headers },
    payload: { shop, ...payload },
  });
  return answer.json();
}
const read = async (kind = 'order-paid') => (await ask('get', { kind })).data;
const compose = (shop: string, kind: 'code') =>
  makeMessageTexts(test().database.stores.messageTexts).compose(
    shop,
    kind,
    { shop: 'Harbour', code: '123456', minutes: '5' },
    'en',
  );

describe('console.messages', () => {
  it('ADR-837: every message is listed, with how it gets to people', async () => {
    const { items } = (await ask('list', {})).data;
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(MESSAGE_KINDS);
    expect(items[0]).toMatchObject({ is_own: false, carriers: { sms: 'own-words', mail: 'none' } });
  });

  it('ADR-837: what a manager saves is what the next message of this shop says; null brings the standard back', async () => {
    const { version } = await read('code');
    const item = { text: { cn: '{验证码} 是您的验证码', en: 'Use {code} at {shop}' } };
    const manager = await deskHeaders(test(), 'manager');
    const answer = await ask('save', { kind: 'code', version, item }, manager);
    expect(answer).toMatchObject({ code: 0, data: { id: 'code', notes: [] } });
    expect((await compose('appknowledge', 'code')).text).toBe('Use 123456 at Harbour');
    expect((await compose('apptraining', 'code')).text).toContain('your code is 123456');
    expect((await ask('list', {})).data.items).toContainEqual(
      expect.objectContaining({ kind: 'code', is_own: true }),
    );
    expect((await ask('save', { kind: 'code', item: { text: null } })).code).toBe(0);
    expect((await compose('appknowledge', 'code')).text).toContain('your code is 123456');
    expect((await ask('list', {})).data.items.some((one: { is_own: boolean }) => one.is_own)).toBe(false);
  });

  it('D138: a stale version is refused with both sides', async () => {
    const { version } = await read();
    await ask('save', { kind: 'order-paid', version, item: { subject: 'Theirs' } });
    const late = await ask('save', { kind: 'order-paid', version, item: { subject: 'Mine' } });
    expect(late).toMatchObject({
      code: 40900,
      data: { yours: { subject: 'Mine' }, theirs: { subject: 'Theirs' } },
    });
    await ask('save', { kind: 'order-paid', item: { subject: null } });
  });

  it.each([
    ['order-paid', { text: '{code}' }, '/text'],
    ['order-paid', { subject: '' }, '/subject'],
    ['order-paid', { subject: 'Hello {name}' }, '/subject'],
    ['code', { text: 'Welcome to {shop}' }, '/text'],
    ['code', { text: { cn: '{验证码}', en: 'no code here' } }, '/text'],
    ['code', { html: '<b>{code}</b>' }, '/html'],
  ])('D127: of %s %j is refused at %s, and nothing is stored', async (kind, item, pointer) => {
    const before = await read(kind);
    const answer = await ask('save', { kind, item });
    expect(answer.code).toBe(40000);
    expect(answer.data.faults.map((fault: { pointer: string }) => fault.pointer)).toContain(pointer);
    expect(await read(kind)).toEqual(before);
  });

  it('ADR-837: a trial goes to who asks for it alone, once a minute', async () => {
    const owner = await deskHeaders(test(), 'owner');
    sentMessages.splice(0);
    expect((await ask('try', { kind: 'live-arrival' }, owner)).data).toEqual({ outcome: 'sent' });
    expect(sentMessages).toEqual([
      { to: '19900000005', text: expect.stringContaining('“First steps in photography” is about to start.') },
    ]);
    expect((await ask('try', { kind: 'live-arrival' }, owner)).data).toEqual({ outcome: 'too-often' });
    expect((await ask('try', { kind: 'live-arrival' })).data).toEqual({ outcome: 'unreachable' });
    expect(sentMessages).toHaveLength(1);
  });

  it('ADR-837: words a company has registered cannot be changed here, and say why', async () => {
    carriers.sms = registeredSms;
    expect((await read('code')).carriers).toEqual({ sms: 'registered', mail: 'none' });
    expect((await read('order-paid')).carriers).toEqual({ sms: 'none', mail: 'none' });
    const refusal = await ask('save', { kind: 'code', item: { text: '{code}' } });
    expect(refusal).toMatchObject({ code: 40900, data: { reason: 'registered' } });
    carriers.sms = sms;
  });

  it('D138: neither a teacher nor the service writes them', async () => {
    for (const role of ['teacher', 'service', 'editor'] as const)
      expect((await ask('get', { kind: 'code' }, await deskHeaders(test(), role))).code).toBe(
        CODES['no-permission'].code,
      );
  });
});
