/** Companies an installation works with, and the variables each needs: what the operator sets at the desk (ADR-793). */

export const PROVIDER_KINDS = ['payment', 'sms', 'mail'] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

export interface ProviderField {
  /** Of the environment variable it stands for. */
  name: string;
  /** Never answered again once it is set. */
  isSecret?: boolean;
  /** Several lines, such as a key in PEM. */
  isLong?: boolean;
}

export interface ProviderRow {
  kind: ProviderKind;
  /** As the variable of the kind names it. */
  name: string;
  fields: readonly ProviderField[];
}

/** The variable that says which of a kind are on. */
export const CHOICE_VARIABLES: Readonly<Record<ProviderKind, string>> = {
  payment: 'PAYMENT_PROVIDERS',
  sms: 'SMS_PROVIDER',
  mail: 'MAIL_PROVIDER',
};

const KEYS: readonly ProviderField[] = [{ name: 'SMS_KEY_ID' }, { name: 'SMS_KEY_SECRET', isSecret: true }];

/** Addresses of calls are no fields: they stay the environment's, so that a desk does not decide where the server sends its keys. An SMTP address holds its own password. */
export const PROVIDERS: readonly ProviderRow[] = [
  {
    kind: 'payment',
    name: 'wechat_native',
    fields: [
      { name: 'WECHAT_PAY_APP_ID' },
      { name: 'WECHAT_PAY_MCH_ID' },
      { name: 'WECHAT_PAY_SERIAL' },
      { name: 'WECHAT_PAY_PRIVATE_KEY', isSecret: true, isLong: true },
      { name: 'WECHAT_PAY_API_KEY', isSecret: true },
      { name: 'WECHAT_PAY_PUBLIC_KEY_ID' },
      { name: 'WECHAT_PAY_PUBLIC_KEY', isLong: true },
      { name: 'WECHAT_PAY_CERTIFICATES', isLong: true },
    ],
  },
  {
    kind: 'payment',
    name: 'alipay_precreate',
    fields: [
      { name: 'ALIPAY_APP_ID' },
      { name: 'ALIPAY_SELLER_ID' },
      { name: 'ALIPAY_PRIVATE_KEY', isSecret: true, isLong: true },
      { name: 'ALIPAY_PUBLIC_KEY', isLong: true },
    ],
  },
  {
    kind: 'payment',
    name: 'stripe_checkout',
    fields: [
      { name: 'STRIPE_SECRET_KEY', isSecret: true },
      { name: 'STRIPE_WEBHOOK_SECRET', isSecret: true },
    ],
  },
  {
    kind: 'payment',
    name: 'manual',
    fields: [{ name: 'MANUAL_PAYMENT_TEXT', isLong: true }, { name: 'MANUAL_PAYMENT_HOURS' }],
  },
  {
    kind: 'sms',
    name: 'aliyun',
    fields: [...KEYS, { name: 'SMS_SIGN' }, { name: 'SMS_TEMPLATE' }, { name: 'SMS_NOTICE_TEMPLATE' }],
  },
  {
    kind: 'sms',
    name: 'tencent',
    fields: [
      ...KEYS,
      { name: 'SMS_APP_ID' },
      { name: 'SMS_SIGN' },
      { name: 'SMS_TEMPLATE' },
      { name: 'SMS_NOTICE_TEMPLATE' },
    ],
  },
  { kind: 'sms', name: 'twilio', fields: [...KEYS, { name: 'SMS_FROM' }] },
  { kind: 'mail', name: 'smtp', fields: [{ name: 'SMTP_URL', isSecret: true }, { name: 'MAIL_FROM' }] },
];

export function findProvider(kind: ProviderKind, name: string): ProviderRow | undefined {
  return PROVIDERS.find((row) => row.kind === kind && row.name === name);
}
