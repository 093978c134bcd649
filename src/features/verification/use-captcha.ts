/** The captcha machine with the calls it wants made, and the slide it opens (D50, M181). */
import { useState } from 'react';
import { authImageCodeGet } from '#schemas/api/identity/captchas.ts';
import type {
  authVerificationAccountLogin,
  authVerificationBindPhone,
  authVerificationModifyPassword,
  authVerificationVerifyLogin,
} from '#schemas/api/identity/verifications.ts';
import type { formVerifyTypeGet } from '#schemas/api/forms/form-codes.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { CAPTCHA } from '#schemas/auth/captcha-type.ts';
import { useMachine } from '#engine/use-machine.ts';
import type { ImageState } from '#pieces/image-code.tsx';
import {
  captcha,
  type CaptchaEffect,
  type CaptchaEvent,
  type CaptchaPhase,
  type CaptchaProof,
} from './captcha.machine.ts';
import { newCodeKey } from './code-key.ts';
import { useSlide } from './use-slide.ts';
import type { FieldMessage } from '#features/forms/field-message.ts';

/** M168, M204: what a flow is for. */
export type BeginEndpoint =
  | typeof authVerificationAccountLogin
  | typeof authVerificationBindPhone
  | typeof authVerificationModifyPassword
  | typeof authVerificationVerifyLogin
  | typeof formVerifyTypeGet;

interface Hears {
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

export function useCaptcha(act: Caller, begin: BeginEndpoint, hears: Hears) {
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
