/** What both logins with a password take and refuse with (M209, M210): a phone's, and an account's. */
import { Type } from 'typebox';
import { CaptchaFields, PASSWORD_LOGIN_REFUSALS, PasswordField, SessionId } from './login-fields.ts';

export const PASSWORD_LOGIN = {
  area: 'identity',
  method: 'POST',
  encoding: 'form',
  codes: PASSWORD_LOGIN_REFUSALS,
  access: 'anyone',
  rate: 'password-login',
  perLearner: true,
} as const;

/** Beside the name of whoever logs in. */
export const PasswordLoginFields = {
  password: PasswordField,
  session_id: Type.Optional(SessionId),
  ...CaptchaFields,
};
