/** Answers the ways to log in that the shop offers and its kind of login has room for (M214, M123, D49). */
import { authLoginWaysGet } from '#schemas/api/identity/auth.login_ways.get.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const authLoginWaysGetHandler = handle(authLoginWaysGet, ({ shop }) => {
  const { login, loginPanel, passwordLogin, smsLogin, wechatLogin, qqLogin } = shop.capabilities;
  // The training login has two ways, scan and account (M129).
  const isWide = loginPanel === 'knowledge';
  const flag = (isOn: boolean) => (login && isOn ? 1 : 0);
  return ok({
    verify_code: flag(isWide && smsLogin),
    phone_password: flag(passwordLogin),
    wx: flag(wechatLogin),
    qq: flag(isWide && qqLogin),
  });
});
