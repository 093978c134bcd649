/** Who is logged in (M154-M156, M203): 8504 when nobody is. The only place the browser learns of its own person. */
import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

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
