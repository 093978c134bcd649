/** A merchant as a learner: offered once, and never without a press. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { walk } from '#engine/define-machine.ts';
import { merchantLogin, type MerchantEvent, type MerchantRefusal } from './merchant-login.machine.ts';

const answer = { code: 'ticket', token: 'token', need_set_password: 0 };
const opened = (isSchool = true, hasBLogin = false): MerchantEvent => ({
  type: 'opened',
  isSchool,
  hasBLogin,
});
const arrived = (turn = 1, code = 'once'): MerchantEvent => ({
  type: 'user-arrived',
  turn,
  user: { avatar: 'face', name: '138****0000', code },
});
const pressed: MerchantEvent = { type: 'pressed' };
const refused = (turn: number, code: MerchantRefusal['code']): MerchantEvent => ({
  type: 'refused',
  turn,
  refusal: { code, text: 'no' },
});
const offered = [opened(), arrived()];
const unregistered = [...offered, pressed, refused(2, 'needs-binding'), arrived(3, 'twice')];

const phaseAfter = (...events: MerchantEvent[]) => walk(merchantLogin, events).state.phase;
const lastEffects = (...events: MerchantEvent[]) =>
  walk(merchantLogin, events.slice(-1), walk(merchantLogin, events.slice(0, -1)).state).effects;

describe('a merchant logs in', () => {
  test('M114, M147: an operations school asks who the merchant is, other shops do not', () => {
    expect(lastEffects(opened())).toEqual([{ type: 'ask-user', turn: 1 }]);
    expect(lastEffects(opened(false))).toEqual([]);
  });

  test('M147: the quick tab comes by itself once, and has_B_login stops repetition', () => {
    const known = { type: 'know', cookie: true };
    expect(lastEffects(...offered)).toEqual([
      known,
      { type: 'show-tab', tab: 'quick' },
      { type: 'remember-shown' },
    ]);
    expect(lastEffects(opened(true, true), arrived())).toEqual([known]);
    expect(lastEffects(...offered, { type: 'closed' }, opened(), arrived(3))).toEqual([known]);
    expect(phaseAfter(opened(true, true), arrived()).name).toBe('offered');
  });

  test('M114: without a merchant’s session there is nothing to offer', () => {
    expect(lastEffects(opened(), { type: 'user-refused', turn: 1 })).toEqual([
      { type: 'know', cookie: false },
    ]);
  });

  test('requirement 21: a press logs in with the code, and a second press sends nothing', () => {
    expect(lastEffects(...offered, pressed)).toEqual([{ type: 'log-in', turn: 2, code: 'once' }]);
    expect(lastEffects(...offered, pressed, pressed)).toEqual([]);
    expect(lastEffects(...offered, pressed, { type: 'entered', turn: 2, answer })).toEqual([
      { type: 'enter', answer },
    ]);
  });

  test('M147, M277: 9002 leads to registering, which needs a press and a code of its own', () => {
    const first = unregistered.slice(0, -1);
    expect(lastEffects(...first)).toEqual([
      { type: 'show-tab', tab: 'autoRegister' },
      { type: 'ask-user', turn: 3 },
    ]);
    expect(lastEffects(...first, pressed)).toEqual([]);
    expect(lastEffects(...unregistered)).toEqual([]);
    expect(lastEffects(...unregistered, pressed)).toEqual([{ type: 'register', turn: 4, code: 'twice' }]);
  });

  test('M277: other refusals are said, and the dialog closes', () => {
    const said = [{ type: 'show', text: 'no' }, { type: 'close-dialog' }];
    expect(lastEffects(...offered, pressed, refused(2, 'account-disabled'))).toEqual(said);
    expect(lastEffects(...unregistered, pressed, refused(4, 'needs-binding'))).toEqual(said);
  });

  test('M277: a lost connection is no refusal: it is said, and the press may be made again', () => {
    const lost = [...offered, pressed, refused(2, 'network')];
    expect(lastEffects(...lost)).toEqual([
      { type: 'show', text: 'no' },
      { type: 'ask-user', turn: 3 },
    ]);
    expect(lastEffects(...lost, pressed)).toEqual([]);
    expect(lastEffects(...lost, arrived(3, 'again'), pressed)).toEqual([
      { type: 'log-in', turn: 4, code: 'again' },
    ]);
  });

  test('D56: another phone is the verifyCode tab', () => {
    expect(lastEffects(...offered, { type: 'change-phone-pressed' })).toEqual([
      { type: 'show-tab', tab: 'verifyCode' },
    ]);
  });
});

const turns = fc.integer({ min: 1, max: 8 });
const anyEvent: fc.Arbitrary<MerchantEvent> = fc.oneof(
  fc.tuple(fc.boolean(), fc.boolean()).map(([isSchool, had]) => opened(isSchool, had)),
  fc.constantFrom(pressed, pressed, { type: 'closed' as const }, { type: 'change-phone-pressed' as const }),
  turns.map((turn) => arrived(turn)),
  turns.map((turn) => ({ type: 'user-refused' as const, turn })),
  turns.map((turn) => ({ type: 'entered' as const, turn, answer })),
  fc
    .tuple(turns, fc.constantFrom('needs-binding' as const, 'network' as const))
    .map(([turn, code]) => refused(turn, code)),
);

test('requirement 21: in any order nobody is logged in or registered but by a press, and each code is sent once', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), fc.boolean(), (events, isFresh) => {
      let state = merchantLogin.initial;
      const sent = new Set<string>();
      let shows = 0;
      events.forEach((event, index) => {
        const turned = isFresh && 'turn' in event ? { ...event, turn: state.turn } : event;
        const told =
          turned.type === 'user-arrived'
            ? { ...turned, user: { ...turned.user, code: `code-${String(index)}` } }
            : turned;
        const next = merchantLogin.step(state, told);
        for (const effect of next.effects) {
          if (effect.type === 'log-in' || effect.type === 'register') {
            expect(told.type).toBe('pressed');
            expect(sent.has(effect.code)).toBe(false);
            sent.add(effect.code);
          }
          if (effect.type === 'show-tab' && effect.tab === 'quick') shows += 1;
        }
        state = next.state;
      });
      expect(shows).toBeLessThanOrEqual(1);
    }),
    { numRuns: 300 },
  );
});
