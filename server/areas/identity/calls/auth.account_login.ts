/** Logs in with an account name, as training shops do (M209); digits alone are a phone of the default area. */
import { authAccountLogin } from '#schemas/api/identity/auth.account_login.ts';
import { DEFAULT_AREA_CODE } from '#schemas/auth/phone.ts';
import { logInByPassword } from '../rules/password-login.ts';
import { handle } from '#server/kernel/http/define-handler.ts';

export const authAccountLoginHandler = handle(authAccountLogin, (context) => {
  const { input } = context;
  return logInByPassword(context, { ...input, name: input.user_name, area_code: DEFAULT_AREA_CODE });
});
