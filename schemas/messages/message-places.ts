/** What a message of a shop may name, what each is called, and a sample of it (ADR-837). */
import type { LocaleText } from '../page/text.ts';
import type { Places } from '../text/places.ts';

export const MESSAGE_PLACES = {
  shop: { cn: '店铺名称', en: 'shop' },
  title: { cn: '课程名称', en: 'title' },
  amount: { cn: '金额', en: 'amount' },
  until: { cn: '截止时间', en: 'deadline' },
  reply: { cn: '商家回复', en: 'reply' },
  number: { cn: '发票号码', en: 'invoice number' },
  code: { cn: '验证码', en: 'code' },
  minutes: { cn: '有效分钟数', en: 'minutes' },
  change: { cn: '变更内容', en: 'change' },
  score: { cn: '得分', en: 'score' },
  comment: { cn: '评语', en: 'comment' },
  link: { cn: '链接', en: 'link' },
} as const satisfies Places;
export type MessagePlace = keyof typeof MESSAGE_PLACES;

const same = (text: string): LocaleText => ({ cn: text, en: text });

/** For previews and trials; the shop's name is its own. */
export const MESSAGE_SAMPLES: Readonly<Record<Exclude<MessagePlace, 'shop'>, LocaleText>> = {
  title: { cn: '摄影入门', en: 'First steps in photography' },
  amount: same('¥129.00'),
  until: { cn: '2027年1月5日 18:00', en: 'Jan 5, 2027, 18:00' },
  reply: { cn: '已按规则处理', en: 'Handled by our rules' },
  number: same('25117000000012345678'),
  code: same('000000'),
  minutes: same('5'),
  change: { cn: '您账号的登录密码已修改', en: 'the password of your account was changed' },
  score: same('92'),
  comment: { cn: '构图很好', en: 'Well composed' },
  link: same('https://example.com/order/1'),
};
