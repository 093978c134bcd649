/** Words of the desk's login. */
import { defineWords } from '#i18n/define-words.ts';

export const startWords = defineWords('desk-start', {
  cn: {
    signIn: '登录店铺后台',
    signInHint: '使用有后台角色的账号登录，与店铺前台的登录相互独立。',
    name: '手机号或账号',
    nameMissing: '请输入手机号或账号',
    password: '密码',
    passwordMissing: '请输入密码',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    noRole: '这个账号没有本店后台的角色，请联系店主为你添加。',
    toShop: '返回店铺',
  },
  en: {
    signIn: 'Sign in to the desk',
    signInHint: 'For people who work in this shop. It is separate from the login of the shop itself.',
    name: 'Phone or account',
    nameMissing: 'Enter your phone or account',
    password: 'Password',
    passwordMissing: 'Enter your password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    noRole: 'This account has no role at the desk of this shop. Ask its owner to give you one.',
    toShop: 'Back to the shop',
  },
});
