/** The button that sends a code: its seconds, and what a refusal changes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SMS_WAIT_S } from '#schemas/constants.ts';
import { fakeClock } from '#platform/fake-clock.ts';
import { anyOrder, play } from '../../../tests/support/machine-events.ts';
import { runMachine, walk } from '#engine/define-machine.ts';
import type { CaptchaProof } from './captcha.machine.ts';
import {
  readSmsRefusal,
  smsCountdown,
  type SmsEffect,
  type SmsEvent,
  type SmsRefusal,
} from './sms-countdown.machine.ts';

const proof: CaptchaProof = {
  session_id: 'flow-1',
  captcha_type: 0,
  img_code: 'ab12',
  code_key: 'key0000001',
};
const askedEvent: SmsEvent = { type: 'asked', proof };
const sentEvent: SmsEvent = { type: 'sent', turn: 1, at: 0, waitS: 60 };
const refusedEvent = (refusal: SmsRefusal): SmsEvent => ({ type: 'refused', turn: 1, at: 0, refusal });
const frequent = (waitS: number): SmsRefusal => ({ code: 'too-frequent', text: 'wait', waitS });

const lastEffects = (...events: SmsEvent[]) =>
  walk(smsCountdown, events.slice(-1), walk(smsCountdown, events.slice(0, -1)).state).effects;

describe('the button of a code by SMS', () => {
  test('M141, D51: 59 to 1, then the button again, not before the server lets another code be sent', () => {
    const clock = fakeClock();
    const seenNumbers: number[] = [];
    const running = runMachine(smsCountdown, (effect: SmsEffect, send: (event: SmsEvent) => void) => {
      if (effect.type === 'send') send({ type: 'sent', turn: effect.turn, at: clock.now(), waitS: 60 });
      if (effect.type === 'tick-in')
        clock.after(effect.ms, () => send({ type: 'tick', turn: effect.turn, at: clock.now() }));
    });
    running.subscribe(() => {
      const { phase } = running.get();
      if (phase.name === 'counting') seenNumbers.push(phase.left);
    });
    running.send(askedEvent);
    clock.advance(59_999);
    expect(running.get().phase.name).toBe('counting');
    clock.advance(1);
    expect(running.get()).toMatchObject({ phase: { name: 'ready' }, sessionId: 'flow-1' });
    expect(seenNumbers).toEqual(Array.from({ length: SMS_WAIT_S }, (_, index) => SMS_WAIT_S - index));
  });

  test('M141: while it counts or sends, a press sends nothing', () => {
    expect(lastEffects(askedEvent)).toEqual([{ type: 'send', turn: 1, proof }]);
    expect(lastEffects(askedEvent, askedEvent)).toEqual([]);
    expect(lastEffects(askedEvent, sentEvent)).toEqual([
      { type: 'say-sent' },
      { type: 'tick-in', turn: 1, ms: 2000 },
    ]);
    expect(lastEffects(askedEvent, sentEvent, askedEvent)).toEqual([]);
    expect(walk(smsCountdown, [askedEvent, { ...sentEvent, waitS: 121 }]).state.phase).toMatchObject({
      left: 120,
    });
    expect(walk(smsCountdown, [askedEvent, { ...sentEvent, waitS: 0 }]).state.phase).toMatchObject({
      left: 59,
    });
  });

  test('M141: the seconds follow the clock, though timers come late', () => {
    const late: SmsEvent = { type: 'tick', turn: 1, at: 30_500 };
    expect(walk(smsCountdown, [askedEvent, sentEvent, late]).state.phase).toMatchObject({ left: 30 });
    expect(walk(smsCountdown, [askedEvent, sentEvent, { ...late, at: 90_000 }]).state.phase.name).toBe(
      'ready',
    );
  });

  test('M142, M265: too frequent renews the picture and clears its field; the server’s seconds are counted', () => {
    const toldRefusal = frequent(42);
    expect(lastEffects(askedEvent, refusedEvent(toldRefusal))).toEqual([
      { type: 'say-refused', refusal: toldRefusal },
      { type: 'renew-captcha' },
      { type: 'tick-in', turn: 1, ms: 1000 },
    ]);
    expect(walk(smsCountdown, [askedEvent, refusedEvent(toldRefusal)]).state.phase).toMatchObject({
      left: 42,
    });
    expect(lastEffects(askedEvent, refusedEvent(frequent(0)))).toEqual([
      { type: 'say-refused', refusal: frequent(0) },
      { type: 'renew-captcha' },
    ]);
    expect(walk(smsCountdown, [askedEvent, refusedEvent(frequent(0))]).state.phase.name).toBe('ready');
  });

  test('M142: any refusal has spent what was sent along, and starts no seconds', () => {
    const wrong: SmsRefusal = { code: 'image-code-wrong', text: 'wrong', waitS: 9 };
    expect(lastEffects(askedEvent, refusedEvent(wrong))).toContainEqual({ type: 'renew-captcha' });
    expect(walk(smsCountdown, [askedEvent, refusedEvent(wrong)]).state).toMatchObject({
      phase: { name: 'ready' },
      sessionId: '',
    });
  });

  test('M265: a refusal is read with the seconds it names, and with none where they make no sense', () => {
    const refusal = { ok: false, code: 'too-frequent', msg: 'wait' } as const;
    expect(readSmsRefusal({ ...refusal, detail: { wait_s: 42 } })).toEqual(frequent(42));
    for (const wait_s of [-1, 0.5, '42', null])
      expect(readSmsRefusal({ ...refusal, detail: { wait_s } }).waitS).toBe(0);
    expect(readSmsRefusal({ ...refusal, detail: { wait_s: 1e9 } }).waitS).toBe(86_400);
  });
});

const turns = fc.integer({ min: 1, max: 4 });
const times = fc.integer({ min: -100_000, max: 200_000 });
const anyEvent: fc.Arbitrary<SmsEvent> = fc.oneof(
  fc.constantFrom(askedEvent, askedEvent, { type: 'closed' as const }),
  fc.tuple(turns, times).map(([turn, at]) => ({ type: 'sent' as const, turn, at, waitS: 60 })),
  { weight: 4, arbitrary: fc.tuple(turns, times).map(([turn, at]) => ({ type: 'tick' as const, turn, at })) },
  fc
    .tuple(turns, times, fc.constantFrom(0, 1, 120))
    .map(([turn, at, waitS]) => ({ type: 'refused' as const, turn, at, refusal: frequent(waitS) })),
);

/** A second an event, so that seconds run. */
function answer(effect: SmsEffect, pick: number, index: number): SmsEvent | undefined {
  const at = index * 1000;
  if (effect.type === 'tick-in') return { type: 'tick', turn: effect.turn, at };
  if (effect.type !== 'send') return undefined;
  return pick % 2 === 0
    ? { type: 'sent', turn: effect.turn, at, waitS: 60 }
    : { type: 'refused', turn: effect.turn, at, refusal: frequent(pick % 3) };
}

test('M141, M142: in any order the seconds only fall and are never below 1, and nothing is sent meanwhile', () => {
  let falls = 0;
  fc.assert(
    fc.property(anyOrder(anyEvent, 80), (order) => {
      play(smsCountdown, order, {
        answer,
        judge: (before, _event, state, effects) => {
          if (state.phase.name === 'counting') {
            expect(state.phase.left).toBeGreaterThanOrEqual(1);
            if (before.phase.name === 'counting' && state !== before) {
              falls += 1;
              expect(state.phase.left).toBeLessThan(before.phase.left);
            }
          }
          for (const effect of effects) {
            if (effect.type === 'send') expect(before.phase.name).toBe('ready');
            if (effect.type === 'tick-in') expect(state.phase.name).toBe('counting');
          }
        },
      });
    }),
    { numRuns: 200 },
  );
  expect(falls).toBeGreaterThan(500);
});
