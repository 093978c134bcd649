/** Logins by password, code and e-mail, and which of them a shop offers. */
import { Type } from 'typebox';
import { Flag } from '../../flag.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import {
  AccountName,
  LoginData,
  AppIdField,
  AreaCode,
  LoginKey,
  PHONE_LOGIN_REFUSALS,
  SessionId,
  SmsCode,
  WholePhone,
  EmailField,
} from '../../auth/login-fields.ts';
import { PASSWORD_LOGIN, PasswordLoginFields } from '../../auth/password-login.ts';

/** Which ways to log in this shop offers (M214, M123): all on unless it says otherwise. */
export const authLoginWaysGet = defineEndpoint({
  name: 'auth.login_ways.get',
  area: 'identity',
  summary: 'One flag a way.',
  path: '/auth/login_ways',
  input: Type.Object({}),
  data: Type.Object({ verify_code: Flag, phone_password: Flag, wx: Flag, qq: Flag }),
  access: 'anyone',
  gate: 'nothing',
});

/** Whether this shop shows nothing to strangers (M231). */
export const authForcedLoginGet = defineEndpoint({
  name: 'auth.forced_login.get',
  area: 'identity',
  summary: 'forced 1 where a login comes first.',
  path: '/auth/forced_login',
  input: Type.Object({}),
  data: Type.Object({ forced: Flag }),
  access: 'anyone',
  gate: 'nothing',
});

/** Login with an account name (M209, M179); form-encoded. */
export const authAccountLogin = defineEndpoint({
  ...PASSWORD_LOGIN,
  gate: 'login',
  name: 'auth.account_login',
  summary: 'Starts the session; token is a one-time ticket, never the session.',
  path: '/auth/account_login',
  input: Type.Object({ user_name: AccountName, ...PasswordLoginFields }),
  data: Type.Object(LoginData),
});

/** Login with phone or account and password (M210, D53); form-encoded. */
export const authPasswordLogin = defineEndpoint({
  ...PASSWORD_LOGIN,
  gate: 'login',
  name: 'auth.password_login',
  summary: 'Starts the session; code and token are one-time tickets, never the session.',
  path: '/auth/password_login',
  input: Type.Object({
    phone: Type.String({ minLength: 1, maxLength: 50 }),
    /** Without the plus. */
    area_code: AreaCode,
    app_id: Type.Optional(AppIdField),
    ...PasswordLoginFields,
  }),
  data: Type.Object(LoginData),
});

/** Login with a code by SMS (M211); with login_key it binds what was scanned (D55). The first login makes the account (D49). */
export const authPhoneLogin = defineEndpoint({
  name: 'auth.phone_login',
  area: 'identity',
  summary: 'Starts the session; need_set_password 1 where the account has none (D58).',
  method: 'POST',
  path: '/auth/phone_login_v2',
  encoding: 'form',
  input: Type.Object({
    code: SmsCode,
    session_id: SessionId,
    /** The whole number: area code, a dash, the phone (M215). */
    phone: WholePhone,
    area_code: AreaCode,
    app_id: Type.Optional(AppIdField),
    login_key: Type.Optional(LoginKey),
  }),
  data: Type.Object(LoginData),
  codes: [...PHONE_LOGIN_REFUSALS, 'qr-bound-elsewhere', 'qr-expired'],
  access: 'anyone',
  gate: 'login',
  perLearner: true,
});

/** Login with a code by e-mail (D24, D59, M185). */
export const authEmailLogin = defineEndpoint({
  name: 'auth.email_login',
  area: 'identity',
  summary: 'Starts the session.',
  method: 'POST',
  path: '/auth/email_login',
  input: Type.Object({ email: EmailField, code: SmsCode }),
  data: Type.Object(LoginData),
  codes: [
    'email-wrong',
    'email-not-registered',
    'email-code-wrong',
    'email-code-expired',
    'not-a-member',
    'account-disabled',
    'shop-shut',
  ],
  access: 'anyone',
  gate: 'login',
  perLearner: true,
});
