/** Words of live-vote; cn is the truth, en has the same keys. */
export const words = {
  cn: {
    one: '请选择一项',
    several: '可选择多项',
    cast: '投票',
    login: '登录后投票',
    voters: '{{voters}} 人已投票',
    count: '{{text}}：{{total}} 票，{{share}}%',
    over: '投票已结束',
  },
  en: {
    one: 'Choose one',
    several: 'Choose one or more',
    cast: 'Vote',
    login: 'Log in to vote',
    voters: '{{voters}} voted',
    count: '{{text}}: {{total}}, {{share}} %',
    over: 'Voting has ended',
  },
} as const;
