/** The forgotten password: two steps, one token, and the way back. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOrder, play } from '../../../tests/support/machine-events.ts';
import { walk } from '#engine/define-machine.ts';
import {
  resetPassword,
  type PhoneProof,
  type ResetEffect,
  type ResetEvent,
  type ResetRefusal,
} from './reset-password.machine.ts';

const proof: PhoneProof = { phone: '13800000000', area_code: '86', code: '123456', session_id: 'flow' };
const nextPressed: ResetEvent = { type: 'next-pressed', isValid: true, proof };
const provenEvent = (turn = 1, token = 'token'): ResetEvent => ({ type: 'proven', turn, token });
const setPressed = (password = 'learn123', again = password): ResetEvent => ({
  type: 'set-pressed',
  password,
  again,
});
const refusal = (code: ResetRefusal['code']): ResetRefusal => ({ code, text: 'no' });
const buildRefusal = (turn: number, code: ResetRefusal['code']): ResetEvent => ({
  type: 'refused',
  turn,
  refusal: refusal(code),
});
const atPassword = [nextPressed, provenEvent()];

const phaseAfter = (...events: ResetEvent[]) => walk(resetPassword, events).state.phase;
const lastEffects = (...events: ResetEvent[]) =>
  walk(resetPassword, events.slice(-1), walk(resetPassword, events.slice(0, -1)).state).effects;

describe('the forgotten password', () => {
  test('M148, M167: step 1 proves the phone once its fields are right, and only once at a time', () => {
    expect(lastEffects({ ...nextPressed, isValid: false })).toEqual([]);
    expect(lastEffects(nextPressed)).toEqual([{ type: 'prove-phone', turn: 1, proof }]);
    expect(lastEffects(nextPressed, nextPressed)).toEqual([]);
  });

  test('M148, M268: a phone that is proven leads to step 2, and what was said on the way there is closed (M149)', () => {
    expect(lastEffects(...atPassword)).toEqual([{ type: 'hush' }]);
    expect(phaseAfter(...atPassword)).toEqual({ name: 'password', isBusy: false, token: 'token' });
    expect(lastEffects(...atPassword, setPressed())).toEqual([
      { type: 'set-password', turn: 2, token: 'token', password: 'learn123', again: 'learn123' },
    ]);
  });

  test.each(['sms-code-wrong', 'phone-not-registered', 'unknown'] as const)(
    'M269-M271: %s is said in step 1',
    (code) => {
      expect(lastEffects(nextPressed, buildRefusal(1, code))).toEqual([
        { type: 'say-refused', of: 'phone', refusal: refusal(code) },
      ]);
      expect(phaseAfter(nextPressed, buildRefusal(1, code))).toEqual({ name: 'phone', isBusy: false });
    },
  );

  test.each([
    ['', ''],
    ['a1', ''],
    ['a1'.repeat(11), ''],
    ['abcdef', ''],
    ['learn123', ''],
    ['learn123', 'learn124'],
  ])('M171: %j and %j is said, and nothing is sent', (password, again) => {
    const events = [...atPassword, setPressed(password, again)];
    expect(phaseAfter(...events)).toEqual({ name: 'password', isBusy: false, token: 'token' });
    expect(lastEffects(...events)).toEqual([{ type: 'say-entries' }]);
  });

  test('M282: 10013 leads back to step 1 (D57), anything else stays in step 2', () => {
    const trying = [...atPassword, setPressed()];
    expect(phaseAfter(...trying, buildRefusal(2, 'reset-token-expired'))).toEqual({
      name: 'phone',
      isBusy: false,
    });
    expect(phaseAfter(...trying, buildRefusal(2, 'password-common'))).toEqual({
      name: 'password',
      isBusy: false,
      token: 'token',
    });
    expect(lastEffects(...trying, buildRefusal(2, 'server-error'))).toEqual([
      { type: 'say-refused', of: 'password', refusal: refusal('server-error') },
    ]);
  });

  test('M149: success leaves the phone for the login, and no token', () => {
    const doneEvents: ResetEvent[] = [
      ...atPassword,
      setPressed(),
      { type: 'set', turn: 2, phone: '13800000000' },
    ];
    expect(lastEffects(...doneEvents)).toEqual([{ type: 'finish', phone: '13800000000' }]);
    expect(phaseAfter(...doneEvents)).toEqual({ name: 'phone', isBusy: false });
  });

  test('M148: the way back to the login is there in both steps', () => {
    expect(lastEffects({ type: 'back-pressed' })).toEqual([{ type: 'leave' }]);
    expect(lastEffects(...atPassword, { type: 'back-pressed' })).toEqual([{ type: 'leave' }]);
  });
});

const turns = fc.integer({ min: 0, max: 8 });
const codes = fc.constantFrom('reset-token-expired' as const, 'sms-code-wrong' as const, 'network' as const);
const anyEvent: fc.Arbitrary<ResetEvent> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(nextPressed, setPressed()) },
  fc.constant(setPressed('short', 'other')),
  fc.constantFrom({ type: 'back-pressed' as const }, { type: 'closed' as const }),
  turns.map((turn) => provenEvent(turn)),
  turns.map((turn) => ({ type: 'set' as const, turn, phone: '1' })),
  fc.tuple(turns, codes).map(([turn, code]) => buildRefusal(turn, code)),
);

function answer(effect: ResetEffect, pick: number, index: number): ResetEvent | undefined {
  if (effect.type === 'prove-phone')
    return pick % 5 === 0
      ? buildRefusal(effect.turn, 'sms-code-wrong')
      : provenEvent(effect.turn, `token-${String(index)}`);
  if (effect.type !== 'set-password') return undefined;
  if (pick % 2 === 0) return { type: 'set', turn: effect.turn, phone: '1' };
  return buildRefusal(effect.turn, pick % 3 === 0 ? 'reset-token-expired' : 'network');
}

test('M148, M149: in any order a password is set with a token that was given and not yet spent', () => {
  let sentValue = 0;
  fc.assert(
    fc.property(anyOrder(anyEvent, 60), (order) => {
      let valid = 'none';
      play(resetPassword, order, {
        answer,
        judge: (before, event, state, effects) => {
          if (event.type === 'proven' && state !== before) valid = event.token;
          const sets = effects.filter((effect) => effect.type === 'set-password');
          sentValue += sets.length;
          for (const { token, password } of sets) expect([token, password]).toEqual([valid, 'learn123']);
          if (effects.some((effect) => effect.type === 'finish' || effect.type === 'leave')) valid = 'spent';
          if (event.type === 'closed') valid = 'spent';
          if (state.phase.name === 'phone') expect(JSON.stringify(state)).not.toContain('token-');
        },
      });
    }),
    { numRuns: 200 },
  );
  expect(sentValue).toBeGreaterThan(60);
});
