/** Words of the storefront around its pages: what stands over, beside and in place of them. */
import { defineWords } from '#i18n/define-words.ts';

export const appWords = defineWords('app', {
  cn: {
    skip: '跳到主要内容',
    pageFailed: '页面加载失败，请重试',
    login: '登录',
    Login_success: '登录成功',
    setPassword: '设置登录密码',
    previewed: '预览中的学员',
  },
  en: {
    skip: 'Skip to main content',
    pageFailed: 'The page could not be loaded. Please try again.',
    login: 'Log in',
    Login_success: 'Logged in',
    setPassword: 'Set a password',
    previewed: 'Previewed learner',
  },
});
