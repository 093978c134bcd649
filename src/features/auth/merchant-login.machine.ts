/**
 * A merchant of an operations school logs in as the learner they are (M114, M115, M147, M277, D56): tried once by itself
 * (D117), and from then on by a press alone (requirement 21).
 */
import type { Answer } from '#schemas/api/envelope.ts';
import type { LoginAnswer } from '#schemas/auth/login-fields.ts';
import { defineMachine, stay, type Step } from '#engine/define-machine.ts';

/** M157. The code logs in once; empty while a new one is asked for. */
interface MerchantUser {
  avatar: string;
  name: string;
  code: string;
}

export interface MerchantRefusal {
  code: Extract<Answer<never>, { ok: false }>['code'];
  text: string;
}

type MerchantPhase =
  | { name: 'idle' }
  | { name: 'asking' }
  /** The quick tab: logs in when pressed. */
  | { name: 'offered'; user: MerchantUser }
  /** The autoRegister tab: makes the learner account when pressed. */
  | { name: 'unregistered'; user: MerchantUser }
  | { name: 'busy'; from: 'offered' | 'unregistered'; user: MerchantUser; byItself: boolean }
  | { name: 'entered' };

export interface MerchantState {
  turn: number;
  /** The merchant's way is taken by itself once a visit (has_B_login). */
  wasTried: boolean;
  phase: MerchantPhase;
}

export type MerchantEvent =
  | { type: 'opened'; isSchool: boolean; hasBLogin: boolean }
  | { type: 'user-arrived'; turn: number; user: MerchantUser }
  | { type: 'user-refused'; turn: number }
  | { type: 'pressed' }
  | { type: 'entered'; turn: number; answer: LoginAnswer }
  | { type: 'refused'; turn: number; refusal: MerchantRefusal }
  | { type: 'change-phone-pressed' }
  | { type: 'closed' };

export type MerchantEffect =
  | { type: 'ask-user'; turn: number }
  /** For the tabs: whether this browser holds a merchant's session. */
  | { type: 'know'; cookie: boolean }
  | { type: 'show-tab'; tab: 'quick' | 'autoRegister' | 'verifyCode' }
  /** Sets has_B_login, which stops repetition and proves nothing. */
  | { type: 'remember-tried' }
  | { type: 'log-in'; turn: number; code: string }
  | { type: 'register'; turn: number; code: string }
  /** `byItself`: nothing was pressed, and so nothing agreed to. */
  | { type: 'enter'; answer: LoginAnswer; byItself: boolean }
  | { type: 'show'; text: string }
  | { type: 'close-dialog' };

type Next = Step<MerchantState, MerchantEffect>;
type Busy = Extract<MerchantPhase, { name: 'busy' }>;
type OfTurn = Extract<MerchantEvent, { turn: number }>;

function open(state: MerchantState, isSchool: boolean, hasBLogin: boolean): Next {
  if (!isSchool) return stay({ ...state, turn: state.turn + 1, phase: { name: 'idle' } });
  const turn = state.turn + 1;
  return {
    state: { turn, wasTried: state.wasTried || hasBLogin, phase: { name: 'asking' } },
    effects: [{ type: 'ask-user', turn }],
  };
}

/** Tried by itself once (D117); from then on only when the person asks for it (M147). */
function offer(state: MerchantState, user: MerchantUser): Next {
  const knowCookie: MerchantEffect = { type: 'know', cookie: true };
  const offeredState: MerchantState = { ...state, wasTried: true, phase: { name: 'offered', user } };
  if (state.wasTried) return { state: offeredState, effects: [knowCookie] };
  const attempt = send(offeredState, true);
  const tabEffects: MerchantEffect[] = [{ type: 'show-tab', tab: 'quick' }, { type: 'remember-tried' }];
  return { state: attempt.state, effects: [knowCookie, ...tabEffects, ...attempt.effects] };
}

/** The one place where a code is sent, and only one that was not sent before. */
function send(state: MerchantState, byItself: boolean): Next {
  const { phase } = state;
  if ((phase.name !== 'offered' && phase.name !== 'unregistered') || phase.user.code === '')
    return stay(state);
  const turn = state.turn + 1;
  const { code } = phase.user;
  const user = { ...phase.user, code: '' };
  return {
    state: { ...state, turn, phase: { name: 'busy', from: phase.name, user, byItself } },
    effects: [{ type: phase.name === 'offered' ? 'log-in' : 'register', turn, code }],
  };
}

/** M277: 9002 leads to registering, with a code of its own; another refusal is said and the dialog closes. */
function refuse(state: MerchantState, phase: Busy, { code, text }: MerchantRefusal): Next {
  const turn = state.turn + 1;
  if (code === 'needs-binding' && phase.from === 'offered')
    return {
      state: { ...state, turn, phase: { name: 'unregistered', user: phase.user } },
      effects: [
        { type: 'show-tab', tab: 'autoRegister' },
        { type: 'ask-user', turn },
      ],
    };
  const showText: MerchantEffect = { type: 'show', text };
  // A lost connection is no refusal: the same press again, with a code that was not sent yet.
  if (code === 'network')
    return {
      state: { ...state, turn, phase: { name: phase.from, user: phase.user } },
      effects: [showText, { type: 'ask-user', turn }],
    };
  return {
    state: { ...state, turn, phase: { name: 'idle' } },
    effects: [showText, { type: 'close-dialog' }],
  };
}

/** A new code is awaited by who was asked about for the first time, and by a tab whose code was sent. */
function isAwaiting(phase: MerchantPhase): phase is Extract<MerchantPhase, { user: MerchantUser }> {
  return (phase.name === 'offered' || phase.name === 'unregistered') && phase.user.code === '';
}

function userArrived(state: MerchantState, user: MerchantUser): Next {
  const { phase } = state;
  if (phase.name === 'asking') return offer(state, user);
  return isAwaiting(phase) ? stay({ ...state, phase: { ...phase, user } }) : stay(state);
}

/** The session ended meanwhile: its tabs go with it. */
function userRefused(state: MerchantState): Next {
  if (state.phase.name !== 'asking' && !isAwaiting(state.phase)) return stay(state);
  return { state: { ...state, phase: { name: 'idle' } }, effects: [{ type: 'know', cookie: false }] };
}

function stepTurn(state: MerchantState, event: OfTurn): Next {
  const { phase } = state;
  if (event.turn !== state.turn) return stay(state);
  if (event.type === 'user-arrived') return userArrived(state, event.user);
  if (event.type === 'user-refused') return userRefused(state);
  if (phase.name !== 'busy') return stay(state);
  if (event.type === 'refused') return refuse(state, phase, event.refusal);
  const { answer } = event;
  return {
    state: { ...state, phase: { name: 'entered' } },
    effects: [{ type: 'enter', answer, byItself: phase.byItself }],
  };
}

function step(state: MerchantState, event: MerchantEvent): Next {
  if ('turn' in event) return stepTurn(state, event);
  switch (event.type) {
    case 'opened':
      return open(state, event.isSchool, event.hasBLogin);
    case 'pressed':
      return send(state, false);
    case 'change-phone-pressed':
      return { state, effects: [{ type: 'show-tab', tab: 'verifyCode' }] };
    case 'closed':
      return stay({ ...state, turn: state.turn + 1, phase: { name: 'idle' } });
  }
}

export const merchantLogin = defineMachine<MerchantState, MerchantEvent, MerchantEffect>({
  initial: { turn: 0, wasTried: false, phase: { name: 'idle' } },
  step,
});
