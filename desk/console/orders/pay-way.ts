/** Ways to pay that have a word. */

const WAYS = ['sandbox', 'manual', 'wechat_native', 'alipay_precreate', 'stripe_checkout'] as const;

/** undefined for one an installation added: its name is shown. */
export function wayOf(provider: string): (typeof WAYS)[number] | undefined {
  return WAYS.find((way) => way === provider);
}
