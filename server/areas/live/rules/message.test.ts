/** Whether a message may be said now, and what is filtered of what is said (D97, D102, M193). */
import { describe, expect, it } from 'vitest';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { judgeMessage, plainOf, type MessageFacts } from './message.ts';

const NOW = 1_800_000_000_000;
const S = 1000;
const ROOM = { forbidTalk: false, slowSeconds: 2, allowsLinks: false, filterWords: [] };
const ANN = { isKicked: false, mutedUntil: 0, mutedAt: 0, saidAt: 0 };

/** A viewer who says hello to a room on air. */
const talk = (
  change: Partial<Omit<MessageFacts, 'room' | 'member'>> & {
    room?: Partial<MessageFacts['room']>;
    member?: Partial<MessageFacts['member']>;
  } = {},
): MessageFacts => ({
  aliveState: LIVE_STATE.live,
  role: 'viewer',
  isCommentBanned: false,
  content: 'hello',
  now: NOW,
  ...change,
  room: { ...ROOM, ...change.room },
  member: { ...ANN, ...change.member },
});
const MAY = undefined;
const blank = { code: 'bad-parameters', rule: 'blank' };
const link = { code: 'bad-parameters', rule: 'links' };
const word = { code: 'bad-parameters', rule: 'words' };
const buildBannedValue = (until: number) => ({ code: 'comment-banned', until });

describe('who may say something', () => {
  it.each([
    ['D97: a viewer of a room on air', talk(), MAY],
    ['D97: a viewer who waits for it to begin', talk({ aliveState: LIVE_STATE.notStarted }), MAY],
    ['D97: nobody once it is over', talk({ aliveState: LIVE_STATE.ended }), { code: 'state-conflict' }],
    [
      'D97: not even who hosts it, once it is over',
      talk({ aliveState: LIVE_STATE.ended, role: 'host' }),
      { code: 'state-conflict' },
    ],
    ['M193: nobody the shop lets write nothing', talk({ isCommentBanned: true }), buildBannedValue(0)],
    ['D102: nobody who was sent out', talk({ member: { isKicked: true } }), buildBannedValue(0)],
    ['D102: nobody silenced for good', talk({ member: { mutedUntil: -1 } }), buildBannedValue(-1)],
    [
      'D102: a person muted for a while',
      talk({ member: { mutedUntil: NOW + 1 } }),
      buildBannedValue(NOW + 1),
    ],
    ['D102: whose silence has ended', talk({ member: { mutedUntil: NOW } }), MAY],
    [
      'D102: whom a clock ahead silenced',
      talk({ member: { mutedUntil: NOW + 90_000_000, mutedAt: NOW + 86_400_000 } }),
      MAY,
    ],
    [
      'D97: who wrote by a clock ahead',
      talk({ room: { slowSeconds: 2 }, member: { saidAt: NOW + 86_400_000 } }),
      MAY,
    ],
    ['D102: nobody while all are silenced', talk({ room: { forbidTalk: true } }), { code: 'talk-forbidden' }],
  ])('%s', (_name, message, answer) => {
    expect(judgeMessage(message)).toEqual(answer);
  });

  it.each(['host', 'moderator'] as const)('D102: a %s is held by none of it but an empty message', (role) => {
    const heldValue = {
      role,
      isCommentBanned: true,
      member: { isKicked: true, mutedUntil: -1, saidAt: NOW },
      room: { forbidTalk: true, filterWords: ['hello'] },
    };
    expect(judgeMessage(talk({ ...heldValue, content: 'hello at https://example.com' }))).toBeUndefined();
    expect(judgeMessage(talk({ ...heldValue, content: ' ' }))).toEqual(blank);
  });
});

describe('how often', () => {
  it.each([
    ['too soon after the last', { saidAt: NOW - 1999 }, { code: 'rate-limited', retryAt: NOW + 1 }],
    ['after two seconds', { saidAt: NOW - 2 * S }, MAY],
    ['the first time', { saidAt: 0 }, MAY],
  ])('D97: one message in two seconds: %s', (_name, member, answer) => {
    expect(judgeMessage(talk({ member }))).toEqual(answer);
  });

  it('D97: as slowly as the host wants, or as fast as they like', () => {
    const member = { saidAt: NOW - 20 * S };
    expect(judgeMessage(talk({ member, room: { slowSeconds: 30 } }))).toMatchObject({
      retryAt: NOW + 10 * S,
    });
    expect(judgeMessage(talk({ member: { saidAt: NOW }, room: { slowSeconds: 0 } }))).toBeUndefined();
  });
});

it.each(['', '   ', '\n\t', '\u3000', '\u200b\u200d', '\u0000'])('D97: %j says nothing', (content) => {
  expect(judgeMessage(talk({ content }))).toEqual(blank);
});

describe('addresses', () => {
  it.each([
    'see https://example.org/a',
    'HTTP://EXAMPLE.ORG',
    'weixin://pay',
    'www.example',
    'come to example.com',
    '来example.cn看',
    'example.top',
    'ｅｘａｍｐｌｅ．ｃｏｍ',
    'exa\u200bmple.com',
    'example . com',
    'e x a m p l e . c o m',
    'w w w . example',
    'a-b.shop!',
  ])('D97: %j is one', (content) => {
    expect(judgeMessage(talk({ content }))).toEqual(link);
    expect(judgeMessage(talk({ content, room: { allowsLinks: true } }))).toBeUndefined();
  });

  it.each([
    '3.14',
    '1.5 times',
    'Yes.Communism',
    'Yes. Me!',
    'OK. TV?',
    'awww.',
    'v2.0',
    '等等...好',
    'file.company',
    '.',
    'a:b',
    '://',
  ])('D97: %j is none', (content) => {
    expect(judgeMessage(talk({ content }))).toBeUndefined();
  });

  it('D97: one after other words is one, also with what is drawn as nothing in it', () => {
    expect(judgeMessage(talk({ content: 'go www.x' }))).toEqual(link);
    expect(judgeMessage(talk({ content: 'go ww\u200bw.x' }))).toEqual(link);
  });
});

describe('words the host filters', () => {
  const filterWords = ['Free Gift', '加微信', ' '];
  it.each(['free gift', 'a FREE GIFTS', 'f r e e g i f t', 'ｆｒｅｅgift', '请加 微\u200b信', '加微信'])(
    'D97: %j holds one',
    (content) => {
      expect(judgeMessage(talk({ content, room: { filterWords } }))).toEqual(word);
    },
  );

  it.each(['free', '微信', 'gift free'])('D97: %j holds none', (content) => {
    expect(judgeMessage(talk({ content, room: { filterWords } }))).toBeUndefined();
  });
});

it('D97: words are compared without case, width and blanks', () => {
  expect(plainOf(' Ｆree\u200b  ＧIFT\n')).toBe('freegift');
});
