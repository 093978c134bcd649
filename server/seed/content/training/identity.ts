/** Who the training shops are: the open one and its internal twin of another company. */
import type { Theme } from '#schemas/shop/theme.ts';
import type { ShopIdentity } from '../shop-info.ts';

export const NORTHFIELD: ShopIdentity = {
  label: 'training',
  app_id: 'apptraining',
  name: { cn: '恒远企业大学', en: 'Northfield Training' },
  tagline: { cn: '学以致用，日日精进', en: 'Learn it, use it, pass it on' },
  description: {
    cn: '恒远企业大学：入职、合规、销售与管理课程，面向全体员工与伙伴。',
    en: 'Northfield Training: onboarding, compliance, sales and management courses for staff and partners.',
  },
};

/** Blue steel; white on the primary reads at 8:1 (D40). */
export const STEEL_THEME: Theme = {
  primary: '#1f4e79',
  primary_text: '#ffffff',
  accent: '#a8500b',
  bg: '#f3f6f9',
  radius: 6,
  font_scale: 1,
};
