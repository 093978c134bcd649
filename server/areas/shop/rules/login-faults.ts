/** Refuses a shop without any way to sign in. */
import type { ItemFault } from '#schemas/api/console/save.ts';
import { LOGIN_SWITCHES, type ShopSettings } from '#schemas/shop/shop-settings.ts';

export function loginFaults(settings: ShopSettings): ItemFault[] {
  if (LOGIN_SWITCHES.some((name) => settings[name])) return [];
  return [
    {
      pointer: '/login_password',
      rule: 'login-way',
      message: { cn: '至少要保留一种登录方式。', en: 'One way to sign in has to stay on.' },
      hint: { cn: '打开密码登录或验证码登录。', en: 'Turn on passwords or codes by SMS.' },
    },
  ];
}
