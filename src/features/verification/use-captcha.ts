/** The captcha machine with the calls it wants made, and the slide it opens (D50, M181). */
import { useEffect, useState } from 'react';
import { useMachine } from '#engine/use-machine.ts';
import type { FieldMessage } from '#features/forms/field-message.ts';
import type { ImageState } from '#pieces/image-code.tsx';
import { type Random, systemRandom } from '#platform/random.ts';
import type { Caller, DataOf, InputOf } from '#schemas/api/define-endpoint.ts';
import type { formVerifyTypeGet } from '#schemas/api/forms/form-codes.ts';
import { authImageCodeGet, authSlideGet, authSlideVerify } from '#schemas/api/identity/captchas.ts';
import type {
  authVerificationAccountLogin,
  authVerificationBindPhone,
  authVerificationModifyPassword,
  authVerificationVerifyLogin,
} from '#schemas/api/identity/verifications.ts';
import { CAPTCHA } from '#schemas/auth/captcha-type.ts';
import { makeCodeKey } from '#schemas/auth/code-key.ts';
import {
  captcha,
  type CaptchaEffect,
  type CaptchaEvent,
  type CaptchaPhase,
  type CaptchaProof,
} from './captcha.machine.ts';
import { type SlideEffect, type SlideEvent, slideOf } from './slide.machine.ts';

/** A key for another picture of characters (M187), from the browser's own chance. */
function newCodeKey(random: Random = systemRandom): string {
  return makeCodeKey(random.bytes);
}

type Puzzle = DataOf<typeof authSlideGet>;
type Answer = Omit<InputOf<typeof authSlideVerify>, 'session_id'>;
type Effect<Type extends SlideEffect<Answer>['type']> = Extract<SlideEffect<Answer>, { type: Type }>;
type Event = SlideEvent<Puzzle, Answer>;

const slide = slideOf<Puzzle, Answer>();

async function bring(act: Caller, { turn, sessionId }: Effect<'fetch'>): Promise<Event> {
  const answer = await act(authSlideGet, { session_id: sessionId });
  return answer.ok ? { type: 'arrived', turn, puzzle: answer.data } : { type: 'lost', turn };
}

async function judge(act: Caller, { turn, sessionId, answer }: Effect<'judge'>): Promise<Event> {
  const verdict = await act(authSlideVerify, { session_id: sessionId, ...answer });
  if (!verdict.ok) return { type: 'missed', turn };
  const { captcha_ticket: ticket, captcha_randstr: randstr } = verdict.data;
  return { type: 'passed', turn, ticket, randstr };
}

interface Hears {
  onPass: (ticket: string, randstr: string) => void;
  onLoss: () => void;
  onClose: () => void;
}

/**
 * The slide of a captcha with the calls it wants made: its puzzle, and the verdict on what a person did with it (D50).
 * @param sessionId of the flow whose slide is open; empty while none is.
 */
function useSlide(act: Caller, sessionId: string, hears: Hears) {
  const perform = (effect: SlideEffect<Answer>, later: (event: Event) => void) => {
    if (effect.type === 'fetch') void bring(act, effect).then(later);
    if (effect.type === 'judge') void judge(act, effect).then(later);
    if (effect.type === 'give-up') hears.onLoss();
    if (effect.type === 'hand-over') hears.onPass(effect.ticket, effect.randstr);
  };
  const [{ phase }, send] = useMachine(slide, perform);
  useEffect(() => {
    if (sessionId === '') return undefined;
    send({ type: 'opened', sessionId });
    return () => send({ type: 'closed' });
  }, [send, sessionId]);
  const isThere = phase.name === 'open' || phase.name === 'judging';
  return {
    /** Nothing while no slide is open, or its first puzzle is on its way. */
    puzzle: isThere ? phase.puzzle : phase.name === 'fetching' ? phase.before : undefined,
    isWrong: phase.name !== 'shut' && phase.isWrong,
    isBusy: phase.name === 'judging' || phase.name === 'fetching',
    answer: (answer: Answer) => send({ type: 'answered', answer }),
    again: () => send({ type: 'again' }),
    close: hears.onClose,
    onLoss: hears.onLoss,
  };
}

/** M168, M204: what a flow is for. */
export type BeginEndpoint =
  | typeof authVerificationAccountLogin
  | typeof authVerificationBindPhone
  | typeof authVerificationModifyPassword
  | typeof authVerificationVerifyLogin
  | typeof formVerifyTypeGet;

interface UseCaptchaHears {
  /** Passed, or nothing to pass; `later` is told where the result is not accepted. */
  proceed: (proof: CaptchaProof, later: (event: CaptchaEvent) => void) => void;
  /** The server's words; empty where it said none. */
  show: (text: string) => void;
}

async function ask(
  act: Caller,
  begin: BeginEndpoint,
  { turn, downgrade }: Extract<CaptchaEffect, { type: 'ask' }>,
): Promise<CaptchaEvent> {
  const answer = await act(begin, downgrade === 1 ? { downgrade: 1 } : {});
  // M262: of a call that never arrived the server said nothing.
  if (!answer.ok) return { type: 'refused', turn, text: answer.code === 'network' ? '' : answer.msg };
  const { types, session_id: sessionId, CaptchaAppId: appId } = answer.data;
  const type = Object.values(CAPTCHA).find((kind) => kind === types) ?? CAPTCHA.none;
  return { type: 'arrived', turn, captcha: type, sessionId, appId, codeKey: newCodeKey() };
}

async function fetchPicture(
  act: Caller,
  { turn, codeKey }: Extract<CaptchaEffect, { type: 'fetch-picture' }>,
): Promise<CaptchaEvent> {
  const answer = await act(authImageCodeGet, { code_key: codeKey });
  return answer.ok
    ? { type: 'picture-arrived', turn, codeKey, url: answer.data.img_url }
    : { type: 'picture-failed', turn, codeKey };
}

export function useCaptcha(act: Caller, begin: BeginEndpoint, hears: UseCaptchaHears) {
  const perform = (effect: CaptchaEffect, later: (event: CaptchaEvent) => void) => {
    if (effect.type === 'ask') void ask(act, begin, effect).then(later);
    if (effect.type === 'fetch-picture') void fetchPicture(act, effect).then(later);
    if (effect.type === 'proceed') hears.proceed(effect.proof, later);
    if (effect.type === 'show') hears.show(effect.text);
  };
  const [state, send] = useMachine(captcha, perform);
  const { turn } = state;
  const sessionId = sessionOf(state.phase);
  const hands = {
    onPass: (ticket: string, randstr: string) => send({ type: 'slide-passed', turn, ticket, randstr }),
    onLoss: () => send({ type: 'slide-lost', turn }),
    onClose: () => send({ type: 'slide-closed' }),
  };
  // D50: another company's captcha, unless the person would rather have the shop's own.
  const [ownFor, setOwnFor] = useState('');
  const isCompany = sessionId !== '' && ownFor !== sessionId && isOfCompany(state.phase);
  const slide = useSlide(act, isCompany ? '' : sessionId, hands);
  const company = isCompany ? { ...hands, own: () => setOwnFor(sessionId) } : undefined;
  return {
    phase: state.phase,
    send,
    slide: { ...slide, company },
    refresh: () => send({ type: 'picture-asked', codeKey: newCodeKey() }),
  };
}
type Captcha = ReturnType<typeof useCaptcha>;

/**
 * The picture as its field draws it; nothing while none is asked for.
 * @param of `error`: what the server said of it, before what the machine says; `onClear`: called when it is typed over.
 */
export function imageOf(
  { phase, send, refresh }: Pick<Captcha, 'phase' | 'send' | 'refresh'>,
  of: {
    say: (message: FieldMessage | undefined) => string;
    error: FieldMessage | undefined;
    onClear: () => void;
  },
): ImageState | undefined {
  if (phase.name !== 'image') return undefined;
  const { picture, error } = phase;
  return {
    value: picture.typedText,
    picture: picture.url,
    isFailed: picture.isLost,
    error: of.say(of.error ?? (error && { key: error })),
    onRefresh: refresh,
    onChange: (text) => {
      send({ type: 'typed', text });
      of.onClear();
    },
  };
}

/** The calls of an e-mail code know a picture as one more captcha (D50). */
export function shownOf({ img_code, code_key, ...proofFields }: CaptchaProof) {
  if (img_code === undefined || code_key === undefined) return proofFields;
  return { ...proofFields, captcha_type: CAPTCHA.image, captcha_ticket: img_code, captcha_randstr: code_key };
}

const isOfCompany = (phase: CaptchaPhase) => phase.name === 'slide' && phase.appId !== '';

function sessionOf(phase: CaptchaPhase): string {
  return phase.name === 'slide' && phase.isOpen ? phase.sessionId : '';
}
