/** A merchant as a learner: tried once by itself, and then never without a press. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOrder, play } from '../../../tests/support/machine-events.ts';
import { walk } from '#engine/define-machine.ts';
import {
  merchantLogin,
  type MerchantEffect,
  type MerchantEvent,
  type MerchantRefusal,
} from './merchant-login.machine.ts';

const login = { code: 'ticket', token: 'token', need_set_password: 0 };
const openedEvent = (isSchool = true, hasBLogin = false): MerchantEvent => ({
  type: 'opened',
  isSchool,
  hasBLogin,
});
const arrivedEvent = (turn = 1, code = 'once'): MerchantEvent => ({
  type: 'user-arrived',
  turn,
  user: { avatar: 'face', name: '138****0000', code },
});
const pressedEvent: MerchantEvent = { type: 'pressed' };
const buildRefusal = (turn: number, code: MerchantRefusal['code']): MerchantEvent => ({
  type: 'refused',
  turn,
  refusal: { code, text: 'no' },
});
/** Somebody for whom it was tried before. */
const offeredEvents = [openedEvent(true, true), arrivedEvent()];
/** Somebody for whom it is tried now. */
const triedEvents = [openedEvent(), arrivedEvent()];
const unregisteredEvents = [
  ...offeredEvents,
  pressedEvent,
  buildRefusal(2, 'needs-binding'),
  arrivedEvent(3, 'twice'),
];

const phaseAfter = (...events: MerchantEvent[]) => walk(merchantLogin, events).state.phase;
const lastEffects = (...events: MerchantEvent[]) =>
  walk(merchantLogin, events.slice(-1), walk(merchantLogin, events.slice(0, -1)).state).effects;

describe('a merchant logs in', () => {
  test('M114, M147: an operations school asks who the merchant is, other shops do not', () => {
    expect(lastEffects(openedEvent())).toEqual([{ type: 'ask-user', turn: 1 }]);
    expect(lastEffects(openedEvent(false))).toEqual([]);
  });

  test('M147, D117: the session is tried by itself once, and has_B_login guards the second time', () => {
    const knownValue = { type: 'know', cookie: true };
    expect(lastEffects(...triedEvents)).toEqual([
      knownValue,
      { type: 'show-tab', tab: 'quick' },
      { type: 'remember-tried' },
      { type: 'log-in', turn: 2, code: 'once' },
    ]);
    expect(lastEffects(...triedEvents, pressedEvent)).toEqual([]);
    expect(lastEffects(openedEvent(true, true), arrivedEvent())).toEqual([knownValue]);
    expect(lastEffects(...triedEvents, { type: 'closed' }, openedEvent(), arrivedEvent(4))).toEqual([
      knownValue,
    ]);
    expect(phaseAfter(openedEvent(true, true), arrivedEvent()).name).toBe('offered');
  });

  test('D117, D63: 0 logs in, and says that nothing was pressed', () => {
    expect(lastEffects(...triedEvents, { type: 'entered', turn: 2, answer: login })).toEqual([
      { type: 'enter', answer: login, byItself: true },
    ]);
  });

  test('D117: 9002 goes to autoRegister, where a press makes the account', () => {
    const refusedOnce = [...triedEvents, buildRefusal(2, 'needs-binding')];
    expect(lastEffects(...refusedOnce)).toEqual([
      { type: 'show-tab', tab: 'autoRegister' },
      { type: 'ask-user', turn: 3 },
    ]);
    expect(lastEffects(...refusedOnce, arrivedEvent(3, 'twice'))).toEqual([]);
    expect(lastEffects(...refusedOnce, arrivedEvent(3, 'twice'), pressedEvent)).toEqual([
      { type: 'register', turn: 4, code: 'twice' },
    ]);
  });

  test('M114: without a merchant’s session there is nothing to offer', () => {
    expect(lastEffects(openedEvent(), { type: 'user-refused', turn: 1 })).toEqual([
      { type: 'know', cookie: false },
    ]);
  });

  test('requirement 21: a press logs in with the code, and a second press sends nothing', () => {
    expect(lastEffects(...offeredEvents, pressedEvent)).toEqual([{ type: 'log-in', turn: 2, code: 'once' }]);
    expect(lastEffects(...offeredEvents, pressedEvent, pressedEvent)).toEqual([]);
    expect(lastEffects(...offeredEvents, pressedEvent, { type: 'entered', turn: 2, answer: login })).toEqual([
      { type: 'enter', answer: login, byItself: false },
    ]);
  });

  test('M147, M277: 9002 leads to registering, which needs a press and a code of its own', () => {
    const first = unregisteredEvents.slice(0, -1);
    expect(lastEffects(...first)).toEqual([
      { type: 'show-tab', tab: 'autoRegister' },
      { type: 'ask-user', turn: 3 },
    ]);
    expect(lastEffects(...first, pressedEvent)).toEqual([]);
    expect(lastEffects(...unregisteredEvents)).toEqual([]);
    expect(lastEffects(...unregisteredEvents, pressedEvent)).toEqual([
      { type: 'register', turn: 4, code: 'twice' },
    ]);
  });

  test('M277: other refusals are said, and the dialog closes', () => {
    const messages = [{ type: 'show', text: 'no' }, { type: 'close-dialog' }];
    expect(lastEffects(...offeredEvents, pressedEvent, buildRefusal(2, 'account-disabled'))).toEqual(
      messages,
    );
    expect(lastEffects(...unregisteredEvents, pressedEvent, buildRefusal(4, 'needs-binding'))).toEqual(
      messages,
    );
  });

  test('M277: a lost connection is no refusal: it is said, and the press may be made again', () => {
    const lostEvents = [...offeredEvents, pressedEvent, buildRefusal(2, 'network')];
    expect(lastEffects(...lostEvents)).toEqual([
      { type: 'show', text: 'no' },
      { type: 'ask-user', turn: 3 },
    ]);
    expect(lastEffects(...lostEvents, pressedEvent)).toEqual([]);
    expect(lastEffects(...lostEvents, arrivedEvent(3, 'again'), pressedEvent)).toEqual([
      { type: 'log-in', turn: 4, code: 'again' },
    ]);
  });

  test('D56: another phone is the verifyCode tab', () => {
    expect(lastEffects(...offeredEvents, { type: 'change-phone-pressed' })).toEqual([
      { type: 'show-tab', tab: 'verifyCode' },
    ]);
  });
});

const turns = fc.integer({ min: 1, max: 8 });
const anyEvent: fc.Arbitrary<MerchantEvent> = fc.oneof(
  fc.tuple(fc.boolean(), fc.boolean()).map(([isSchool, had]) => openedEvent(isSchool, had)),
  { weight: 8, arbitrary: fc.constant(pressedEvent) },
  fc.constantFrom({ type: 'closed' as const }, { type: 'change-phone-pressed' as const }),
  turns.map((turn) => arrivedEvent(-turn)),
  turns.map((turn) => ({ type: 'user-refused' as const, turn })),
  turns.map((turn) => ({ type: 'entered' as const, turn, answer: login })),
  fc
    .tuple(turns, fc.constantFrom('needs-binding' as const, 'network' as const))
    .map(([turn, code]) => buildRefusal(turn, code)),
);

function answer(effect: MerchantEffect, pick: number, index: number): MerchantEvent | undefined {
  if (effect.type === 'ask-user') return arrivedEvent(effect.turn, `code-${String(index)}`);
  if (effect.type !== 'log-in' && effect.type !== 'register') return undefined;
  if (pick % 3 === 0) return { type: 'entered', turn: effect.turn, answer: login };
  return buildRefusal(effect.turn, pick % 3 === 1 ? 'needs-binding' : 'network');
}

test('requirement 21, D117: in any order nobody is logged in but by a press or the one try, registered by a press alone, and each code is sent once', () => {
  const count = { 'log-in': 0, register: 0 };
  fc.assert(
    fc.property(anyOrder(anyEvent, 60), (order) => {
      const sentItems = new Set<string>();
      let tries = 0;
      play(merchantLogin, order, {
        answer,
        judge: (_before, event, _state, effects) => {
          for (const effect of effects) {
            if (effect.type !== 'log-in' && effect.type !== 'register') continue;
            count[effect.type] += 1;
            const isTry = effect.type === 'log-in' && event.type === 'user-arrived';
            if (isTry) tries += 1;
            else expect(event.type).toBe('pressed');
            expect(sentItems.has(effect.code)).toBe(false);
            sentItems.add(effect.code);
          }
        },
      });
      expect(tries).toBeLessThanOrEqual(1);
    }),
    { numRuns: 200 },
  );
  expect(Math.min(count['log-in'], count.register)).toBeGreaterThan(10);
});
