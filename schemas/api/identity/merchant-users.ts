/** Merchants and admins: their way into the back end, and their learner accounts. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { MERCHANT_ENTRY } from '../../auth/merchant-entry.ts';

/** The merchant of this browser in an operations school (M157, D56); 40400 where there is none, so that nobody is logged out by it. */
export const authBUserInfoGet = defineEndpoint({
  name: 'auth.b_user_info.get',
  area: 'identity',
  summary: 'Avatar, masked phone and the one-time code that logs in.',
  path: '/auth/b_user_info',
  input: Type.Object({}),
  data: Type.Object({ headimgurl: Type.String(), phone_name: Type.String(), code: Type.String() }),
  access: 'anyone',
  gate: 'login',
  rate: 'merchant-code',
  perLearner: true,
});

/** The one-time code of a merchant, asked for where merchants log in (M202, D7, D56); 40400 where this browser is none's. */
export const authBusinessUserCodeGet = defineEndpoint({
  name: 'auth.business_user_code.get',
  area: 'identity',
  summary: 'The code a merchant logs in with by a press.',
  path: '/auth/business_user_code',
  host: 'admin',
  input: Type.Object({}),
  data: Type.Object({ code: Type.String() }),
  access: 'anyone',
  gate: 'login',
  perLearner: true,
});

/** Logs a merchant in as the learner they are (D56, M192); by a press alone (requirement 21). */
export const authLoginByAdmin = defineEndpoint({
  name: 'auth.login_by_admin',
  ...MERCHANT_ENTRY,
  gate: 'login',
  path: '/auth/login_by_admin',
});

/** Makes the learner account of a merchant (D56, M147); by a press alone. */
export const authRegisterByAdmin = defineEndpoint({
  name: 'auth.register_by_admin',
  ...MERCHANT_ENTRY,
  gate: 'login',
  path: '/auth/register_by_admin',
});

/** Whether the person is an admin of a training shop (M191, D108). */
export const authIsAdminGet = defineEndpoint({
  name: 'auth.is_admin.get',
  area: 'identity',
  summary: 'is_admin 1 for a training admin; 0 for everybody else.',
  path: '/auth/is_admin',
  input: Type.Object({}),
  data: Type.Object({ is_admin: Type.Integer({ minimum: 0, maximum: 1 }) }),
  access: 'learner',
  gate: 'read',
});

/** A one-time code of 60 seconds a training admin enters the back end with (M90, D108, requirement 25). */
export const authAdminCodeGet = defineEndpoint({
  name: 'auth.admin_code.get',
  area: 'identity',
  summary: 'One-time code for the admin login, and the address that takes it.',
  path: '/auth/admin_auth_code',
  input: Type.Object({}),
  data: Type.Object({
    code: Type.String(),
    /** The admin login without its query; the client adds app_id and code. */
    login_url: Type.String(),
  }),
  codes: ['no-permission'],
  access: 'admin',
  gate: 'read',
  rate: 'admin-code',
});

/** The address at which the owner of a knowledge shop enters its back end (M91, D109). */
export const authCooperateUrlGet = defineEndpoint({
  name: 'auth.cooperate_url.get',
  area: 'identity',
  summary: 'Back-end address for the owner of the shop.',
  path: '/login_cooperate/get_cooperate_login_url',
  input: Type.Object({}),
  data: Type.Object({ login_url: Type.String() }),
  codes: ['no-permission'],
  access: 'owner',
  gate: 'read',
});
