/** What buyers and owners are told of orders, refunds and rights that end, in their language. */
import type { Locale } from '#schemas/locale.ts';

export interface Words {
  subject: string;
  text: string;
}

/** What the sentences are filled with; texts are in the language they are said in. */
export interface Facts {
  shop: string;
  title: string;
  /** `¥129.00`; empty where no money is spoken of. */
  money: string;
  /** The merchant's word, the number of an invoice, or the day something ends; empty for none. */
  more: string;
  /** The page it is about; empty where no address of the shop is known. */
  url: string;
}

export type MessageKind =
  | 'order-paid'
  | 'order-new'
  | 'order-transfer'
  | 'refund-approved'
  | 'refund-refused'
  | 'invoice-issued'
  | 'invoice-refused'
  | 'access-ending';

type Say = (facts: Facts) => Words;

const cnLink = ({ url }: Facts, lead: string) => (url === '' ? '' : `${lead}${url}`);
const enLink = ({ url }: Facts, lead: string) => (url === '' ? '' : ` ${lead} ${url}`);

const CN: Readonly<Record<MessageKind, Say>> = {
  'order-paid': (facts) => ({
    subject: `${facts.shop}：付款成功`,
    text: `【${facts.shop}】您已成功购买《${facts.title}》，实付${facts.money}，现在就可以开始学习。${cnLink(facts, '查看订单：')}`,
  }),
  'order-new': (facts) => ({
    subject: `${facts.shop}：新订单`,
    text: `【${facts.shop}】有学员购买了《${facts.title}》，实收${facts.money}。${cnLink(facts, '查看商品：')}`,
  }),
  'order-transfer': (facts) => ({
    subject: `${facts.shop}：请完成转账`,
    text: `【${facts.shop}】您购买《${facts.title}》的订单已为您保留至${facts.more}，请在此之前转账${facts.money}并备注订单编号；商家确认收款后自动开通。${cnLink(facts, '查看订单：')}`,
  }),
  'refund-approved': (facts) => ({
    subject: `${facts.shop}：退款申请已通过`,
    text: `【${facts.shop}】您购买的《${facts.title}》退款申请已通过，${facts.money}将原路退回。${facts.more === '' ? '' : `商家回复：${facts.more}。`}${cnLink(facts, '查看进度：')}`,
  }),
  'refund-refused': (facts) => ({
    subject: `${facts.shop}：退款申请未通过`,
    text: `【${facts.shop}】您购买的《${facts.title}》退款申请未通过，课程仍可继续学习。${facts.more === '' ? '' : `商家回复：${facts.more}。`}${cnLink(facts, '查看详情：')}`,
  }),
  'invoice-issued': (facts) => ({
    subject: `${facts.shop}：发票已开具`,
    text: `【${facts.shop}】您购买的《${facts.title}》发票已开具，发票号码${facts.more}，将发送到您填写的邮箱。${cnLink(facts, '查看订单：')}`,
  }),
  'invoice-refused': (facts) => ({
    subject: `${facts.shop}：发票申请未通过`,
    text: `【${facts.shop}】您购买的《${facts.title}》发票申请未通过，可以修改后重新提交。${facts.more === '' ? '' : `商家回复：${facts.more}。`}${cnLink(facts, '去修改：')}`,
  }),
  'access-ending': (facts) => ({
    subject: `${facts.shop}：《${facts.title}》即将到期`,
    text: `【${facts.shop}】您的《${facts.title}》将于${facts.more}到期，请抓紧时间学完，到期后可以续费。${cnLink(facts, '继续学习：')}`,
  }),
};

const EN: Readonly<Record<MessageKind, Say>> = {
  'order-paid': (facts) => ({
    subject: `${facts.shop}: payment received`,
    text: `${facts.shop}: thank you, we have received ${facts.money} for “${facts.title}”. You can start learning now.${enLink(facts, 'Your order:')}`,
  }),
  'order-new': (facts) => ({
    subject: `${facts.shop}: new order`,
    text: `${facts.shop}: somebody has just bought “${facts.title}” for ${facts.money}.${enLink(facts, 'See it here:')}`,
  }),
  'order-transfer': (facts) => ({
    subject: `${facts.shop}: please make your transfer`,
    text: `${facts.shop}: your order of “${facts.title}” is held until ${facts.more}. Please transfer ${facts.money} by then and quote the order number. Access opens once the seller has confirmed it.${enLink(facts, 'Your order:')}`,
  }),
  'refund-approved': (facts) => ({
    subject: `${facts.shop}: refund approved`,
    text: `${facts.shop}: your refund for “${facts.title}” has been approved. ${facts.money} will be refunded to your original payment method.${facts.more === '' ? '' : ` The seller says: ${facts.more}`}${enLink(facts, 'Follow it here:')}`,
  }),
  'refund-refused': (facts) => ({
    subject: `${facts.shop}: refund not approved`,
    text: `${facts.shop}: your refund request for “${facts.title}” was not approved, so you keep your access.${facts.more === '' ? '' : ` The seller says: ${facts.more}`}${enLink(facts, 'Your order:')}`,
  }),
  'invoice-issued': (facts) => ({
    subject: `${facts.shop}: invoice issued`,
    text: `${facts.shop}: the invoice for “${facts.title}” has been issued. Its number is ${facts.more}, and it goes to the e-mail address you gave.${enLink(facts, 'Your order:')}`,
  }),
  'invoice-refused': (facts) => ({
    subject: `${facts.shop}: invoice not issued`,
    text: `${facts.shop}: your invoice request for “${facts.title}” was not accepted. You can change it and send it again.${facts.more === '' ? '' : ` The seller says: ${facts.more}`}${enLink(facts, 'Your order:')}`,
  }),
  'access-ending': (facts) => ({
    subject: `${facts.shop}: “${facts.title}” ends soon`,
    text: `${facts.shop}: your access to “${facts.title}” ends on ${facts.more}. You can renew it when it is over.${enLink(facts, 'Continue learning:')}`,
  }),
};

export function messageWords(kind: MessageKind, locale: Locale, facts: Facts): Words {
  return (locale === 'cn' ? CN : EN)[kind](facts);
}
