/** Makes the learner account of a merchant (D56, M147); by a press alone. */
import { MERCHANT_ENTRY } from '../../auth/merchant-entry.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authRegisterByAdmin = defineEndpoint({
  name: 'auth.register_by_admin',
  ...MERCHANT_ENTRY,
  gate: 'login',
  path: '/auth/register_by_admin',
});
