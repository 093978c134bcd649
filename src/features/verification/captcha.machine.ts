/** What a person passes before a login or a code by SMS (M125, M174-M176, M181, M182, D50); each result works once. */
import { CAPTCHA, type CaptchaKind } from '#schemas/auth/captcha-type.ts';
import { IMAGE_CODE_LENGTH } from '#schemas/constants.ts';
import { imageError, type LoginError } from '#schemas/auth/login-checks.ts';
import { defineMachine, stay, type Step } from '#engine/define-machine.ts';

/** What a captcha is passed for: a code by SMS needs a human check in any case (D50). */
export type CaptchaPurpose = 'login' | 'sms';

/** Fields a call sends along; what was used once is never sent again. */
export interface CaptchaProof {
  session_id: string;
  captcha_type: CaptchaKind;
  captcha_ticket?: string;
  captcha_randstr?: string;
  img_code?: string;
  code_key?: string;
}

interface Picture {
  key: string;
  /** Empty until it is there. */
  url: string;
  /** M267. */
  isLost: boolean;
  typedText: string;
}

export type CaptchaPhase =
  | { name: 'idle' }
  /** `isPressed`: somebody waits and nothing more has to be typed. */
  | { name: 'asking'; isPressed: boolean; isOpen: boolean; isDowngrade: boolean }
  /** Nothing to pass; the next press goes on. */
  | { name: 'free'; sessionId: string }
  | { name: 'slide'; sessionId: string; appId: string; isOpen: boolean; isDowngraded: boolean }
  | {
      name: 'image';
      sessionId: string;
      type: Exclude<CaptchaKind, typeof CAPTCHA.slide>;
      picture: Picture;
      error?: LoginError;
    }
  /** The result is on its way; a new press begins anew. */
  | { name: 'passed' }
  | { name: 'failed' };

export interface CaptchaState {
  /** Counts up with every question; answers carry it. */
  turn: number;
  purpose: CaptchaPurpose;
  /** A slide could not be loaded here: from then on an image is asked for in its place. */
  isSlideLost: boolean;
  phase: CaptchaPhase;
}

export type CaptchaEvent =
  /** A form with a picture comes into view, or a picture is spent: the next one is made ready. */
  | { type: 'prepared'; purpose: CaptchaPurpose }
  /** `isValid`: the checks of the other fields passed (M182). */
  | { type: 'pressed'; purpose: CaptchaPurpose; isValid: boolean }
  | { type: 'arrived'; turn: number; captcha: CaptchaKind; sessionId: string; appId: string; codeKey: string }
  | { type: 'refused'; turn: number; text: string }
  | { type: 'slide-passed'; turn: number; ticket: string; randstr: string }
  | { type: 'slide-lost'; turn: number }
  | { type: 'slide-closed' }
  | { type: 'picture-asked'; codeKey: string }
  | { type: 'picture-arrived'; turn: number; codeKey: string; url: string }
  | { type: 'picture-failed'; turn: number; codeKey: string }
  | { type: 'typed'; text: string }
  /** The call that got the result wants one more: captcha-needed, captcha-wrong, image-code-wrong. */
  | { type: 'rejected' }
  | { type: 'closed' };

export type CaptchaEffect =
  | { type: 'ask'; turn: number; purpose: CaptchaPurpose; downgrade: 0 | 1 }
  | { type: 'fetch-picture'; turn: number; codeKey: string }
  | { type: 'proceed'; purpose: CaptchaPurpose; proof: CaptchaProof }
  /** The server's words; empty for Network_busy (M262). */
  | { type: 'show'; text: string };

type Next = Step<CaptchaState, CaptchaEffect>;
type Asking = Extract<CaptchaPhase, { name: 'asking' }>;
type Slide = Extract<CaptchaPhase, { name: 'slide' }>;
type Image = Extract<CaptchaPhase, { name: 'image' }>;
type OfTurn = Extract<CaptchaEvent, { turn: number }>;

const to = (state: CaptchaState, phase: CaptchaPhase): Next => stay({ ...state, phase });

function ask(state: CaptchaState, how: Omit<Asking, 'name' | 'isDowngrade'>): Next {
  const turn = state.turn + 1;
  const { purpose, isSlideLost: isDowngrade } = state;
  return {
    state: { ...state, turn, phase: { name: 'asking', isDowngrade, ...how } },
    effects: [{ type: 'ask', turn, purpose, downgrade: isDowngrade ? 1 : 0 }],
  };
}

const PRESSED = { isPressed: true, isOpen: true };
const QUIETLY = { isPressed: false, isOpen: false };

function pass(state: CaptchaState, proof: CaptchaProof): Next {
  return {
    state: { ...state, phase: { name: 'passed' } },
    effects: [{ type: 'proceed', purpose: state.purpose, proof }],
  };
}

/** Where the server says 0 a login goes on, while a code by SMS still asks for the picture (D50). */
function arrive(state: CaptchaState, phase: Asking, event: Extract<OfTurn, { type: 'arrived' }>): Next {
  const { captcha, sessionId, appId, codeKey } = event;
  if (captcha === CAPTCHA.slide) {
    const { isOpen, isDowngrade: isDowngraded } = phase;
    return to(state, { name: 'slide', sessionId, appId, isOpen, isDowngraded });
  }
  if (captcha === CAPTCHA.none && state.purpose === 'login')
    return phase.isPressed
      ? pass(state, { session_id: sessionId, captcha_type: CAPTCHA.none })
      : to(state, { name: 'free', sessionId });
  const picture = { key: codeKey, url: '', isLost: false, typedText: '' };
  return {
    state: { ...state, phase: { name: 'image', sessionId, type: captcha, picture } },
    effects: [{ type: 'fetch-picture', turn: state.turn, codeKey }],
  };
}

/** M175: where the picture is the captcha of a login; M176: before a code is sent. */
function errorOf({ purpose }: CaptchaState, { picture }: Image): LoginError | undefined {
  const error = imageError(picture.typedText, true);
  return error !== undefined && purpose === 'sms' ? 'Send_image' : error;
}

function confirm(state: CaptchaState, phase: Image): Next {
  const error = errorOf(state, phase);
  if (error !== undefined) return to(state, { ...phase, error });
  const { sessionId: session_id, type: captcha_type, picture } = phase;
  return pass(
    state,
    state.purpose === 'sms'
      ? { session_id, captcha_type, img_code: picture.typedText, code_key: picture.key }
      : { session_id, captcha_type, captcha_ticket: picture.typedText, captcha_randstr: picture.key },
  );
}

function press(state: CaptchaState): Next {
  const { phase } = state;
  switch (phase.name) {
    case 'asking':
      return to(state, { ...phase, isPressed: true, isOpen: true });
    case 'free':
      return pass(state, { session_id: phase.sessionId, captcha_type: CAPTCHA.none });
    case 'slide':
      return to(state, { ...phase, isOpen: true });
    case 'image':
      return confirm(state, phase);
    case 'idle':
    case 'passed':
    case 'failed':
      return ask(state, PRESSED);
  }
}

/** M181: an image in place of a slide that cannot be loaded; where the server insists on the slide, that is the end. */
function loseSlide(state: CaptchaState, phase: Slide): Next {
  if (!phase.isDowngraded)
    return ask({ ...state, isSlideLost: true }, { isPressed: phase.isOpen, isOpen: phase.isOpen });
  return { state: { ...state, phase: { name: 'failed' } }, effects: [{ type: 'show', text: '' }] };
}

function stepSlide(state: CaptchaState, phase: Slide, event: OfTurn): Next {
  if (event.type === 'slide-lost') return loseSlide(state, phase);
  if (event.type !== 'slide-passed' || !phase.isOpen) return stay(state);
  const { ticket: captcha_ticket, randstr: captcha_randstr } = event;
  return pass(state, {
    session_id: phase.sessionId,
    captcha_type: CAPTCHA.slide,
    captcha_ticket,
    captcha_randstr,
  });
}

function stepPicture(state: CaptchaState, phase: Image, event: OfTurn): Next {
  const { picture } = phase;
  if (!('codeKey' in event) || event.codeKey !== picture.key) return stay(state);
  if (event.type === 'picture-arrived')
    return to(state, { ...phase, picture: { ...picture, url: event.url, isLost: false } });
  return event.type === 'picture-failed'
    ? to(state, { ...phase, picture: { ...picture, url: '', isLost: true } })
    : stay(state);
}

/** Answers: those of the running turn alone. */
function stepTurn(state: CaptchaState, event: OfTurn): Next {
  const { phase } = state;
  if (event.turn !== state.turn) return stay(state);
  if (phase.name === 'slide') return stepSlide(state, phase, event);
  if (phase.name === 'image') return stepPicture(state, phase, event);
  if (phase.name !== 'asking') return stay(state);
  if (event.type === 'arrived') return arrive(state, phase, event);
  if (event.type !== 'refused') return stay(state);
  return { state: { ...state, phase: { name: 'failed' } }, effects: [{ type: 'show', text: event.text }] };
}

/** Another picture, and an empty field (M142, M267). */
function askPicture(state: CaptchaState, codeKey: string): Next {
  if (state.phase.name !== 'image') return stay(state);
  const { error: _error, ...phase } = state.phase;
  const picture = { key: codeKey, url: '', isLost: false, typedText: '' };
  return {
    state: { ...state, phase: { ...phase, picture } },
    effects: [{ type: 'fetch-picture', turn: state.turn, codeKey }],
  };
}

function type(state: CaptchaState, text: string): Next {
  if (state.phase.name !== 'image') return stay(state);
  const { error: _error, ...phase } = state.phase;
  const typedText = text.trim().slice(0, IMAGE_CODE_LENGTH);
  return to(state, { ...phase, picture: { ...phase.picture, typedText } });
}

function step(state: CaptchaState, event: CaptchaEvent): Next {
  if ('turn' in event) return stepTurn(state, event);
  const { phase } = state;
  switch (event.type) {
    case 'prepared':
      return ask({ ...state, purpose: event.purpose }, QUIETLY);
    case 'pressed': {
      if (!event.isValid) return stay(state);
      return event.purpose === state.purpose
        ? press(state)
        : ask({ ...state, purpose: event.purpose }, PRESSED);
    }
    case 'slide-closed':
      return phase.name === 'slide' ? to(state, { ...phase, isOpen: false }) : stay(state);
    case 'picture-asked':
      return askPicture(state, event.codeKey);
    case 'typed':
      return type(state, event.text);
    case 'rejected':
      return phase.name === 'passed' ? ask(state, { ...QUIETLY, isOpen: true }) : stay(state);
    case 'closed':
      return to({ ...state, isSlideLost: false }, { name: 'idle' });
  }
}

export const captcha = defineMachine<CaptchaState, CaptchaEvent, CaptchaEffect>({
  initial: { turn: 0, purpose: 'login', isSlideLost: false, phase: { name: 'idle' } },
  step,
});
