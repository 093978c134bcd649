/** The captcha of a form too many write to; brought when the server asks for one. */
import { useEffect, useEffectEvent, type KeyboardEvent } from 'react';
import { formVerifyTypeGet } from '#schemas/api/forms/form-codes.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { useEngine } from '#engine/provider.tsx';
import { fieldMessages } from '#features/forms/field-messages.ts';
import { sayIn } from '#features/forms/field-message.ts';
import { imageOf, shownOf, useCaptcha } from '#features/verification/use-captcha.ts';
import { ImageCode } from '#pieces/image-code.tsx';
import { Slide } from '#pieces/slide.tsx';
import { Button } from '#ui/button.tsx';
import type { CaptchaFields } from './use-info-form.ts';
import styles from './view.module.css';

export interface HumanCheckProps {
  id: string;
  act: Caller;
  /** Counts up each time the server asks. */
  turn: number;
  onPass: (proof: CaptchaFields) => void;
  /** It could not be had. */
  onFailure: (text: string) => void;
  words: { confirm: string };
}

export function HumanCheck({ id, act, turn, onPass, onFailure, words }: HumanCheckProps) {
  const { locale } = useEngine();
  const captcha = useCaptcha(act, formVerifyTypeGet, {
    proceed: (proof) => onPass(shownOf(proof)),
    // M262.
    show: (text) => onFailure(text === '' ? fieldMessages.in(locale)('Network_busy') : text),
  });
  const press = () => captcha.send({ type: 'pressed', purpose: 'login', isValid: true });
  const begin = useEffectEvent(press);
  useEffect(() => begin(), [turn]);
  const image = imageOf(captcha, { say: sayIn(locale), error: undefined, onClear: () => undefined });
  /** Enter means this picture: the form waits for it. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    press();
  };
  return (
    <>
      {image !== undefined && (
        <div role="presentation" className={styles.proof} onKeyDown={onKeyDown}>
          <ImageCode {...image} id={`${id}-check`} />
          <Button onClick={press}>{words.confirm}</Button>
        </div>
      )}
      <Slide slide={captcha.slide} />
    </>
  );
}
