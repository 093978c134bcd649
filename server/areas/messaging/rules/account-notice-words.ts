/** What a person is told when something that lets them in has changed, in both languages. */
import { defineWords } from '#i18n/define-words.ts';

export const accountNoticeWords = defineWords('account-notice', {
  cn: {
    'phone-changed': '您账号绑定的手机号已更换',
    'email-changed': '您账号绑定的邮箱已更换',
    'password-changed': '您账号的登录密码已修改',
    'channel-bound': '您的账号已绑定新的第三方账号',
    'channel-unbound': '您的账号已解绑第三方账号',
    'deletion-asked': '您的账号已申请注销，将于 30 天后删除，期间可在个人中心撤销申请',
  },
  en: {
    'phone-changed': 'the phone number of your account was changed',
    'email-changed': 'the e-mail address of your account was changed',
    'password-changed': 'the password of your account was changed',
    'channel-bound': 'a social account was linked to your account',
    'channel-unbound': 'a social account was unlinked from your account',
    'deletion-asked':
      'your account will be deleted in 30 days; until then you can cancel this in your personal centre',
  },
});
