/** What proves a phone or an address of a form by a code sent to it (M228, D91); brought when somebody wants to prove one. */
import { useState, type KeyboardEvent } from 'react';
import {
  formEmailCodeSend,
  formEmailCodeVerify,
  formPhoneCodeSend,
  formPhoneCodeVerify,
  formVerifyTypeGet,
} from '#schemas/api/forms/form-codes.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { AREAS } from '#schemas/content/areas.gen.ts';
import { codeError, emailError, type LoginError } from '#schemas/auth/login-checks.ts';
import { phoneOfText } from '#schemas/auth/phone.ts';
import { useEngine } from '#engine/provider.tsx';
import type { CaptchaProof } from '#features/verification/captcha.machine.ts';
import { sayIn, type FieldMessage } from '#features/forms/field-message.ts';
import { imageOf, shownOf } from '#features/verification/use-captcha.ts';
import { useFieldErrors } from '#features/forms/use-field-errors.ts';
import { useSentCode, type Say } from '#features/verification/use-sent-code.ts';
import { SentCode } from '#pieces/sent-code.tsx';
import { Slide } from '#pieces/slide.tsx';
import styles from './view.module.css';

export interface ProofProps {
  id: string;
  kind: 'phone' | 'email';
  /** What stands in the field that is to be proven. */
  value: string;
  act: Caller;
  say: Say;
  words: { name: string; code: string; enterCode: string; get: string };
  /** What is wrong with that field; empty for nothing. */
  deny: (text: string) => void;
  /** This text is known to be theirs. */
  onProof: (text: string) => void;
}

interface Errors {
  /** Of the field itself, which stands outside. */
  target?: FieldMessage | undefined;
  image?: FieldMessage | undefined;
  code?: FieldMessage | undefined;
}

const TARGET_CODES = new Set<string>(['phone-wrong', 'email-wrong']);
const AREA_CODES = [...new Set(AREAS.map(([, code]) => code))];

function sendTo(act: Caller, { kind, value }: Pick<ProofProps, 'kind' | 'value'>, proof: CaptchaProof) {
  if (kind === 'email')
    return act(formEmailCodeSend, { email: value.trim(), scene: 'form' as const, ...shownOf(proof) });
  const { number = value.trim(), area = '86' } = phoneOfText(value, AREA_CODES) ?? {};
  return act(formPhoneCodeSend, { phone: number, area_code: area, ...proof });
}

function verify(
  act: Caller,
  { kind, value }: Pick<ProofProps, 'kind' | 'value'>,
  { code, sessionId }: { code: string; sessionId: string },
) {
  if (kind === 'email') return act(formEmailCodeVerify, { email: value.trim(), code });
  const { number = value.trim(), area = '86' } = phoneOfText(value, AREA_CODES) ?? {};
  return act(formPhoneCodeVerify, { phone: number, area_code: area, code, session_id: sessionId });
}

function targetError({ kind, value }: Pick<ProofProps, 'kind' | 'value'>): LoginError | undefined {
  if (kind === 'email') return emailError(value);
  if (value.trim() === '') return 'Enter_phone';
  return phoneOfText(value, AREA_CODES) === undefined ? 'Send_phone' : undefined;
}

/** M141, M142, M265: the code on its way, and what is said of it under its field. */
function useProof({ kind, value, act, say, deny, onProof }: Omit<ProofProps, 'id' | 'words'>) {
  const sayMessage = sayIn(useEngine().locale);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** What the last code was sent to: another text wants another one. */
  const [sentTo, setSentTo] = useState('');
  const { form, errors, deny: mark, clear } = useFieldErrors<Errors, HTMLDivElement>({});
  const denyAll = (errors: Errors) => {
    mark(errors);
    deny(sayMessage(errors.target));
  };
  const { captcha, sessionId, ...button } = useSentCode<Errors>(act, {
    begin: formVerifyTypeGet,
    sendBy: (proof) => {
      setSentTo(value);
      return sendTo(act, { kind, value }, proof);
    },
    errorsBefore: () => {
      const key = targetError({ kind, value });
      return key === undefined ? undefined : { target: { key } };
    },
    errorsAfter: ({ code: refusalCode, text }) => {
      if (TARGET_CODES.has(refusalCode)) return { target: { text } };
      return refusalCode === 'image-code-wrong' ? { image: { text } } : undefined;
    },
    say,
    deny: denyAll,
  });
  const submit = async (full = code) => {
    if (isBusy) return;
    // Without a code that was sent there is none that could be right.
    const key = codeError(full) ?? (sessionId === '' || sentTo !== value ? 'Login_code' : undefined);
    denyAll(key === undefined ? {} : { code: { key: emailWord(kind, key) } });
    if (key !== undefined) return;
    setBusy(true);
    const answer = await verify(act, { kind, value }, { code: full, sessionId });
    setBusy(false);
    if (answer.ok) return onProof(value);
    if (answer.code === 'network') return say(answer.msg, 'error');
    denyAll({ code: { text: answer.msg } });
  };
  const image = imageOf(captcha, { say: sayMessage, error: errors.image, onClear: () => clear('image') });
  const onCode = (text: string) => {
    setCode(text);
    clear('code');
  };
  return {
    place: form,
    slide: captcha.slide,
    image,
    code: { value: code, error: sayMessage(errors.code), onChange: onCode },
    ...button,
    submit: (full?: string) => void submit(full),
  };
}

const emailWord = (kind: ProofProps['kind'], key: 'Enter_code' | 'Login_code'): LoginError =>
  kind === 'phone' ? key : key === 'Enter_code' ? 'Enter_email_code' : 'Wrong_email_code';

export function Proof({ id, words, ...props }: ProofProps) {
  const { place, slide, submit, ...codeProps } = useProof(props);
  /** Enter means this code or this picture, never the whole form. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (event.target.id === `${id}-image`) codeProps.onSend();
    else submit();
  };
  return (
    <div ref={place} className={styles.proof} role="group" aria-label={words.name}>
      <div role="presentation" onKeyDown={onKeyDown}>
        <SentCode
          {...codeProps}
          id={id}
          isLabelQuiet
          label={words.code}
          placeholder={words.enterCode}
          get={words.get}
          onFull={submit}
        />
      </div>
      <Slide slide={slide} />
    </div>
  );
}
