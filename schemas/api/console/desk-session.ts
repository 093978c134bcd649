/** The desk's own session: signing in with a password or a code, who is at the desk, and leaving it (D138, D139). */
import { Type } from 'typebox';
import { DESK_ROLES, DESK_SCOPES } from '../../console/roles.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import {
  AreaCode,
  CaptchaFields,
  PASSWORD_LOGIN_REFUSALS,
  PasswordField,
  SessionId,
  SMS_CODE_REFUSALS,
  SmsCode,
} from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

const DeskSessionData = Type.Object({
  /** Label of the shop, as console calls name it. */
  shop: Type.String(),
  shop_name: Type.String(),
  person: Type.String(),
  role: ChoiceSchema(DESK_ROLES),
  /** What the person may do: the desk shows nothing else. */
  scopes: Type.Array(ChoiceSchema(DESK_SCOPES)),
  /** Unix seconds. */
  expires_at: Type.Integer(),
});

/**
 * Signs in at the desk of the shop with the password, or with a code `auth.sms_send` has sent: sets the cookie `__Host-desk` for
 * 12 hours (D139). 4005 with `reason: no-desk-role`: this account has no role at this shop's desk.
 */
export const deskSessionCreate = defineEndpoint({
  name: 'desk.session.create',
  area: 'console',
  method: 'POST',
  summary:
    'Starts a session at the desk; a session of the storefront opens nothing here, nor this one there.',
  input: Type.Object({
    /** Phone or account. */
    name: Type.String({ minLength: 1, maxLength: 50 }),
    area_code: Type.Optional(AreaCode),
    password: Type.Optional(PasswordField),
    /** Code by SMS, in place of the password. */
    code: Type.Optional(SmsCode),
    session_id: Type.Optional(SessionId),
    ...CaptchaFields,
  }),
  data: DeskSessionData,
  codes: [...PASSWORD_LOGIN_REFUSALS, ...SMS_CODE_REFUSALS],
  access: 'anyone',
  gate: 'login',
  rate: 'desk-login',
  perLearner: true,
});

/** Who is signed in at the desk in this browser; 8504 without a session. */
export const deskSessionGet = defineEndpoint({
  name: 'desk.session.get',
  area: 'console',
  summary: 'The shop, the person, their role and what it may do.',
  input: Type.Object({}),
  data: DeskSessionData,
  codes: ['not-logged-in'],
  access: 'anyone',
  gate: 'nothing',
  perLearner: true,
});

/**
 * Shops at whose desk this person works, known by the phone of their account (ADR-689). Each has a session of its own: its address
 * asks for signing in where there is none. 8504 without a session here.
 */
export const deskShopList = defineEndpoint({
  name: 'desk.shop.list',
  area: 'console',
  summary: 'Shops of this installation at whose desk the person signed in here works, by name.',
  input: Type.Object({}),
  data: Type.Object({
    items: Type.Array(
      Type.Object({
        /** Label. */
        shop: Type.String(),
        shop_name: Type.String(),
        role: ChoiceSchema(DESK_ROLES),
        /** Of its desk, on its own host. */
        url: Type.String(),
        /** Whether it is the shop that was asked. */
        is_here: Type.Boolean(),
      }),
    ),
  }),
  codes: ['not-logged-in'],
  access: 'anyone',
  gate: 'nothing',
  perLearner: true,
});

/** Leaves the desk: its session ends on every node. */
export const deskSessionEnd = defineEndpoint({
  name: 'desk.session.end',
  area: 'console',
  method: 'POST',
  summary: 'Ends the session at the desk of this browser.',
  input: Type.Object({}),
  data: Type.Object({}),
  access: 'anyone',
  gate: 'nothing',
  perLearner: true,
});
