/** Captchas: which one, when, the way down from the slide, and each result once. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOrder, play } from '../../../tests/support/machine-events.ts';
import { walk } from '#engine/define-machine.ts';
import {
  captcha,
  type CaptchaEffect,
  type CaptchaEvent,
  type CaptchaProof,
  type CaptchaPurpose,
} from './captcha.machine.ts';

const pressedEvent = (purpose: CaptchaPurpose = 'login', isValid = true): CaptchaEvent => ({
  type: 'pressed',
  purpose,
  isValid,
});
const arrivedEvent = (type: 0 | 1 | 2, turn = 1, codeKey = 'key0000001'): CaptchaEvent => ({
  type: 'arrived',
  turn,
  captcha: type,
  sessionId: `session-${String(turn)}`,
  appId: '',
  codeKey,
});
const slid = (turn = 1): CaptchaEvent => ({
  type: 'slide-passed',
  turn,
  ticket: 'ticket',
  randstr: 'chance',
});
const lostEvent = (turn = 1): CaptchaEvent => ({ type: 'slide-lost', turn });
const typedEvent = (text: string): CaptchaEvent => ({ type: 'typed', text });
const preparedEvent: CaptchaEvent = { type: 'prepared', purpose: 'sms' };
const rejectedEvent: CaptchaEvent = { type: 'rejected' };

const after = (...events: CaptchaEvent[]) => walk(captcha, events);
const phaseAfter = (...events: CaptchaEvent[]) => after(...events).state.phase;
const lastEffects = (...events: CaptchaEvent[]) =>
  walk(captcha, events.slice(-1), after(...events.slice(0, -1)).state).effects;

describe('captchas', () => {
  test('M182: nothing is asked for before the other fields are right', () => {
    expect(after(pressedEvent('login', false))).toEqual({ state: captcha.initial, effects: [] });
    expect(lastEffects(pressedEvent())).toEqual([{ type: 'ask', turn: 1, purpose: 'login', downgrade: 0 }]);
  });

  test('M181: type 0 lets a login go on at once', () => {
    expect(lastEffects(pressedEvent(), arrivedEvent(0))).toEqual([
      { type: 'proceed', purpose: 'login', proof: { session_id: 'session-1', captcha_type: 0 } },
    ]);
  });

  test('M125, M181: type 1 opens the slide, and its ticket goes along', () => {
    expect(phaseAfter(pressedEvent(), arrivedEvent(1))).toMatchObject({ name: 'slide', isOpen: true });
    expect(lastEffects(pressedEvent(), arrivedEvent(1), slid())).toEqual([
      {
        type: 'proceed',
        purpose: 'login',
        proof: {
          session_id: 'session-1',
          captcha_type: 1,
          captcha_ticket: 'ticket',
          captcha_randstr: 'chance',
        },
      },
    ]);
  });

  test('M125, M181: type 2 shows the picture, and what was typed goes along', () => {
    expect(lastEffects(pressedEvent(), arrivedEvent(2))).toEqual([
      { type: 'fetch-picture', turn: 1, codeKey: 'key0000001' },
    ]);
    expect(lastEffects(pressedEvent(), arrivedEvent(2), typedEvent(' ab12 '), pressedEvent())).toEqual([
      {
        type: 'proceed',
        purpose: 'login',
        proof: {
          session_id: 'session-1',
          captcha_type: 2,
          captcha_ticket: 'ab12',
          captcha_randstr: 'key0000001',
        },
      },
    ]);
  });

  test('M181: a slide that cannot be loaded becomes an image, unless the server insists', () => {
    expect(lastEffects(pressedEvent(), arrivedEvent(1), lostEvent())).toEqual([
      { type: 'ask', turn: 2, purpose: 'login', downgrade: 1 },
    ]);
    expect(phaseAfter(pressedEvent(), arrivedEvent(1), lostEvent(), arrivedEvent(2, 2))).toMatchObject({
      name: 'image',
      type: 2,
    });
    const insisting = [pressedEvent(), arrivedEvent(1), lostEvent(), arrivedEvent(1, 2), lostEvent(2)];
    expect(phaseAfter(...insisting)).toEqual({ name: 'failed' });
    expect(lastEffects(...insisting)).toEqual([{ type: 'show', text: '' }]);
  });

  test('M181: where the slide was lost once, what is asked for next is an image at once', () => {
    const image = [
      pressedEvent(),
      arrivedEvent(1),
      lostEvent(),
      arrivedEvent(2, 2),
      typedEvent('ab12'),
      pressedEvent(),
    ];
    expect(lastEffects(...image, rejectedEvent)).toEqual([
      { type: 'ask', turn: 3, purpose: 'login', downgrade: 1 },
    ]);
    expect(lastEffects(...image, { type: 'closed' }, pressedEvent())).toEqual([
      { type: 'ask', turn: 3, purpose: 'login', downgrade: 0 },
    ]);
  });

  test('M262: a refused question is said, and the next press asks anew', () => {
    const refusedEvent: CaptchaEvent = { type: 'refused', turn: 1, text: 'shut' };
    expect(lastEffects(pressedEvent(), refusedEvent)).toEqual([{ type: 'show', text: 'shut' }]);
    expect(phaseAfter(pressedEvent(), refusedEvent, pressedEvent())).toMatchObject({ name: 'asking' });
  });

  test('M176: a code by SMS needs the picture where the server asks for nothing (D50)', () => {
    expect(phaseAfter(preparedEvent, arrivedEvent(0))).toMatchObject({ name: 'image', type: 0 });
    expect(lastEffects(preparedEvent, arrivedEvent(0), typedEvent('ab12'), pressedEvent('sms'))).toEqual([
      {
        type: 'proceed',
        purpose: 'sms',
        proof: { session_id: 'session-1', captcha_type: 0, img_code: 'ab12', code_key: 'key0000001' },
      },
    ]);
    expect(phaseAfter(preparedEvent, arrivedEvent(1))).toMatchObject({ name: 'slide', isOpen: false });
    expect(phaseAfter(preparedEvent, arrivedEvent(1), pressedEvent('sms'))).toMatchObject({ isOpen: true });
  });

  test.each([
    ['M176: an empty field before a code is sent', preparedEvent, 0, '', 'sms', 'Send_image'],
    ['M176: three characters', preparedEvent, 0, 'ab1', 'sms', 'Send_image'],
    ['M176: three characters of the captcha in use', preparedEvent, 2, 'ab1', 'sms', 'Send_image'],
    ['M175: an empty field of a captcha', pressedEvent(), 2, '', 'login', 'Enter_captcha'],
    ['M174: three characters of a captcha', pressedEvent(), 2, 'ab1', 'login', 'Login_image'],
  ] as const)('%s is said under it', (_name, begin, type, text, purpose, error) => {
    const events = [begin, arrivedEvent(type), typedEvent(text), pressedEvent(purpose)];
    expect(lastEffects(...events)).toEqual([]);
    expect(phaseAfter(...events)).toMatchObject({ error });
    expect(phaseAfter(...events, typedEvent('x'))).not.toHaveProperty('error');
  });

  test('M267: a picture that does not come can be asked for again, and an older one is dropped', () => {
    const failedEvent: CaptchaEvent = { type: 'picture-failed', turn: 1, codeKey: 'key0000001' };
    const again: CaptchaEvent = { type: 'picture-asked', codeKey: 'key0000002' };
    const late: CaptchaEvent = { type: 'picture-arrived', turn: 1, codeKey: 'key0000001', url: 'late' };
    const shownEvents = [preparedEvent, arrivedEvent(0), typedEvent('ab'), failedEvent];
    expect(phaseAfter(...shownEvents)).toMatchObject({ picture: { isLost: true } });
    expect(phaseAfter(...shownEvents, again, late)).toMatchObject({
      picture: { key: 'key0000002', url: '', isLost: false, typedText: '' },
    });
    expect(phaseAfter(...shownEvents, again, { ...late, codeKey: 'key0000002' })).toMatchObject({
      picture: { url: 'late' },
    });
  });

  test('M125: where the login wants one more, the next is there, and waits for the person', () => {
    const events = [pressedEvent(), arrivedEvent(0), rejectedEvent];
    expect(lastEffects(...events)).toEqual([{ type: 'ask', turn: 2, purpose: 'login', downgrade: 0 }]);
    expect(phaseAfter(...events, arrivedEvent(1, 2))).toMatchObject({ name: 'slide', isOpen: true });
    expect(phaseAfter(...events, arrivedEvent(0, 2))).toEqual({ name: 'free', sessionId: 'session-2' });
  });

  test('M181: leaving the slide sends nothing, and the next press opens it again', () => {
    const left = [pressedEvent(), arrivedEvent(1), { type: 'slide-closed' } as const];
    expect(lastEffects(...left, slid())).toEqual([]);
    expect(phaseAfter(...left, pressedEvent())).toMatchObject({ name: 'slide', isOpen: true });
  });
});

const turns = fc.integer({ min: 1, max: 6 });
const types = fc.constantFrom(0 as const, 1 as const, 2 as const);
const purposes = fc.constantFrom('login' as const, 'sms' as const);
const anyEvent: fc.Arbitrary<CaptchaEvent> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(typedEvent('ab12'), pressedEvent('sms'), pressedEvent('login')) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(purposes, fc.constantFrom(true, true, false))
      .map(([purpose, isValid]) => pressedEvent(purpose, isValid)),
  },
  purposes.map((purpose) => ({ type: 'prepared', purpose }) as const),
  { weight: 3, arbitrary: fc.tuple(types, turns).map(([type, turn]) => arrivedEvent(type, turn)) },
  fc.tuple(fc.constantFrom(slid, slid, lostEvent), turns).map(([event, turn]) => event(turn)),
  fc.constantFrom(typedEvent('ab12'), typedEvent('ab12'), typedEvent('a'), rejectedEvent, {
    type: 'slide-closed',
  } as const),
  fc.constant({ type: 'picture-asked', codeKey: '' } as const),
  fc.constant({ type: 'closed' } as const),
);
const resultOf = ({ session_id, captcha_ticket, img_code, code_key }: CaptchaProof) =>
  JSON.stringify([session_id, captcha_ticket, img_code, code_key]);

/** Flows and keys nobody had before: the server gives each flow out once, the browser each key. */
function answer(effect: CaptchaEffect, pick: number, index: number): CaptchaEvent | undefined {
  const name = String(index);
  if (effect.type === 'ask') {
    const askedEvent = arrivedEvent(pick % 3 === 0 ? 0 : pick % 3 === 1 ? 1 : 2, effect.turn, `key-${name}`);
    return askedEvent.type === 'arrived' ? { ...askedEvent, sessionId: `session-${name}` } : undefined;
  }
  return effect.type === 'proceed' && pick % 3 === 0 ? rejectedEvent : undefined;
}

test('M125, M176, M181, M182: in any order a result is used once, and nothing is asked without a valid press or a form', () => {
  let proceededCount = 0;
  fc.assert(
    fc.property(anyOrder(anyEvent, 60), (order) => {
      const usedItems = new Set<string>();
      play(captcha, order, {
        answer,
        judge: (before, event, state, effects) => {
          for (const effect of effects) {
            if (effect.type === 'ask') expect(effect.turn).toBe(before.turn + 1);
            if (effect.type !== 'proceed') continue;
            proceededCount += 1;
            expect(usedItems.has(resultOf(effect.proof))).toBe(false);
            usedItems.add(resultOf(effect.proof));
            if (effect.purpose === 'sms')
              expect(effect.proof.captcha_ticket ?? effect.proof.img_code ?? '').not.toBe('');
          }
          if (event.type === 'pressed' && !event.isValid) expect(state).toBe(before);
          if ('turn' in event && event.turn !== before.turn) expect(state).toBe(before);
        },
      });
    }),
    { numRuns: 200 },
  );
  expect(proceededCount).toBeGreaterThan(80);
});
