/** Who is logged in, logout, and a login carried to another host. */
import { type Static, Type } from 'typebox';
import { PersonalChange, PersonalData } from '../../account/personal.ts';
import { LoginData, OneTimeToken } from '../../auth/login-fields.ts';
import { Flag } from '../../flag.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** Whether this browser is logged in (M203); unlike user info it never answers 8504. */
export const authStatusGet = defineEndpoint({
  name: 'auth.status.get',
  area: 'identity',
  summary: 'logged_in 1 where this browser has a session.',
  path: '/auth/status',
  input: Type.Object({}),
  data: Type.Object({ logged_in: Flag }),
  access: 'anyone',
  gate: 'nothing',
  perLearner: true,
});

const ChannelSchema = Type.Object({
  type: Type.Union([Type.Literal('wechat'), Type.Literal('qq')]),
  nickname: Type.Optional(Type.String()),
  wx_name: Type.Optional(Type.String()),
  wx_nickname: Type.Optional(Type.String()),
});

const UserInfoSchema = Type.Object({
  user_id: Type.String(),
  app_id: Type.String(),
  /** Public handle of the session; readable and not a secret (D46). */
  pc_user_key: Type.String(),
  wx_avatar: Type.String(),
  wx_nickname: Type.String(),
  wx_name: Type.String(),
  job: Type.String(),
  company: Type.String(),
  channels: Type.Array(ChannelSchema),
  /** Masked, e.g. `199****0001`. */
  phone: Type.String(),
  /** Masked; only when need_account_email is 1. */
  account_email: Type.Optional(Type.String()),
  is_svip: Type.Integer({ minimum: 0, maximum: 1 }),
  /** 1 for the owner of the shop account: the door to the back end is shown (M91, D109). */
  is_owner: Type.Integer({ minimum: 0, maximum: 1 }),
  /** Ids of goods the person may study now; documents' `when.bought` reads it. */
  bought: Type.Array(Type.String()),
});
export type UserInfo = Static<typeof UserInfoSchema>;

/** Who is logged in (M154-M156, M203); 8504 without a login. The browser learns of its own person only here. */
export const authUserInfoGet = defineEndpoint({
  name: 'auth.user_info.get',
  area: 'identity',
  summary: 'The person of this session.',
  path: '/auth/user_info',
  input: Type.Object({ need_account_email: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })) }),
  data: Type.Object({ user_info: UserInfoSchema, app_id: Type.String() }),
  codes: ['not-logged-in'],
  access: 'learner',
  gate: 'nothing',
});

/** Changes what a person says of themself (D90, M260): only what is sent, all of it or nothing. answers-invalid names each field and the rule it breaks in data.fields. */
export const authUpdateUserInfo = defineEndpoint({
  name: 'auth.update_user_info',
  area: 'identity',
  summary: 'The personal centre as it is now.',
  method: 'POST',
  path: '/auth/update_user_info',
  input: Type.Object(PersonalChange),
  data: Type.Object(PersonalData),
  codes: ['nickname-empty', 'answers-invalid', 'upload-refused'],
  access: 'learner',
  gate: 'write',
});

/** Enters with a one-time code of another host. */
const ENTRY = {
  area: 'identity',
  method: 'POST',
  input: Type.Object({ code: OneTimeToken }),
  data: Type.Object(LoginData),
  access: 'anyone',
  gate: 'login',
  perLearner: true,
} as const;

const LOGOUT = {
  area: 'identity',
  method: 'POST',
  encoding: 'form',
  input: Type.Object({}),
  data: Type.Object({}),
  access: 'anyone',
  gate: 'nothing',
  perLearner: true,
} as const;

/** Ends the session; form-encoded (M199, M203). Logging out twice is fine. */
export const authLogout = defineEndpoint({
  name: 'auth.logout',
  summary: 'Ends the session of this browser.',
  path: '/auth/logout',
  ...LOGOUT,
});

/** A login told to the main host, where one account serves several shops (M202, D7). */
export const authMainLogin = defineEndpoint({
  name: 'auth.main.login',
  summary: 'Starts a session on the main host with the one-time code of a login.',
  path: '/auth/login_main',
  host: 'main',
  ...ENTRY,
  codes: ['ticket-spent', 'account-disabled', 'not-a-member', 'shop-shut'],
});

/** A logout told to the main host (M202, D7). */
export const authMainLogout = defineEndpoint({
  name: 'auth.main.logout',
  summary: 'Ends the session of this browser on the main host.',
  path: '/auth/logout_main',
  host: 'main',
  ...LOGOUT,
});

/** Login with a one-time code of another host of the same shop (M151, D60). */
export const authCrossEnter = defineEndpoint({
  name: 'auth.cross.enter',
  summary: 'Starts the session.',
  path: '/auth/cross_login',
  ...ENTRY,
  codes: ['ticket-spent', 'account-disabled', 'not-a-member', 'shop-shut'],
});
