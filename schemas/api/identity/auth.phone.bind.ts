/** Binds a phone to the person logged in, or another in place of the old one (M231, requirement 24). */
import { Type } from 'typebox';
import {
  AreaCode,
  OneTimeToken,
  SessionId,
  SmsCode,
  WholePhone,
  BIND_REFUSALS,
  SMS_CODE_REFUSALS,
} from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authPhoneBind = defineEndpoint({
  name: 'auth.phone.bind',
  area: 'identity',
  summary: 'The masked phone.',
  method: 'POST',
  path: '/auth/bind_phone',
  input: Type.Object({
    phone: WholePhone,
    area_code: AreaCode,
    code: SmsCode,
    session_id: SessionId,
    /** Of the proven old phone, where there is one. */
    token: Type.Optional(OneTimeToken),
  }),
  data: Type.Object({ phone: Type.String() }),
  codes: [...SMS_CODE_REFUSALS, 'already-bound', ...BIND_REFUSALS],
  access: 'learner',
  gate: 'write',
});
