/** Logs a merchant in as the learner they are (D56, M192); by a press alone (requirement 21). */
import { MERCHANT_ENTRY } from '../../auth/merchant-entry.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authLoginByAdmin = defineEndpoint({
  name: 'auth.login_by_admin',
  ...MERCHANT_ENTRY,
  gate: 'login',
  path: '/auth/login_by_admin',
});
