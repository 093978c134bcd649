/** Words of the shop-blocked screen. */
export const words = {
  cn: {
    title1: '店铺已打烊',
    title2: '店铺已过期',
    title3: '店铺已被封禁',
    hint1: '店主暂时休息了，请稍后再来。',
    hint2: '店铺的服务期已到，续费后会恢复访问。',
    hint3: '该店铺因违反平台规则已停止访问。',
    about2: '您打开的课程暂时无法查看。',
    about3: '您打开的直播暂时无法观看。',
    again: '再试一次',
    login: '成员登录',
  },
  en: {
    title1: 'This shop is closed',
    title2: 'This shop has expired',
    title3: 'This shop has been suspended',
    hint1: 'The owner is taking a break. Please come back later.',
    hint2: 'The shop’s subscription has ended. It will open again once it’s renewed.',
    hint3: 'This shop broke the platform’s rules and can no longer be visited.',
    about2: 'The course you opened isn’t available for now.',
    about3: 'The live session you opened isn’t available for now.',
    again: 'Try again',
    login: 'Member login',
  },
} as const;
