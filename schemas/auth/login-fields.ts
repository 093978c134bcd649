/** Wire schemas of the fields that login calls share. */
import { Type, type Static } from 'typebox';
import type { CodeKey as CodeKeyOfAnswer } from '../api/codes.ts';
import { Flag } from '../flag.ts';
import { CaptchaType } from './captcha-type.ts';
import { ScanCompanyName } from './identity-companies.ts';

/** Digits as typed, without area code. */
export const PhoneField = Type.String({ minLength: 1, maxLength: 20 });
/** Sent without the plus, e.g. `86` (M210); taken with it too, as other clients write it (M133). */
export const AreaCode = Type.String({ pattern: '^\\+?\\d{1,4}$' });
/** Area code, a dash, the phone, e.g. `86-13800000000` (M215); a plus before it changes nothing. */
export const WholePhone = Type.String({ pattern: '^\\+?\\d{1,4}-\\d{1,20}$' });
/** The shop a login says it is for; the host's own, or the login is refused (M210, M211). */
export const AppIdField = Type.String({ minLength: 1, maxLength: 33 });
export const SmsCode = Type.String({ minLength: 1, maxLength: 6 });
/** Ten lowercase letters or digits the browser made (M187). */
export const CodeKey = Type.String({ pattern: '^[a-z0-9]{10}$' });
export const ImageCode = Type.String({ minLength: 1, maxLength: 4 });
export const AccountName = Type.String({ minLength: 1, maxLength: 50 });
export const EmailField = Type.String({ minLength: 1, maxLength: 254 });
/** An account name as typed into a login, checked by the wide rule (D52). */
export const PasswordField = Type.String({ minLength: 1, maxLength: 128 });
/** What is to become a password; judged by schemas/auth/password.ts. */
export const NewPassword = Type.String({ minLength: 1, maxLength: 128 });
/** One flow from captcha to login; made by a verification call. */
export const SessionId = Type.String({ pattern: '^[\\w-]{16,64}$' });
export const QrCode = Type.String({ pattern: '^[\\w-]{16,64}$' });
/** What a first scan left behind: proof of a social account that has no phone yet, ten minutes (D47). */
export const LoginKey = Type.String({ pattern: '^[\\w-]{16,64}$' });
export const OneTimeToken = Type.String({ pattern: '^[\\w-]{16,128}$' });

/** Whose account is scanned. `local` needs no other company: a phone that is logged in confirms (D48). */
export const QrProvider = Type.Union([ScanCompanyName, Type.Literal('local')]);
export type QrProviderName = Static<typeof QrProvider>;

/** Made for one code of one browser; letters and digits alone. */
export const ScanState = Type.String({ pattern: '^[0-9a-f]{32,128}$' });
/** A code to scan as it is answered (M212, M231). */
export const QrData = {
  code: Type.String(),
  qr_code_url: Type.String(),
  expire_in: Type.Integer(),
  /**
   * What the address is: `phone`, one to show as a QR code; `page`, a company's own page with its code on it;
   * `here`, one this browser goes to, since it is the company's app (D66).
   */
  opens: Type.Union([Type.Literal('phone'), Type.Literal('page'), Type.Literal('here')]),
  /** Set where the page may run in a frame: the two domains whose messages are trusted (M222). */
  frame_domains: Type.Optional(Type.Array(Type.String(), { minItems: 2, maxItems: 2 })),
};

/** The result of a captcha, sent along with a login or a request for a code (D50). */
export const CaptchaFields = {
  captcha_type: Type.Optional(CaptchaType),
  // Those of other companies are long.
  captcha_ticket: Type.Optional(Type.String({ maxLength: 2048 })),
  captcha_randstr: Type.Optional(Type.String({ maxLength: 128 })),
};

/** Beside the phone, what a request for a code by SMS shows: its flow, and a captcha ticket or an image code (M176, M208, D50). */
export const SmsRequest = {
  area_code: AreaCode,
  img_code: Type.Optional(ImageCode),
  code_key: Type.Optional(CodeKey),
  /** Absent: the newest flow this browser began, else one begun with the request (D136). */
  session_id: Type.Optional(SessionId),
  ...CaptchaFields,
};
/** Why a code by SMS is not sent. */
export const SMS_REFUSALS = [
  'phone-wrong',
  'image-code-wrong',
  'captcha-needed',
  'captcha-wrong',
  'captcha-expired',
  'too-frequent',
  'login-way-off',
] as const satisfies readonly CodeKeyOfAnswer[];

/** Why a code that proves a phone does not. */
export const SMS_CODE_REFUSALS = [
  'sms-code-wrong',
  'sms-code-expired',
  'phone-wrong',
] as const satisfies readonly CodeKeyOfAnswer[];

/** Reasons to refuse a login with an SMS code, including an account's first login. */
export const PHONE_LOGIN_REFUSALS = [
  ...SMS_CODE_REFUSALS,
  'already-bound',
  'needs-binding',
  'login-way-off',
  'not-a-member',
  'account-disabled',
  'shop-shut',
] as const satisfies readonly CodeKeyOfAnswer[];

/** Reasons to refuse binding another way to log in: the person is not proven, or may not log in. */
export const BIND_REFUSALS = [
  'proof-needed',
  'reset-token-expired',
  'not-a-member',
  'account-disabled',
  'shop-shut',
] as const satisfies readonly CodeKeyOfAnswer[];

/** Reasons to refuse a login by password (M272-M275). */
export const PASSWORD_LOGIN_REFUSALS = [
  'password-wrong',
  'password-unusable',
  'login-phone-unknown',
  'captcha-needed',
  'captcha-wrong',
  'login-way-off',
  'not-a-member',
  'account-disabled',
  'shop-shut',
] as const satisfies readonly CodeKeyOfAnswer[];

/** `downgrade`: the slide could not be loaded and an image is asked for instead (M181); the server may refuse. */
export const VerificationInput = { downgrade: Type.Optional(Flag) };
export const VerificationData = {
  /** Of a captcha provider; empty for the built-in one. */
  CaptchaAppId: Type.String(),
  types: CaptchaType,
  session_id: Type.String(),
};

/** What every login answers. The session itself is a cookie, so no answer contains it (requirement 15). */
export const LoginData = {
  /** One-time ticket of 60 seconds for the shop's other hosts (D46, M145). */
  code: Type.String(),
  token: Type.String(),
  need_set_password: Flag,
};
const LoginDataSchema = Type.Object(LoginData);
export type LoginAnswer = Static<typeof LoginDataSchema>;
