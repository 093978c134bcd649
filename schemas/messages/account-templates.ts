/** Standard words of messages about signing in. */

export const ACCOUNT_TEMPLATES = {
  code: {
    name: { cn: '验证码', en: 'Verification code' },
    places: ['shop', 'code', 'minutes'],
    required: ['code'],
    subject: { cn: '{店铺名称} 验证码', en: 'Your code for {shop}' },
    text: {
      cn: '【{店铺名称}】验证码 {验证码}，{有效分钟数} 分钟内有效。请勿告诉任何人；如非本人操作，请忽略。',
      en: '{shop}: your code is {code}. It expires in {minutes} minutes. Don’t share it with anyone. If you didn’t request it, ignore this message.',
    },
  },
  'account-notice': {
    name: { cn: '账号安全提醒', en: 'Account security notice' },
    places: ['shop', 'change'],
    required: ['change'],
    subject: { cn: '{店铺名称} 账号安全提醒', en: '{shop}: your account has changed' },
    text: {
      cn: '【{店铺名称}】{变更内容}。如非本人操作，请立即登录修改密码，并联系店铺。',
      en: '{shop}: {change}. If this wasn’t you, log in, change your password right away and contact the shop.',
    },
  },
} as const;
