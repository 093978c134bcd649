/** Words of the account menu and of the language switch, wherever they stand. */
import { defineWords } from '#i18n/define-words.ts';

export const accountWords = defineWords('account', {
  cn: {
    login: '登录',
    account: '{{name}} 的账号菜单',
    learner: '学员',
    personal: '个人中心',
    orders: '我的订单',
    logout: '退出登录',
    ownerDoor: '进入店铺后台',
    language: 'EN: switch to English',
    otherLanguage: 'EN',
  },
  en: {
    login: 'Log in',
    account: 'Account menu for {{name}}',
    learner: 'Learner',
    personal: 'My account',
    orders: 'My orders',
    logout: 'Log out',
    ownerDoor: 'Enter the shop’s back end',
    language: '中文：切换到中文',
    otherLanguage: '中文',
  },
});
