/** The button that sends a code (M141, M142, M265): 59 to 1 by the clock, and a picture that is spent. */
import type { Answer } from '#schemas/api/envelope.ts';
import { SMS_WAIT_S } from '#schemas/constants.ts';
import { msOf, SECOND_MS, secondsUpTo } from '#schemas/time.ts';
import { defineMachine, stay, type Step } from '#engine/define-machine.ts';
import type { CaptchaProof } from './captcha.machine.ts';

type SmsPhase =
  | { name: 'ready' }
  | { name: 'sending'; sessionId: string }
  | { name: 'counting'; until: number; left: number };

export interface SmsState {
  turn: number;
  phase: SmsPhase;
  /** The flow the last code was sent in: the login names this one, whatever captcha came after it. */
  sessionId: string;
}

export interface SmsRefusal {
  code: Extract<Answer<never>, { ok: false }>['code'];
  text: string;
  /** Seconds until the next may be sent, where the server says so. */
  waitS: number;
}

export type SmsEvent =
  | { type: 'asked'; proof: CaptchaProof }
  /** `waitS`: the server's word on when the next may be sent. */
  | { type: 'sent'; turn: number; at: number; waitS: number }
  | { type: 'refused'; turn: number; at: number; refusal: SmsRefusal }
  | { type: 'tick'; turn: number; at: number }
  | { type: 'closed' };

export type SmsEffect =
  | { type: 'send'; turn: number; proof: CaptchaProof }
  | { type: 'tick-in'; turn: number; ms: number }
  /** What was sent along is spent: another picture, and an empty field. */
  | { type: 'renew-captcha' }
  | { type: 'say-sent' }
  | { type: 'say-refused'; refusal: SmsRefusal };

type Next = Step<SmsState, SmsEffect>;

const DAY_S = 86_400;

/** Reads why no code was sent; `wait_s` stands in what the refusal says besides its code. */
export function readSmsRefusal(answer: Extract<Answer<unknown>, { ok: false }>): SmsRefusal {
  const { code, msg: text, detail } = answer;
  const seconds = typeof detail === 'object' && detail !== null && 'wait_s' in detail ? detail.wait_s : 0;
  const isSeconds = typeof seconds === 'number' && Number.isInteger(seconds) && seconds > 0;
  return { code, text, waitS: isSeconds ? Math.min(seconds, DAY_S) : 0 };
}

/** Counts from `left` down to 1; where the server waits longer than that, the first number stays for the rest. */
function count(
  state: SmsState,
  { left, waitMs, at }: { left: number; waitMs: number; at: number },
  ...effects: readonly SmsEffect[]
): Next {
  const phase = { name: 'counting', until: at + waitMs, left } as const;
  const ms = waitMs - msOf(left - 1);
  return { state: { ...state, phase }, effects: [...effects, { type: 'tick-in', turn: state.turn, ms }] };
}

/** By the clock, for timers come late; a clock set back stops nothing. */
function tick(state: SmsState, phase: Extract<SmsPhase, { name: 'counting' }>, at: number): Next {
  const left = Math.min(phase.left - 1, secondsUpTo(phase.until - at));
  if (left <= 0)
    return { state: { ...state, phase: { name: 'ready' } }, effects: [{ type: 'renew-captcha' }] };
  return {
    state: { ...state, phase: { ...phase, left } },
    effects: [{ type: 'tick-in', turn: state.turn, ms: SECOND_MS }],
  };
}

function refuse(state: SmsState, refusal: SmsRefusal, at: number): Next {
  const effects: readonly SmsEffect[] = [{ type: 'say-refused', refusal }, { type: 'renew-captcha' }];
  if (refusal.code === 'too-frequent' && refusal.waitS > 0)
    return count(state, { left: refusal.waitS, waitMs: msOf(refusal.waitS), at }, ...effects);
  return { state: { ...state, phase: { name: 'ready' } }, effects };
}

function step(state: SmsState, event: SmsEvent): Next {
  const { phase } = state;
  if (event.type === 'closed')
    return stay({ ...state, turn: state.turn + 1, phase: { name: 'ready' }, sessionId: '' });
  if (event.type === 'asked') {
    if (phase.name !== 'ready') return stay(state);
    const turn = state.turn + 1;
    const { proof } = event;
    const sending = { name: 'sending', sessionId: proof.session_id } as const;
    return { state: { ...state, turn, phase: sending }, effects: [{ type: 'send', turn, proof }] };
  }
  if (event.turn !== state.turn) return stay(state);
  if (event.type === 'tick') return phase.name === 'counting' ? tick(state, phase, event.at) : stay(state);
  if (phase.name !== 'sending') return stay(state);
  if (event.type === 'refused') return refuse(state, event.refusal, event.at);
  // M141 counts from 59 while the server waits 60 seconds: a button that is back before it is ready would be refused.
  const waitS = Math.max(SMS_WAIT_S + 1, Math.min(event.waitS, DAY_S));
  const waiting = { left: waitS - 1, waitMs: msOf(waitS), at: event.at };
  return count({ ...state, sessionId: phase.sessionId }, waiting, { type: 'say-sent' });
}

export const smsCountdown = defineMachine<SmsState, SmsEvent, SmsEffect>({
  initial: { turn: 0, phase: { name: 'ready' }, sessionId: '' },
  step,
});
