/** A phone, what shows that a person asks, and the code sent to it: the fields of every form that proves a phone. */
import { useState } from 'react';
import { authSmsSend } from '#schemas/api/identity/login-codes.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { useEngine } from '#engine/provider.tsx';
import { codeError, imageError, phoneError, type LoginError } from '#schemas/auth/login-checks.ts';
import { readPhone } from '#schemas/auth/phone.ts';
import type { PhoneCodeState } from '#pieces/phone-code.tsx';
import type { LoginBox } from './login-box.ts';
import { sayIn, type FieldMessage } from '#features/forms/field-message.ts';
import type { SmsRefusal } from '#features/verification/sms-countdown.machine.ts';
import { imageOf, type BeginEndpoint } from '#features/verification/use-captcha.ts';
import { useFieldErrors } from '#features/forms/use-field-errors.ts';
import { useSentCode } from '#features/verification/use-sent-code.ts';

export interface CodeFaults {
  phone?: FieldMessage | undefined;
  image?: FieldMessage | undefined;
  code?: FieldMessage | undefined;
}

/** A phone as it stands in its field. */
export interface PhoneTyped {
  area: string;
  setArea: (area: string) => void;
  typedText: string;
  type: (phone: string) => void;
}

/** What the login box holds of the phone, for the ways in it (M121). */
export function phoneOf({ area, setArea, tabs, send }: LoginBox): PhoneTyped {
  return { area, setArea, typedText: tabs.phone, type: (phone) => send({ type: 'phone-typed', phone }) };
}

const toMessage = (key: LoginError | undefined): FieldMessage | undefined =>
  key === undefined ? undefined : { key };

/** M176. */
function errorsBefore({ area, typedText }: PhoneTyped): CodeFaults | undefined {
  if (phoneError({ area, phone: typedText }) === undefined) return undefined;
  return { phone: { key: typedText.trim() === '' ? 'Enter_phone' : 'Send_phone' } };
}

function errorsAfter({ code, text }: SmsRefusal): CodeFaults | undefined {
  if (code === 'phone-wrong') return { phone: { text } };
  return code === 'image-code-wrong' ? { image: { text } } : undefined;
}

interface PhoneCodeOptions {
  begin: BeginEndpoint;
  phone: PhoneTyped;
  say: LoginBox['say'];
  /** See `useSentCode`. */
  isLive?: boolean | undefined;
}

export function usePhoneCode(act: Caller, { begin, phone, say, isLive }: PhoneCodeOptions) {
  const sayMessage = sayIn(useEngine().locale);
  const [code, setCode] = useState('');
  const { form, errors, deny, clear } = useFieldErrors<CodeFaults>({});
  const { captcha, sessionId, ...button } = useSentCode<CodeFaults>(act, {
    begin,
    sendBy: (proof) => {
      const read = readPhone(phone.area, phone.typedText);
      const { number = phone.typedText.trim(), area = phone.area } = read ?? {};
      return act(authSmsSend, { phone_name: number, area_code: area, ...proof });
    },
    errorsBefore: () => errorsBefore(phone),
    errorsAfter,
    say,
    deny,
    isLive,
  });
  const fields: PhoneCodeState = {
    ...button,
    area: phone.area,
    onArea: phone.setArea,
    phone: {
      value: phone.typedText,
      error: sayMessage(errors.phone),
      onChange: (text) => {
        phone.type(text);
        clear('phone');
      },
    },
    image: imageOf(captcha, { say: sayMessage, error: errors.image, onClear: () => clear('image') }),
    code: {
      value: code,
      error: sayMessage(errors.code),
      onChange: (text) => {
        setCode(text);
        clear('code');
      },
    },
  };
  /** M167, M174: of a code that is to be confirmed; before one was sent none could be right, and the picture is wanted. */
  const codeErrors = (full: string): CodeFaults => {
    const isUnsent = sessionId === '';
    const key = codeError(full) ?? (isUnsent ? 'Login_code' : undefined);
    const picture = isUnsent && fields.image !== undefined ? imageError(fields.image.value) : undefined;
    return { image: toMessage(picture), code: toMessage(key) };
  };
  return { form, fields, slide: captcha.slide, code, setCode, deny, codeErrors, sessionId };
}
