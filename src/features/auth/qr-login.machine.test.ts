/** Login by a scanned code: every answer of the table, time by the clock, and laws over any order of events. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { QR_POLL_MS, QR_TICKS_MAX } from '#schemas/constants.ts';
import { fakeClock } from '#platform/fake-clock.ts';
import { anyOrder, play } from '../../../tests/support/machine-events.ts';
import { runMachine, walk } from '#engine/define-machine.ts';
import {
  qrLogin,
  readPoll,
  type QrLoginEffect,
  type QrLoginEvent,
  type QrLoginState,
  type QrPolled,
} from './qr-login.machine.ts';

const openedEvent: QrLoginEvent = { type: 'opened', provider: 'wx' };
const arrivedEvent = (attempt = 1, at = 0): QrLoginEvent => ({
  type: 'qr-arrived',
  attempt,
  code: 'code',
  place: { url: 'https://qr.example/code', opens: 'phone', frameDomains: [] },
  at,
});
const tick = (at: number, attempt = 1): QrLoginEvent => ({ type: 'tick', attempt, at });
const buildMessage = (
  code: Extract<QrPolled, { ok: false }>['code'],
  text = '',
  isScanned = false,
): QrPolled => ({
  ok: false,
  code,
  text,
  loginKey: code === 'qr-first-time' ? 'key' : '',
  isScanned,
});
const enteredValue: QrPolled = { ok: true, token: 'token' };
const polledEvent = (answer: QrPolled, attempt = 1): QrLoginEvent => ({ type: 'polled', attempt, answer });

/** Opened, shown, and asked once. */
const askedEvents: QrLoginEvent[] = [openedEvent, arrivedEvent(), tick(QR_POLL_MS)];
const after = (...events: QrLoginEvent[]) => walk(qrLogin, events);
const phaseAfter = (...events: QrLoginEvent[]) => after(...events).state.phase;
/** What the last of the events alone should do. */
const lastEffects = (...events: QrLoginEvent[]) =>
  walk(qrLogin, events.slice(-1), after(...events.slice(0, -1)).state).effects;
const buildAnswer = (answer: QrPolled) => {
  const events = [...askedEvents, polledEvent(answer)];
  return { phase: phaseAfter(...events), effects: lastEffects(...events) };
};

describe('login by a scanned code', () => {
  test('M134, M212: a code is fetched, and asked about every 2000 ms', () => {
    expect(lastEffects({ ...openedEvent, loginKey: 'mine' })).toEqual([
      { type: 'fetch-qr', attempt: 1, provider: 'wx', loginKey: 'mine' },
    ]);
    expect(lastEffects(openedEvent, arrivedEvent())).toEqual([{ type: 'tick-in', attempt: 1, ms: 2000 }]);
    expect(lastEffects(...askedEvents)).toEqual([
      { type: 'poll', attempt: 1, code: 'code', loginKey: '' },
      { type: 'tick-in', attempt: 1, ms: 2000 },
    ]);
  });

  test('M134: at tick 60 the code is expired, and nobody asks again', () => {
    const clock = fakeClock();
    const asks: number[] = [];
    const running = runMachine(qrLogin, (effect: QrLoginEffect, send: (event: QrLoginEvent) => void) => {
      const { now } = clock;
      if (effect.type === 'fetch-qr') send(arrivedEvent(effect.attempt, now()));
      if (effect.type === 'tick-in') clock.after(effect.ms, () => send(tick(now(), effect.attempt)));
      if (effect.type === 'poll') {
        asks.push(now());
        send(polledEvent(buildMessage('qr-waiting'), effect.attempt));
      }
    });
    running.send(openedEvent);
    clock.advance(QR_POLL_MS * QR_TICKS_MAX - 1);
    expect(running.get().phase.name).toBe('waiting');
    clock.advance(600_000);
    expect(running.get().phase.name).toBe('expired');
    expect(asks).toEqual(Array.from({ length: 59 }, (_, index) => (index + 1) * 2000));
  });

  test('M134: while the page is hidden nothing is asked, but the time runs on (D47)', () => {
    const hiddenEvents: QrLoginEvent[] = [openedEvent, arrivedEvent(), { type: 'hidden' }];
    expect(lastEffects(...hiddenEvents, tick(2000))).toEqual([{ type: 'tick-in', attempt: 1, ms: 2000 }]);
    expect(phaseAfter(...hiddenEvents, tick(61_000))).toMatchObject({ name: 'waiting', ticks: 30 });
    expect(lastEffects(...hiddenEvents, tick(61_000), { type: 'shown' }, tick(62_000))).toContainEqual(
      expect.objectContaining({ type: 'poll' }),
    );
    expect(phaseAfter(...hiddenEvents, tick(121_000)).name).toBe('expired');
  });

  test('M134: nobody asks twice at once, and a clock set back stops nothing', () => {
    expect(lastEffects(...askedEvents, tick(4000))).toEqual([{ type: 'tick-in', attempt: 1, ms: 2000 }]);
    const back = Array.from({ length: QR_TICKS_MAX }, () => tick(-5_000_000));
    expect(phaseAfter(openedEvent, arrivedEvent(), ...back).name).toBe('expired');
  });

  test('M135: 0 enters with the token', () => {
    expect(buildAnswer(enteredValue)).toEqual({
      phase: { name: 'entered', token: 'token' },
      effects: [{ type: 'enter', token: 'token' }],
    });
  });

  test.each(['qr-waiting', 'poll-busy', 'network'] as const)('M136, M140: %s keeps waiting', (code) => {
    const { phase, effects } = buildAnswer(buildMessage(code));
    expect(phase).toMatchObject({ name: 'waiting', isAsking: false });
    expect(effects).toEqual([]);
    expect(lastEffects(...askedEvents, polledEvent(buildMessage(code)), tick(4000))).toContainEqual(
      expect.objectContaining({ type: 'poll' }),
    );
  });

  test('M137, M284: 9001 asks whether the shop is paid for, then for a phone', () => {
    const first = [...askedEvents, polledEvent(buildMessage('qr-first-time'))];
    const checked = (isValid: boolean): QrLoginEvent => ({ type: 'shop-checked', attempt: 1, isValid });
    expect(lastEffects(...first)).toEqual([{ type: 'check-shop', attempt: 1 }]);
    expect(lastEffects(...first, checked(true))).toEqual([{ type: 'ask-phone', loginKey: 'key' }]);
    expect(phaseAfter(...first, checked(true))).toEqual({ name: 'bind-phone', loginKey: 'key' });
    expect(phaseAfter(...first, checked(false))).toEqual({ name: 'shop-closed' });
    expect(lastEffects(...first, checked(false))).toEqual([]);
    const failedEvent: QrLoginEvent = { type: 'shop-check-failed', attempt: 1, text: 'busy' };
    expect(phaseAfter(...first, failedEvent)).toEqual({ name: 'failed', of: 'poll', text: 'busy' });
  });

  test('M136: a phone that has opened the code is told of, and asked about on', () => {
    const scannedEvents = [...askedEvents, polledEvent(buildMessage('qr-waiting', '', true))];
    expect(phaseAfter(...scannedEvents)).toMatchObject({ name: 'waiting', isScanned: true, isAsking: false });
    expect(lastEffects(...scannedEvents, tick(2 * QR_POLL_MS)).map(({ type }) => type)).toContain('poll');
    expect(phaseAfter(...scannedEvents, { type: 'refreshed' }, arrivedEvent(2))).toMatchObject({
      isScanned: false,
    });
  });

  test('M138, M281: 9004 is the overlay with its refresh, which begins anew', () => {
    const expiredEvents = [...askedEvents, polledEvent(buildMessage('qr-expired'))];
    expect(phaseAfter(...expiredEvents)).toMatchObject({
      name: 'expired',
      place: { url: 'https://qr.example/code' },
    });
    expect(lastEffects(...expiredEvents, { type: 'refreshed' })).toEqual([
      { type: 'fetch-qr', attempt: 2, provider: 'wx', loginKey: '' },
    ]);
  });

  test('M139: 9005 says that the account is bound elsewhere, and going to login begins anew', () => {
    const boundEvents = [...askedEvents, polledEvent(buildMessage('qr-bound-elsewhere'))];
    expect(phaseAfter(...boundEvents)).toEqual({ name: 'bound-elsewhere' });
    expect(phaseAfter(...boundEvents, { type: 'refreshed' })).toEqual({ name: 'fetching' });
  });

  test.each(['account-disabled', 'needs-binding', 'rate-limited', 'unknown'] as const)(
    'M140: %s is shown in place of the code, nowhere else, and nothing more is asked',
    (code) => {
      const { phase, effects } = buildAnswer(buildMessage(code, 'the server’s words'));
      expect(phase).toEqual({ name: 'failed', of: 'poll', text: 'the server’s words' });
      expect(effects).toEqual([]);
      expect(lastEffects(...askedEvents, polledEvent(buildMessage(code)), tick(4000))).toEqual([]);
    },
  );

  test('M280: a code that cannot be fetched is said in its place, and can be fetched again', () => {
    const failedEvent: QrLoginEvent = { type: 'qr-failed', attempt: 1, text: 'off' };
    expect(phaseAfter(openedEvent, failedEvent)).toEqual({ name: 'failed', of: 'fetch', text: 'off' });
    expect(phaseAfter(openedEvent, failedEvent, { type: 'refreshed' })).toEqual({ name: 'fetching' });
  });

  test('D47: what an older attempt sends is dropped', () => {
    const again: QrLoginEvent[] = [...askedEvents, { type: 'refreshed' }];
    expect(
      after(
        ...again,
        polledEvent(enteredValue),
        arrivedEvent(1),
        tick(4000),
        polledEvent(buildMessage('qr-expired')),
      ),
    ).toEqual(after(...again));
  });

  test('D47: a token that arrives after expiry still enters; after closing it does not', () => {
    const late = [...askedEvents, tick(120_000)];
    expect(phaseAfter(...late)).toMatchObject({ name: 'expired', isAsking: true });
    expect(phaseAfter(...late, polledEvent(enteredValue)).name).toBe('entered');
    expect(phaseAfter(...late, polledEvent(buildMessage('qr-waiting')), polledEvent(enteredValue)).name).toBe(
      'expired',
    );
    expect(phaseAfter(...askedEvents, { type: 'closed' }, polledEvent(enteredValue)).name).toBe('idle');
  });

  test('M212: an answer of a poll is read with the login_key its refusal carries', () => {
    expect(readPoll({ ok: true, data: { token: 'token' } })).toEqual(enteredValue);
    const refusal = { ok: false, code: 'qr-first-time', msg: '' } as const;
    expect(readPoll({ ...refusal, detail: { login_key: 'key' } })).toEqual(buildMessage('qr-first-time'));
    expect(readPoll(refusal)).toMatchObject({ loginKey: '' });
  });
});

const attempts = fc.integer({ min: 1, max: 5 });
const times = fc.integer({ min: 0, max: 200_000 });
const answers = fc.constantFrom(
  enteredValue,
  buildMessage('qr-waiting'),
  buildMessage('qr-waiting'),
  buildMessage('poll-busy'),
  buildMessage('network'),
  buildMessage('qr-first-time'),
  buildMessage('qr-expired'),
  buildMessage('qr-bound-elsewhere'),
  buildMessage('unknown'),
);
/** Any event, of any attempt, at any time. */
const anyEvent: fc.Arbitrary<QrLoginEvent> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.constantFrom(openedEvent, { type: 'refreshed' as const }, { type: 'closed' as const }),
  },
  { weight: 1, arbitrary: fc.constantFrom({ type: 'hidden' as const }, { type: 'shown' as const }) },
  { weight: 3, arbitrary: fc.tuple(attempts, times).map(([attempt, at]) => arrivedEvent(attempt, at)) },
  { weight: 6, arbitrary: fc.tuple(times, attempts).map(([at, attempt]) => tick(at, attempt)) },
  {
    weight: 6,
    arbitrary: fc.tuple(answers, attempts).map(([answer, attempt]) => polledEvent(answer, attempt)),
  },
  { weight: 1, arbitrary: attempts.map((attempt) => ({ type: 'qr-failed', attempt, text: '' }) as const) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(attempts, fc.boolean())
      .map(([attempt, isValid]) => ({ type: 'shop-checked', attempt, isValid }) as const),
  },
);

function judge(
  before: QrLoginState,
  event: QrLoginEvent,
  state: QrLoginState,
  effects: readonly QrLoginEffect[],
) {
  const polls = effects.filter((effect) => effect.type === 'poll').length;
  const hasOther = effects.some((effect) => 'attempt' in effect && effect.attempt !== state.attempt);
  const isWaiting = before.phase.name === 'waiting' && state.phase.name === 'waiting' && !before.isHidden;
  const ticks = state.phase.name === 'waiting' ? state.phase.ticks : 0;
  const isOlder = 'attempt' in event && event.attempt !== before.attempt;
  const isNew = state.phase.name === 'entered' && before.phase.name !== 'entered';
  expect({
    polls: polls <= (isWaiting ? 1 : 0),
    hasOther,
    ticks: ticks < QR_TICKS_MAX,
    stays: !isOlder || state === before,
    enters: effects.filter((effect) => effect.type === 'enter').length,
  }).toEqual({ polls: true, hasOther: false, ticks: true, stays: true, enters: isNew ? 1 : 0 });
  return polls;
}

/** An event every two seconds, most of the scans still waited for. */
function answer(effect: QrLoginEffect, pick: number, index: number): QrLoginEvent | undefined {
  const now = index * QR_POLL_MS;
  if (effect.type === 'fetch-qr') return arrivedEvent(effect.attempt, now);
  if (effect.type === 'tick-in') return tick(now, effect.attempt);
  if (effect.type === 'check-shop')
    return { type: 'shop-checked', attempt: effect.attempt, isValid: pick % 2 === 0 };
  const ends = [
    enteredValue,
    buildMessage('qr-first-time'),
    buildMessage('qr-expired'),
    buildMessage('qr-bound-elsewhere'),
    buildMessage('unknown'),
  ];
  if (effect.type !== 'poll') return undefined;
  return polledEvent(
    ends[pick % 40] ?? buildMessage(pick % 2 === 0 ? 'qr-waiting' : 'network'),
    effect.attempt,
  );
}

test('M134-M140: in any order of events nobody asks after an end, beyond 60 ticks, or for an older attempt', () => {
  const reachedItems = new Set<string>();
  let asks = 0;
  fc.assert(
    fc.property(anyOrder(anyEvent, 120), (order) => {
      const polls = new Map<number, number>();
      play(qrLogin, order, {
        answer,
        judge: (before, event, state, effects) => {
          reachedItems.add(state.phase.name);
          const count = judge(before, event, state, effects);
          asks += count;
          polls.set(state.attempt, (polls.get(state.attempt) ?? 0) + count);
        },
      });
      expect(Math.max(0, ...polls.values())).toBeLessThan(QR_TICKS_MAX);
    }),
    { numRuns: 200 },
  );
  expect(asks).toBeGreaterThan(200);
  expect(reachedItems.size).toBe(10);
});
