/** Words of the no-permission screen. */
export const words = {
  cn: {
    title1: '你还不是该机构的成员',
    title2: '暂无访问权限',
    title3: '你不是指定学员',
    title4: '账号已被停用',
    hint1: '本学堂仅向机构成员开放，请联系管理员加入后再登录。',
    hint2: '你没有查看此内容的权限，如有疑问请联系店铺客服。',
    hint3: '此内容仅对指定学员开放，请联系老师确认名单。',
    hint4: '如需恢复使用，请联系店铺客服。',
    home: '返回首页',
    change: '换个账号登录',
  },
  en: {
    title1: 'You are not a member of this organization',
    title2: 'You do not have permission',
    title3: 'You are not a designated student',
    title4: 'This account has been disabled',
    hint1: 'Only members can study here. Ask an administrator to add you, then log in again.',
    hint2: 'You don’t have access to this content. If you think this is a mistake, contact the shop.',
    hint3: 'This content is for designated students only. Ask your teacher to add you to the list.',
    hint4: 'To use it again, contact the shop.',
    home: 'Return home',
    change: 'Use another account',
  },
} as const;
