/** Login by a scanned code (M134-M140, D47): asked every 2000 ms, 60 ticks at most, and no answer of an older attempt counts. */
import type { Answer } from '#schemas/api/envelope.ts';
import { QR_POLL_MS, QR_TICKS_MAX } from '#schemas/constants.ts';
import type { QrProviderName } from '#schemas/auth/login-fields.ts';
import { defineMachine, stay, type Step } from '#engine/define-machine.ts';

/** What the address of a code is, and what may be done with it. */
export interface QrPlace {
  url: string;
  /** A QR code for a phone, or a company's own page with its code on it. */
  opens: 'phone' | 'page';
  /** Whose messages are believed of the page in a frame; none where it may be in none (M222). */
  frameDomains: readonly string[];
}

export type QrPhase =
  | { name: 'idle' }
  | { name: 'fetching' }
  | {
      name: 'waiting';
      code: string;
      place: QrPlace;
      /** Milliseconds of the clock at the first moment. */
      since: number;
      ticks: number;
      /** An answer is under way: nobody asks again before it is there. */
      isAsking: boolean;
      /** A phone has opened it, and has to be looked at now. */
      isScanned: boolean;
    }
  /** A first scan: whether the shop still lets anybody in is asked before a phone is (M137). */
  | { name: 'checking'; loginKey: string }
  /** The picture stays under the overlay; an answer under way may still let the person in. */
  | { name: 'expired'; place: QrPlace; isAsking: boolean }
  /** On the way to the company's own page. */
  | { name: 'leaving' }
  | { name: 'bound-elsewhere' }
  | { name: 'bind-phone'; loginKey: string }
  | { name: 'shop-closed' }
  /** `fetch`: there was no code to show (M280); `poll`: the server said no, in `text` (M140). */
  | { name: 'failed'; of: 'fetch' | 'poll'; text: string }
  | { name: 'entered'; token: string };

export interface QrLoginState {
  /** Counts up with every code fetched; what comes back carries it. */
  attempt: number;
  provider: QrProviderName;
  /** Of a person who has one already and scans to bind (M212); else empty. */
  loginKey: string;
  /** Nobody looks: nothing is asked, but the time runs on. */
  isHidden: boolean;
  phase: QrPhase;
}

/** A poll's answer: its token, or the code that says how it stands. */
export type QrPolled =
  | { ok: true; token: string }
  | {
      ok: false;
      code: Extract<Answer<never>, { ok: false }>['code'];
      text: string;
      loginKey: string;
      isScanned: boolean;
    };

export type QrLoginEvent =
  | { type: 'opened'; provider: QrProviderName; loginKey?: string }
  | { type: 'qr-arrived'; attempt: number; code: string; place: QrPlace; at: number }
  /** The browser goes to the company's page itself (D66). */
  | { type: 'gone'; attempt: number }
  /** A frame brought a token (M222). */
  | { type: 'told'; token: string }
  | { type: 'qr-failed'; attempt: number; text: string }
  | { type: 'tick'; attempt: number; at: number }
  | { type: 'polled'; attempt: number; answer: QrPolled }
  | { type: 'shop-checked'; attempt: number; isValid: boolean }
  | { type: 'shop-check-failed'; attempt: number; text: string }
  | { type: 'refreshed' }
  | { type: 'hidden' }
  | { type: 'shown' }
  | { type: 'closed' };

export type QrLoginEffect =
  | { type: 'fetch-qr'; attempt: number; provider: QrProviderName; loginKey: string }
  | { type: 'tick-in'; attempt: number; ms: number }
  | { type: 'poll'; attempt: number; code: string; loginKey: string }
  | { type: 'check-shop'; attempt: number }
  | { type: 'ask-phone'; loginKey: string }
  | { type: 'enter'; token: string };

type Next = Step<QrLoginState, QrLoginEffect>;
type Waiting = Extract<QrPhase, { name: 'waiting' }>;

/** Reads the answer of a poll; `login_key` and `scanned` stand in what a refusal says besides its code. */
export function readPoll(answer: Answer<{ token: string }>): QrPolled {
  if (answer.ok) return { ok: true, token: answer.data.token };
  const { code, msg: text } = answer;
  const detail = typeof answer.detail === 'object' && answer.detail !== null ? answer.detail : {};
  const loginKey = 'login_key' in detail && typeof detail.login_key === 'string' ? detail.login_key : '';
  return { ok: false, code, text, loginKey, isScanned: 'scanned' in detail && detail.scanned === 1 };
}

const at = (state: QrLoginState, phase: QrPhase): QrLoginState => ({ ...state, phase });

function begin(state: QrLoginState): Next {
  const attempt = state.attempt + 1;
  const { provider, loginKey } = state;
  return {
    state: { ...state, attempt, phase: { name: 'fetching' } },
    effects: [{ type: 'fetch-qr', attempt, provider, loginKey }],
  };
}

/** Ticks are counted by the clock, for a hidden tab's timers come late (D47); each event is one at least. */
function ticksAt(phase: Waiting, now: number): number {
  const ticks = Math.floor((now - phase.since) / QR_POLL_MS);
  return Math.min(QR_TICKS_MAX, Math.max(phase.ticks + 1, ticks));
}

function tick(state: QrLoginState, phase: Waiting, now: number): Next {
  const { attempt, loginKey } = state;
  const ticks = ticksAt(phase, now);
  if (ticks >= QR_TICKS_MAX)
    return stay(at(state, { name: 'expired', place: phase.place, isAsking: phase.isAsking }));
  const again = { type: 'tick-in', attempt, ms: QR_POLL_MS } as const;
  if (state.isHidden || phase.isAsking) return { state: at(state, { ...phase, ticks }), effects: [again] };
  return {
    state: at(state, { ...phase, ticks, isAsking: true }),
    effects: [{ type: 'poll', attempt, code: phase.code, loginKey }, again],
  };
}

function enter(state: QrLoginState, token: string): Next {
  return { state: at(state, { name: 'entered', token }), effects: [{ type: 'enter', token }] };
}

function checkShop(state: QrLoginState, loginKey: string): Next {
  return {
    state: at(state, { name: 'checking', loginKey }),
    effects: [{ type: 'check-shop', attempt: state.attempt }],
  };
}

/** The server's own words in place of the code, and nothing more is asked (M140). */
function failPoll(state: QrLoginState, text: string): Next {
  return stay(at(state, { name: 'failed', of: 'poll', text }));
}

/** M136, M138-M140. A lost connection says nothing about the code, so the next tick asks again. */
function refuse(state: QrLoginState, phase: Waiting, answer: Extract<QrPolled, { ok: false }>): Next {
  switch (answer.code) {
    case 'qr-waiting':
      return stay(at(state, { ...phase, isAsking: false, isScanned: answer.isScanned }));
    case 'poll-busy':
    case 'network':
      return stay(at(state, { ...phase, isAsking: false }));
    case 'qr-expired':
      return stay(at(state, { name: 'expired', place: phase.place, isAsking: false }));
    case 'qr-bound-elsewhere':
      return stay(at(state, { name: 'bound-elsewhere' }));
    default:
      return failPoll(state, answer.text);
  }
}

/** An answer to a question; success counts after expiry too, for a token is given out once (M135). */
function takePoll(state: QrLoginState, answer: QrPolled): Next {
  const { phase } = state;
  if ((phase.name !== 'waiting' && phase.name !== 'expired') || !phase.isAsking) return stay(state);
  if (answer.ok) return enter(state, answer.token);
  if (answer.code === 'qr-first-time') return checkShop(state, answer.loginKey);
  return phase.name === 'waiting'
    ? refuse(state, phase, answer)
    : stay(at(state, { ...phase, isAsking: false }));
}

function shopChecked(state: QrLoginState, isValid: boolean): Next {
  if (state.phase.name !== 'checking') return stay(state);
  const { loginKey } = state.phase;
  if (!isValid) return stay(at(state, { name: 'shop-closed' }));
  return {
    state: at(state, { name: 'bind-phone', loginKey }),
    effects: [{ type: 'ask-phone', loginKey }],
  };
}

/** Events of an attempt: only the running one's are heard, and only where they mean something. */
function stepAttempt(state: QrLoginState, event: Extract<QrLoginEvent, { attempt: number }>): Next {
  const { phase } = state;
  if (event.attempt !== state.attempt) return stay(state);
  switch (event.type) {
    case 'qr-arrived': {
      if (phase.name !== 'fetching') return stay(state);
      const { code, place, at: since } = event;
      return {
        state: at(state, {
          name: 'waiting',
          code,
          place,
          since,
          ticks: 0,
          isAsking: false,
          isScanned: false,
        }),
        effects: [{ type: 'tick-in', attempt: state.attempt, ms: QR_POLL_MS }],
      };
    }
    case 'gone':
      return phase.name === 'fetching' ? stay(at(state, { name: 'leaving' })) : stay(state);
    case 'qr-failed':
      return phase.name === 'fetching'
        ? stay(at(state, { name: 'failed', of: 'fetch', text: event.text }))
        : stay(state);
    case 'tick':
      return phase.name === 'waiting' ? tick(state, phase, event.at) : stay(state);
    case 'polled':
      return takePoll(state, event.answer);
    case 'shop-checked':
      return shopChecked(state, event.isValid);
    case 'shop-check-failed':
      return phase.name === 'checking' ? failPoll(state, event.text) : stay(state);
  }
}

function step(state: QrLoginState, event: QrLoginEvent): Next {
  if ('attempt' in event) return stepAttempt(state, event);
  switch (event.type) {
    case 'opened':
      return begin({ ...state, provider: event.provider, loginKey: event.loginKey ?? '' });
    case 'refreshed':
      return state.phase.name === 'idle' || state.phase.name === 'entered' ? stay(state) : begin(state);
    case 'told':
      return state.phase.name === 'waiting' ? enter(state, event.token) : stay(state);
    case 'hidden':
      return stay({ ...state, isHidden: true });
    case 'shown':
      return stay({ ...state, isHidden: false });
    case 'closed':
      return stay({ ...state, loginKey: '', phase: { name: 'idle' } });
  }
}

export const qrLogin = defineMachine<QrLoginState, QrLoginEvent, QrLoginEffect>({
  initial: { attempt: 0, provider: 'wx', loginKey: '', isHidden: false, phase: { name: 'idle' } },
  step,
});
