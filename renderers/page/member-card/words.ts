/** Words of the member card. */
export const words = {
  cn: {
    benefits: '会员权益',
    join: '立即开通',
    per: '/ {{unit}}',
    member: '你已是会员',
  },
  en: {
    benefits: 'What members get',
    join: 'Become a member',
    per: '/ {{unit}}',
    member: 'You’re a member',
  },
} as const;
