/** Standard words of messages about orders, refunds, invoices and rights that end. */

const BOUGHT = ['shop', 'title', 'amount', 'link'] as const;
const DECIDED = ['shop', 'title', 'amount', 'reply', 'link'] as const;

export const ORDER_TEMPLATES = {
  'order-paid': {
    name: { cn: '付款成功', en: 'Payment received' },
    places: BOUGHT,
    required: [],
    subject: { cn: '{店铺名称}：付款成功', en: '{shop}: payment received' },
    text: {
      cn: '【{店铺名称}】您已成功购买《{课程名称}》，实付{金额}，现在就可以开始学习。\n查看订单：{链接}',
      en: '{shop}: thank you, we have received {amount} for “{title}”. You can start learning now.\nYour order: {link}',
    },
  },
  'order-new': {
    name: { cn: '新订单（发给店主）', en: 'New order (to owners)' },
    places: BOUGHT,
    required: [],
    subject: { cn: '{店铺名称}：新订单', en: '{shop}: new order' },
    text: {
      cn: '【{店铺名称}】有学员购买了《{课程名称}》，实收{金额}。\n查看商品：{链接}',
      en: '{shop}: “{title}” has just been bought for {amount}.\nSee it here: {link}',
    },
  },
  'order-transfer': {
    name: { cn: '请完成转账', en: 'Please make your transfer' },
    places: ['shop', 'title', 'amount', 'until', 'link'],
    required: ['amount', 'until'],
    subject: { cn: '{店铺名称}：请完成转账', en: '{shop}: please make your transfer' },
    text: {
      cn: '【{店铺名称}】您购买《{课程名称}》的订单已为您保留至{截止时间}，请在此之前转账{金额}并备注订单编号；商家确认收款后自动开通。\n查看订单：{链接}',
      en: '{shop}: your order of “{title}” is held until {deadline}. Please transfer {amount} by then and quote the order number. Access opens once the seller has confirmed it.\nYour order: {link}',
    },
  },
  'refund-approved': {
    name: { cn: '退款申请已通过', en: 'Refund approved' },
    places: DECIDED,
    required: [],
    subject: { cn: '{店铺名称}：退款申请已通过', en: '{shop}: refund approved' },
    text: {
      cn: '【{店铺名称}】您购买的《{课程名称}》退款申请已通过，{金额}将原路退回。\n商家回复：{商家回复}。\n查看进度：{链接}',
      en: '{shop}: your refund for “{title}” has been approved. {amount} will be refunded to your original payment method.\nThe seller says: {reply}\nFollow it here: {link}',
    },
  },
  'refund-refused': {
    name: { cn: '退款申请未通过', en: 'Refund not approved' },
    places: DECIDED,
    required: [],
    subject: { cn: '{店铺名称}：退款申请未通过', en: '{shop}: refund not approved' },
    text: {
      cn: '【{店铺名称}】您购买的《{课程名称}》退款申请未通过，课程仍可继续学习。\n商家回复：{商家回复}。\n查看详情：{链接}',
      en: '{shop}: your refund request for “{title}” was not approved, so you keep your access.\nThe seller says: {reply}\nYour order: {link}',
    },
  },
  'invoice-issued': {
    name: { cn: '发票已开具', en: 'Invoice issued' },
    places: ['shop', 'title', 'number', 'link'],
    required: ['number'],
    subject: { cn: '{店铺名称}：发票已开具', en: '{shop}: invoice issued' },
    text: {
      cn: '【{店铺名称}】您购买的《{课程名称}》发票已开具，发票号码{发票号码}，将发送到您填写的邮箱。\n查看订单：{链接}',
      en: '{shop}: the invoice for “{title}” has been issued. Its number is {invoice number}, and it goes to the e-mail address you gave.\nYour order: {link}',
    },
  },
  'invoice-refused': {
    name: { cn: '发票申请未通过', en: 'Invoice not issued' },
    places: ['shop', 'title', 'reply', 'link'],
    required: [],
    subject: { cn: '{店铺名称}：发票申请未通过', en: '{shop}: invoice not issued' },
    text: {
      cn: '【{店铺名称}】您购买的《{课程名称}》发票申请未通过，可以修改后重新提交。\n商家回复：{商家回复}。\n去修改：{链接}',
      en: '{shop}: your invoice request for “{title}” was not accepted. You can change it and send it again.\nThe seller says: {reply}\nYour order: {link}',
    },
  },
  'access-ending': {
    name: { cn: '即将到期', en: 'Access ends soon' },
    places: ['shop', 'title', 'until', 'link'],
    required: ['until'],
    subject: { cn: '{店铺名称}：《{课程名称}》即将到期', en: '{shop}: “{title}” ends soon' },
    text: {
      cn: '【{店铺名称}】您的《{课程名称}》将于{截止时间}到期，请抓紧时间学完，到期后可以续费。\n继续学习：{链接}',
      en: '{shop}: your access to “{title}” ends on {deadline}. You can renew it when it is over.\nContinue learning: {link}',
    },
  },
} as const;
