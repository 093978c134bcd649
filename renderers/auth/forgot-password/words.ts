/** Words of the forgotten password, beside those of its two steps. */
export const words = { cn: { back: '返回登录' }, en: { back: 'Back to login' } } as const;
