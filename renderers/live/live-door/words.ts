/** Words of live-door; cn is the truth, en has the same keys. */
export const words = {
  cn: {
    form: '进入直播间前，请先填写信息',
    formHint: '只需填写一次，提交后自动进入。',
    fill: '去填写',
    over: '试看已结束',
    overHint: '购买后可以继续观看直播、参与讨论，已有的互动不会丢失。',
    buy: '购买并继续观看',
    left: '试看剩余',
    said: '试看：{{left}}',
    unlock: '购买完整直播',
  },
  en: {
    form: 'Tell us a little before you enter',
    formHint: 'You only need to do this once.',
    fill: 'Fill in the form',
    over: 'Free trial ended',
    overHint: 'Buy this live session to keep watching and chatting.',
    buy: 'Buy and keep watching',
    left: 'Free trial ends in',
    said: 'Free trial: {{left}}',
    unlock: 'Buy full access',
  },
} as const;
