/**
 * What is wrong with the fields of a login before anything is sent (M164-M179, M182, M185, M186): a key for each field.
 * The texts of the keys are words of the views.
 */
import { IMAGE_CODE_LENGTH, SMS_CODE_LENGTH } from '../constants.ts';
import { readEmail, readLoginName } from './login-name.ts';
import { isTypedPassword, passwordsFault, type PasswordFault } from './password.ts';
import { readPhone } from './phone.ts';

/** Names of the specification where it gives one (section 5, D54). */
export type LoginFault =
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
  | 'Wrong_email_code'
  | 'Enter_nickname';

const LOGIN_FIELDS = ['phone', 'name', 'password', 'code', 'image', 'email', 'agreement'] as const;
export type LoginField = (typeof LOGIN_FIELDS)[number];
/** A field that is right is absent. */
export type Faults = Partial<Record<LoginField, LoginFault>>;

export interface TypedPhone {
  /** With or without the plus. */
  area: string;
  phone: string;
}

/** Only fields with a fault stay. */
function faultsOf(all: { readonly [Field in LoginField]?: LoginFault | undefined }): Faults {
  const faults: Faults = {};
  for (const field of LOGIN_FIELDS) {
    const fault = all[field];
    if (fault !== undefined) faults[field] = fault;
  }
  return faults;
}

export function hasFaults(faults: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(faults).length > 0;
}

const isEmpty = (typed: string) => typed.trim() === '';

/** M164-M166. */
export function phoneFault({ area, phone }: TypedPhone): 'Enter_phone' | 'Wrong_phone' | undefined {
  if (isEmpty(phone)) return 'Enter_phone';
  return readPhone(area, phone) === undefined ? 'Wrong_phone' : undefined;
}

/** M167: there at all, and of the length a code has. */
export function codeFault(code: string): 'Enter_code' | 'Login_code' | undefined {
  if (isEmpty(code)) return 'Enter_code';
  return code.trim().length === SMS_CODE_LENGTH ? undefined : 'Login_code';
}

/** A phone proven by a code: forgotten password, a phone to bind, a phone to change. */
export function phoneProofFaults(typed: TypedPhone & { code: string }): Faults {
  return faultsOf({ phone: phoneFault(typed), code: codeFault(typed.code) });
}

/** The button of a login by phone (M167, M177, M178). */
export function phoneLoginFaults(typed: TypedPhone & { code: string; agreed: boolean }): Faults {
  const fault = phoneFault(typed);
  return faultsOf({
    phone: fault === 'Wrong_phone' ? 'Login_phone' : fault,
    code: codeFault(typed.code),
    agreement: typed.agreed ? undefined : 'Check_agreement',
  });
}

/** M173, D52: what can be no password at all is not sent. */
export function typedPasswordFault(password: string): 'Enter_password' | 'Password_error' | undefined {
  if (password === '') return 'Enter_password';
  return isTypedPassword(password) ? undefined : 'Password_error';
}

/** M169, D53. */
export function loginNameFault(
  area: string,
  typed: string,
): 'Enter_phoneAccount' | 'Wrong_phoneAccount' | undefined {
  if (isEmpty(typed)) return 'Enter_phoneAccount';
  return readLoginName(area, typed) === undefined ? 'Wrong_phoneAccount' : undefined;
}

export interface TypedLogin {
  area: string;
  name: string;
  password: string;
  agreed: boolean;
}

/** The button of a login with a password: all of this comes before a captcha (M182). */
export function passwordLoginFaults({ area, name, password, agreed }: TypedLogin): Faults {
  return faultsOf({
    name: loginNameFault(area, name),
    password: typedPasswordFault(password),
    agreement: agreed ? undefined : 'Check_agreement',
  });
}

/** The same in the dialog of a training shop, which says it in words of its own (M129, M179). */
export function accountLoginFaults(typed: TypedLogin): Faults {
  const faults = passwordLoginFaults(typed);
  return typed.agreed ? faults : { ...faults, agreement: 'Check_agreement_account' };
}

export interface TypedImage {
  image: string;
  isShown: boolean;
  /** What a captcha asked for, where one is in use. */
  captcha?: 'image' | 'slide';
}

/** M174, M175; an image that is not shown has no fault. */
export function imageFault(typed: TypedImage): 'Enter_image' | 'Enter_captcha' | 'Login_image' | undefined {
  const { image, isShown, captcha } = typed;
  if (captcha === 'slide' || (captcha === undefined && !isShown)) return undefined;
  if (isEmpty(image)) return captcha === 'image' ? 'Enter_captcha' : 'Enter_image';
  return image.trim().length === IMAGE_CODE_LENGTH ? undefined : 'Login_image';
}

export interface CodeAsked extends TypedPhone {
  image: string;
  codeKey: string;
  /** A slide was passed: its ticket stands for the image (D50). */
  hasTicket?: boolean;
}

/** Before a code is sent (M176); a countdown that runs is no fault, its button cannot be pressed. */
export function sendFaults({ image, codeKey, hasTicket = false, ...typed }: CodeAsked): Faults {
  const isImageRight = image.trim().length === IMAGE_CODE_LENGTH && codeKey !== '';
  return faultsOf({
    phone: phoneFault(typed) === undefined ? undefined : 'Send_phone',
    image: hasTicket || isImageRight ? undefined : 'Send_image',
  });
}

/** The two entries of a new password (M170, M171, M186): the key, and the field it stands under. */
export function newPasswordFaults(
  password: string,
  again: string,
): Partial<Record<'password' | 'again', PasswordFault>> {
  const fault = passwordsFault(password, again);
  if (fault === undefined) return {};
  return fault === 'again' || fault === 'mismatch' ? { again: fault } : { password: fault };
}

/** M185. */
export function emailFault(email: string): 'Enter_email' | 'Wrong_email' | undefined {
  if (isEmpty(email)) return 'Enter_email';
  return readEmail(email) === undefined ? 'Wrong_email' : undefined;
}

/** M185: the half of its four errors that a browser can find; the others are the server's codes. */
export function emailFaults({ email, code }: { email: string; code: string }): Faults {
  const wrong = code.trim().length === SMS_CODE_LENGTH ? undefined : 'Wrong_email_code';
  return faultsOf({ email: emailFault(email), code: isEmpty(code) ? 'Enter_email_code' : wrong });
}

/** M184. */
export function nicknameFault(typed: string): 'Enter_nickname' | undefined {
  return isEmpty(typed) ? 'Enter_nickname' : undefined;
}
