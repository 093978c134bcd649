/**
 * What is wrong with the fields of a login before anything is sent (M164-M177, M182, M185, M186): a key for each field.
 * The texts of the keys are words of the views.
 */
import { IMAGE_CODE_LENGTH, SMS_CODE_LENGTH } from '../constants.ts';
import { readEmail, readLoginName } from './login-name.ts';
import { isTypedPassword, passwordsError, type PasswordError } from './password.ts';
import { readPhone } from './phone.ts';

/** Names of the specification where it gives one (section 5, D54). */
export type LoginError =
  | 'Enter_phone'
  | 'Wrong_phone'
  | 'Enter_phoneAccount'
  | 'Wrong_phoneAccount'
  | 'Enter_password'
  | 'Password_error'
  | 'Enter_code'
  /** 请输入正确的手机号, 请输入正确的验证码 and 请输入正确的短信码 of a login by phone (M177). */
  | 'Login_phone'
  | 'Login_image'
  | 'Login_code'
  /** 请先校验图形验证码 and 请输入正确的手机号码 where a code is asked for (M176). */
  | 'Send_image'
  | 'Send_phone'
  | 'Enter_image'
  | 'Enter_captcha'
  | 'Check_agreement'
  | 'Check_agreement_account'
  | 'Enter_email'
  | 'Wrong_email'
  | 'Enter_email_code'
  | 'Wrong_email_code';

export interface TypedPhone {
  /** With or without the plus. */
  area: string;
  phone: string;
}

export function hasErrors(errors: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(errors).length > 0;
}

const isEmpty = (text: string) => text.trim() === '';

/** M164-M166. */
export function phoneError({ area, phone }: TypedPhone): 'Enter_phone' | 'Wrong_phone' | undefined {
  if (isEmpty(phone)) return 'Enter_phone';
  return readPhone(area, phone) === undefined ? 'Wrong_phone' : undefined;
}

/** M167: there at all, and of the length a code has. */
export function codeError(code: string): 'Enter_code' | 'Login_code' | undefined {
  if (isEmpty(code)) return 'Enter_code';
  return code.trim().length === SMS_CODE_LENGTH ? undefined : 'Login_code';
}

/** M173, D52: what can be no password at all is not sent. */
export function typedPasswordError(password: string): 'Enter_password' | 'Password_error' | undefined {
  if (password === '') return 'Enter_password';
  return isTypedPassword(password) ? undefined : 'Password_error';
}

/** M169, D53. */
export function loginNameError(
  area: string,
  text: string,
): 'Enter_phoneAccount' | 'Wrong_phoneAccount' | undefined {
  if (isEmpty(text)) return 'Enter_phoneAccount';
  return readLoginName(area, text) === undefined ? 'Wrong_phoneAccount' : undefined;
}

/**
 * What stands in the field of a picture (M174, M175).
 * @param isCaptcha the picture is what a login has to pass, not a part of its form
 */
export function imageError(
  text: string,
  isCaptcha = false,
): 'Enter_image' | 'Enter_captcha' | 'Login_image' | undefined {
  if (isEmpty(text)) return isCaptcha ? 'Enter_captcha' : 'Enter_image';
  return text.trim().length === IMAGE_CODE_LENGTH ? undefined : 'Login_image';
}

/** The two entries of a new password (M170, M171, M186): the key, and the field it stands under. */
export function newPasswordErrors(
  password: string,
  again: string,
): Partial<Record<'password' | 'again', PasswordError>> {
  const error = passwordsError(password, again);
  if (error === undefined) return {};
  return error === 'again' || error === 'mismatch' ? { again: error } : { password: error };
}

/** M185. */
export function emailError(email: string): 'Enter_email' | 'Wrong_email' | undefined {
  if (isEmpty(email)) return 'Enter_email';
  return readEmail(email) === undefined ? 'Wrong_email' : undefined;
}

/** M185: the half of its four errors that a browser can find; the others are the server's codes. A field that is right is absent. */
export function emailErrors({
  email,
  code,
}: {
  email: string;
  code: string;
}): Partial<Record<'email' | 'code', LoginError>> {
  const unfit = code.trim().length === SMS_CODE_LENGTH ? undefined : 'Wrong_email_code';
  const [emailKey, codeKey] = [emailError(email), isEmpty(code) ? 'Enter_email_code' : unfit] as const;
  return {
    ...(emailKey === undefined ? {} : { email: emailKey }),
    ...(codeKey === undefined ? {} : { code: codeKey }),
  };
}
