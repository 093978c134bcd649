/** Words of the login page. */
export const words = {
  cn: {
    title: '登录{shop}',
    plain: '登录',
    text: '账号登录即将开放。在此之前，您可以继续浏览店铺内容。',
    closedText: '账号登录即将开放。',
    training: '店铺已打烊，当前为培训模式，仅限成员登录学习。',
    home: '返回首页',
  },
  en: {
    title: 'Log in to {shop}',
    plain: 'Log in',
    text: 'Logging in opens soon. Until then, feel free to look around the shop.',
    closedText: 'Logging in opens soon.',
    training: 'The shop is closed and in training mode: only members may log in and study.',
    home: 'Return home',
  },
} as const;
