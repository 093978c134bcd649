/** What a person passes before a login or a code by SMS (D50): nothing, a slide, or four characters of a picture. */
import { useCallback, useRef, useState } from 'react';
import type { Caller, DataOf } from '#schemas/api/define-endpoint.ts';
import { authImageCodeGet, authSlideGet, authSlideVerify } from '#schemas/api/identity/captchas.ts';
import type {
  authVerificationAccountLogin,
  authVerificationVerifyLogin,
} from '#schemas/api/identity/verifications.ts';
import { CAPTCHA, type CaptchaKind } from '#schemas/auth/captcha-type.ts';
import { makeCodeKey } from '#schemas/auth/code-key.ts';
import { systemRandom } from '#platform/random.ts';
import type { SlideAnswer, SlideState } from '#pieces/slide-captcha.tsx';

type Begin = typeof authVerificationAccountLogin | typeof authVerificationVerifyLogin;

/** Fields a call sends along. */
export interface HumanProof {
  session_id: string;
  captcha_type: CaptchaKind;
  captcha_ticket?: string;
  captcha_randstr?: string;
}

/** `closed`: the person turned away, or has a picture to read first. */
export type HumanCheck = { ok: true; proof: HumanProof } | { ok: false; message: string } | 'closed';

interface Puzzle {
  sessionId: string;
  puzzle: DataOf<typeof authSlideGet> | undefined;
  isWrong: boolean;
  isBusy: boolean;
}

/** A picture of characters: where another puzzle cannot be had, or the shop wants none. */
export interface Picture {
  sessionId: string;
  key: string;
  url: string;
  isFailed: boolean;
}

const NO_PUZZLE: Puzzle = { sessionId: '', puzzle: undefined, isWrong: false, isBusy: false };

/** @param failure said where the check itself cannot be had */
export function useHumanCheck(call: Caller, failure: string) {
  const [slide, setSlide] = useState(NO_PUZZLE);
  const [picture, setPicture] = useState<Picture>();
  const answerBy = useRef<(check: HumanCheck) => void>(undefined);

  const end = useCallback((check: HumanCheck) => {
    setSlide(NO_PUZZLE);
    answerBy.current?.(check);
    answerBy.current = undefined;
  }, []);
  const bring = async (sessionId: string, isWrong: boolean) => {
    setSlide((before) => ({ ...before, sessionId, isBusy: true, isWrong }));
    const answer = await call(authSlideGet, { session_id: sessionId });
    if (answer.ok) setSlide({ sessionId, puzzle: answer.data, isWrong, isBusy: false });
    else end({ ok: false, message: answer.msg });
  };
  const judge = async ({ x, track, work }: SlideAnswer) => {
    const { sessionId } = slide;
    setSlide((before) => ({ ...before, isBusy: true }));
    const answer = await call(authSlideVerify, {
      session_id: sessionId,
      ...(x === undefined ? {} : { x }),
      ...(track === undefined ? {} : { track }),
      ...(work === undefined ? {} : { work }),
    });
    if (!answer.ok) return bring(sessionId, true);
    const proof = { session_id: sessionId, captcha_type: CAPTCHA.slide, ...answer.data };
    return end({ ok: true, proof });
  };
  const drawPicture = async (sessionId: string) => {
    const key = makeCodeKey(systemRandom.bytes);
    setPicture({ sessionId, key, url: '', isFailed: false });
    const answer = await call(authImageCodeGet, { code_key: key });
    setPicture({ sessionId, key, url: answer.ok ? answer.data.img_url : '', isFailed: !answer.ok });
  };

  /**
   * @param typedText of the picture that is shown, if one is
   * @param isForced a code by SMS needs a check in any case: where none is asked for, a picture is (D50)
   */
  const pass = async (begin: Begin, typedText: string, isForced: boolean): Promise<HumanCheck> => {
    if (picture !== undefined && typedText !== '') {
      const { sessionId, key } = picture;
      setPicture(undefined);
      const proof = {
        session_id: sessionId,
        captcha_type: CAPTCHA.image,
        captcha_ticket: typedText,
        captcha_randstr: key,
      };
      return { ok: true, proof };
    }
    const answer = await call(begin, {});
    if (!answer.ok) return { ok: false, message: answer.msg };
    const { types, session_id: sessionId } = answer.data;
    if (types === CAPTCHA.none && !isForced)
      return { ok: true, proof: { session_id: sessionId, captcha_type: types } };
    if (types !== CAPTCHA.slide) {
      await drawPicture(sessionId);
      return 'closed';
    }
    return new Promise((resolve) => {
      answerBy.current = resolve;
      void bring(sessionId, false);
    });
  };
  const state: SlideState = {
    ...slide,
    company: undefined,
    answer: (answer) => void judge(answer),
    again: () => void bring(slide.sessionId, false),
    close: () => end('closed'),
    onLoss: () => end({ ok: false, message: failure }),
  };
  return {
    pass,
    slide: state,
    picture,
    refresh: () => void (picture !== undefined && drawPicture(picture.sessionId)),
  };
}
