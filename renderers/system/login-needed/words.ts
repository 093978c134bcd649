/** Words of the screen behind the login box. */
export const words = {
  cn: { title: '登录后查看', hint: '这一页只属于你，请先登录。', login: '登录' },
  en: { title: 'Log in to see this page', hint: 'Only you can see this page.', login: 'Log in' },
} as const;
