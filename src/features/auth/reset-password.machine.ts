/** The forgotten password in two steps (M148, M149, M171, D57): prove the phone, then set a new one. */
import type { Answer } from '#schemas/api/envelope.ts';
import { passwordsError } from '#schemas/auth/password.ts';
import { defineMachine, stay, type Step } from '#engine/define-machine.ts';

/** What step 1 proves a phone with. */
export interface PhoneProof {
  phone: string;
  area_code: string;
  code: string;
  session_id: string;
}

export interface ResetRefusal {
  code: Extract<Answer<never>, { ok: false }>['code'];
  text: string;
}

type ResetPhase = { name: 'phone'; isBusy: boolean } | { name: 'password'; isBusy: boolean; token: string };

export interface ResetState {
  turn: number;
  phase: ResetPhase;
}

export type ResetEvent =
  /** `isValid`: the checks of phone and code passed (M167). */
  | { type: 'next-pressed'; isValid: boolean; proof: PhoneProof }
  | { type: 'proven'; turn: number; token: string }
  | { type: 'set-pressed'; password: string; again: string }
  | { type: 'set'; turn: number; phone: string }
  | { type: 'refused'; turn: number; refusal: ResetRefusal }
  | { type: 'back-pressed' }
  | { type: 'closed' };

export type ResetEffect =
  | { type: 'prove-phone'; turn: number; proof: PhoneProof }
  | { type: 'set-password'; turn: number; token: string; password: string; again: string }
  /** M171: an entry will not do. */
  | { type: 'say-entries' }
  /** M268-M271 in step `phone`, M282 and M283 in step `password`. */
  | { type: 'say-refused'; of: 'phone' | 'password'; refusal: ResetRefusal }
  /** The phone is proven: what was said on the way there is said no longer (M149). */
  | { type: 'hush' }
  /** Reset_password, and back to the login with the phone filled in (M149). */
  | { type: 'finish'; phone: string }
  | { type: 'leave' };

type Next = Step<ResetState, ResetEffect>;
type Phone = Extract<ResetPhase, { name: 'phone' }>;
type Password = Extract<ResetPhase, { name: 'password' }>;

/** Step 1 again: nothing that is still under way counts, and no token stays. */
function restart(state: ResetState, ...effects: readonly ResetEffect[]): Next {
  return { state: { turn: state.turn + 1, phase: { name: 'phone', isBusy: false } }, effects };
}

function stepPhone(state: ResetState, phase: Phone, event: ResetEvent): Next {
  if (event.type === 'next-pressed') {
    if (!event.isValid || phase.isBusy) return stay(state);
    const turn = state.turn + 1;
    return {
      state: { turn, phase: { name: 'phone', isBusy: true } },
      effects: [{ type: 'prove-phone', turn, proof: event.proof }],
    };
  }
  if (!phase.isBusy) return stay(state);
  if (event.type === 'proven')
    return {
      state: { ...state, phase: { name: 'password', isBusy: false, token: event.token } },
      effects: [{ type: 'hush' }],
    };
  return event.type === 'refused'
    ? restart(state, { type: 'say-refused', of: 'phone', refusal: event.refusal })
    : stay(state);
}

/** M171: both entries are judged before anything is sent. */
function setPassword(state: ResetState, phase: Password, password: string, again: string): Next {
  const { token } = phase;
  if (passwordsError(password, again) !== undefined) return { state, effects: [{ type: 'say-entries' }] };
  const turn = state.turn + 1;
  return {
    state: { turn, phase: { name: 'password', isBusy: true, token } },
    effects: [{ type: 'set-password', turn, token, password, again }],
  };
}

/** D57: a token that is spent or too old (10013) leads back to step 1. */
function refusePassword(state: ResetState, { token }: Password, refusal: ResetRefusal): Next {
  const sayRefusal = { type: 'say-refused', of: 'password', refusal } as const;
  if (refusal.code === 'reset-token-expired') return restart(state, sayRefusal);
  return { state: { ...state, phase: { name: 'password', isBusy: false, token } }, effects: [sayRefusal] };
}

function stepPassword(state: ResetState, phase: Password, event: ResetEvent): Next {
  const { isBusy } = phase;
  if (event.type === 'set-pressed')
    return isBusy ? stay(state) : setPassword(state, phase, event.password, event.again);
  if (!isBusy) return stay(state);
  if (event.type === 'set') return restart(state, { type: 'finish', phone: event.phone });
  return event.type === 'refused' ? refusePassword(state, phase, event.refusal) : stay(state);
}

function step(state: ResetState, event: ResetEvent): Next {
  if ('turn' in event && event.turn !== state.turn) return stay(state);
  if (event.type === 'closed') return restart(state);
  if (event.type === 'back-pressed') return restart(state, { type: 'leave' });
  const { phase } = state;
  return phase.name === 'phone' ? stepPhone(state, phase, event) : stepPassword(state, phase, event);
}

export const resetPassword = defineMachine<ResetState, ResetEvent, ResetEffect>({
  initial: { turn: 0, phase: { name: 'phone', isBusy: false } },
  step,
});
