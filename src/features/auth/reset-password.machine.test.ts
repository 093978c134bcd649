/** The forgotten password: two steps, one token, and the way back. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { walk } from '#engine/define-machine.ts';
import {
  resetPassword,
  type PhoneProof,
  type ResetEvent,
  type ResetRefusal,
} from './reset-password.machine.ts';

const proof: PhoneProof = { phone: '13800000000', area_code: '86', code: '123456', session_id: 'flow' };
const nextPressed: ResetEvent = { type: 'next-pressed', isValid: true, proof };
const proven = (turn = 1, token = 'token'): ResetEvent => ({ type: 'proven', turn, token });
const setPressed = (password = 'learn123', again = password): ResetEvent => ({
  type: 'set-pressed',
  password,
  again,
});
const refusal = (code: ResetRefusal['code']): ResetRefusal => ({ code, text: 'no' });
const refused = (turn: number, code: ResetRefusal['code']): ResetEvent => ({
  type: 'refused',
  turn,
  refusal: refusal(code),
});
const atPassword = [nextPressed, proven()];

const phaseAfter = (...events: ResetEvent[]) => walk(resetPassword, events).state.phase;
const lastEffects = (...events: ResetEvent[]) =>
  walk(resetPassword, events.slice(-1), walk(resetPassword, events.slice(0, -1)).state).effects;

describe('the forgotten password', () => {
  test('M148, M167: step 1 proves the phone once its fields are right, and only once at a time', () => {
    expect(lastEffects({ ...nextPressed, isValid: false })).toEqual([]);
    expect(lastEffects(nextPressed)).toEqual([{ type: 'prove-phone', turn: 1, proof }]);
    expect(lastEffects(nextPressed, nextPressed)).toEqual([]);
  });

  test('M148, M268: a phone that is proven leads to step 2', () => {
    expect(phaseAfter(...atPassword)).toEqual({ name: 'password', isBusy: false, token: 'token' });
    expect(lastEffects(...atPassword, setPressed())).toEqual([
      { type: 'set-password', turn: 2, token: 'token', password: 'learn123', again: 'learn123' },
    ]);
  });

  test.each(['sms-code-wrong', 'phone-not-registered', 'unknown'] as const)(
    'M269-M271: %s is said in step 1',
    (code) => {
      expect(lastEffects(nextPressed, refused(1, code))).toEqual([
        { type: 'say-refused', of: 'phone', refusal: refusal(code) },
      ]);
      expect(phaseAfter(nextPressed, refused(1, code))).toEqual({ name: 'phone', isBusy: false });
    },
  );

  test.each([
    ['', '', 'empty'],
    ['a1', '', 'min'],
    ['a1'.repeat(11), '', 'max'],
    ['abcdef', '', 'format'],
    ['learn123', '', 'again'],
    ['learn123', 'learn124', 'mismatch'],
  ] as const)('M171: %j and %j is %s, and nothing is sent', (password, again, fault) => {
    const events = [...atPassword, setPressed(password, again)];
    expect(phaseAfter(...events)).toMatchObject({ fault });
    expect(lastEffects(...events)).toEqual([]);
    expect(phaseAfter(...events, { type: 'edited' })).not.toHaveProperty('fault');
  });

  test('M282: 10013 leads back to step 1 (D57), anything else stays in step 2', () => {
    const trying = [...atPassword, setPressed()];
    expect(phaseAfter(...trying, refused(2, 'reset-token-expired'))).toEqual({
      name: 'phone',
      isBusy: false,
    });
    expect(phaseAfter(...trying, refused(2, 'password-common'))).toEqual({
      name: 'password',
      isBusy: false,
      token: 'token',
    });
    expect(lastEffects(...trying, refused(2, 'server-error'))).toEqual([
      { type: 'say-refused', of: 'password', refusal: refusal('server-error') },
    ]);
  });

  test('M149: success leaves the phone for the login, and no token', () => {
    const done: ResetEvent[] = [...atPassword, setPressed(), { type: 'set', turn: 2, phone: '13800000000' }];
    expect(lastEffects(...done)).toEqual([{ type: 'finish', phone: '13800000000' }]);
    expect(phaseAfter(...done)).toEqual({ name: 'phone', isBusy: false });
  });

  test('M148: the way back to the login is there in both steps', () => {
    expect(lastEffects({ type: 'back-pressed' })).toEqual([{ type: 'leave' }]);
    expect(lastEffects(...atPassword, { type: 'back-pressed' })).toEqual([{ type: 'leave' }]);
  });
});

const turns = fc.integer({ min: 0, max: 8 });
const codes = fc.constantFrom('reset-token-expired' as const, 'sms-code-wrong' as const, 'network' as const);
const anyEvent: fc.Arbitrary<ResetEvent> = fc.oneof(
  fc.constantFrom(nextPressed, setPressed(), setPressed('short', 'other'), { type: 'edited' as const }),
  fc.constantFrom({ type: 'back-pressed' as const }, { type: 'closed' as const }),
  turns.map((turn) => proven(turn)),
  turns.map((turn) => ({ type: 'set' as const, turn, phone: '1' })),
  fc.tuple(turns, codes).map(([turn, code]) => refused(turn, code)),
);

test('M148, M149: in any order a password is set with a token that was given and not yet spent', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), fc.boolean(), (events, isFresh) => {
      let state = resetPassword.initial;
      let valid = '';
      const sent: string[] = [];
      const due: string[] = [];
      for (const [index, event] of events.entries()) {
        const turned = isFresh && 'turn' in event ? { ...event, turn: state.turn } : event;
        const told = turned.type === 'proven' ? { ...turned, token: `token-${String(index)}` } : turned;
        const next = resetPassword.step(state, told);
        if (told.type === 'proven' && next.state !== state) valid = told.token;
        for (const effect of next.effects) {
          if (effect.type === 'set-password') {
            sent.push(`${effect.token} ${effect.password}`);
            due.push(`${valid} learn123`);
          }
          if (effect.type === 'finish') valid = '';
        }
        if (next.state.phase.name === 'phone') valid = '';
        state = next.state;
      }
      expect(sent).toEqual(due);
    }),
    { numRuns: 300 },
  );
});
