/** The only file that reads version_type, shop_type, the app id's prefix and the shop flags (D12, M5-M10). */
export const SHOP_VARIANTS = ['knowledge', 'training', 'enterprise-school'] as const;
export type ShopVariant = (typeof SHOP_VARIANTS)[number];

const SHOP_TRAITS = [
  'enterprise-messaging',
  'operations-school',
  'tencent',
  'internal',
  'no-login',
  'closed',
  'expired',
  'sealed',
  'only-mobile',
  'gray',
  'password-login-off',
  'sms-login-off',
  'wechat-login-off',
  'qq-login-off',
  'messaging-login-off',
  'tasks',
  'support-hidden',
  'print-protected',
  'captcha-image',
  'captcha-company',
  'scan-first',
  'comments-reviewed',
  'learners-comment',
  'goods-rated',
  'fast-forward-limited',
  'hidden-study-uncounted',
  'invoices-off',
  'refund-requests-off',
] as const;
export type ShopTrait = (typeof SHOP_TRAITS)[number];

export interface ShopFacts {
  app_id: string;
  version_type: number;
  shop_type: number;
  isQwShop: boolean;
  isTxShop: boolean;
  isOperationSchool: boolean;
  is_closed: number;
  is_no_login: number;
  expiry_version: number;
  status: { is_sealed: number };
  entry_mode: number;
  is_gray_page: number;
  gray_flag: number;
  only_mobile: number;
  login_by_password_enabled: string;
  tasks_enabled: number;
  is_hide_support: number;
  is_print_protected?: number;
  captcha_type?: number;
  need_bind_scan?: number;
  comment_review?: number;
  comment_learners_only?: number;
  goods_rating?: number;
  is_fast_forward_limited?: number;
  is_hidden_study_uncounted?: number;
  is_invoice_off?: number;
  is_refund_request_off?: number;
  login_ways?: {
    verify_code: number;
    phone_password: number;
    wx: number;
    qq: number;
    wework?: number;
    others?: Readonly<Record<string, number>>;
  };
}

const CAPTCHA_IMAGE = 2;
const CAPTCHA_COMPANY = 3;
/** Whom a training shop lets in: everybody, or members of the organization alone (D107). */
export const ENTRY_MODE = { open: 1, internal: 2 } as const;

const ENTERPRISE_SHOP_TYPE = 6;
const TRAINING_VERSION_TYPES: ReadonlySet<number> = new Set([170, 171]);

function kindOf(facts: ShopFacts): ShopVariant {
  if (TRAINING_VERSION_TYPES.has(facts.version_type)) return 'training';
  if (facts.shop_type === ENTERPRISE_SHOP_TYPE || facts.app_id.startsWith('a01')) return 'enterprise-school';
  return 'knowledge';
}

/** True for the version types the specification names; an unknown number is read as a knowledge shop and logged. */
export function isKnownVersionType(versionType: number): boolean {
  return (versionType >= 0 && versionType <= 5) || TRAINING_VERSION_TYPES.has(versionType);
}

/** What a shop's record says of it, in words. */
export interface Shop {
  variant: ShopVariant;
  traits: ReadonlySet<ShopTrait>;
  /** Companies whose scans this shop has switched off, of those without a flag of their own (ADR-435); none where absent. */
  scansOff?: readonly string[];
}

export function variantOf(facts: ShopFacts): Shop {
  const rows: readonly (readonly [ShopTrait, boolean])[] = [
    ['enterprise-messaging', facts.isQwShop],
    ['operations-school', facts.isOperationSchool],
    ['tencent', facts.isTxShop],
    ['internal', facts.entry_mode === ENTRY_MODE.internal],
    ['no-login', facts.is_no_login === 1],
    ['closed', facts.is_closed === 1],
    ['expired', facts.expiry_version !== 1],
    ['sealed', facts.status.is_sealed === 1],
    ['only-mobile', facts.only_mobile === 1],
    ['gray', facts.is_gray_page === 1 || facts.gray_flag === 1],
    // M123: every way is on unless the shop says otherwise.
    ['password-login-off', facts.login_by_password_enabled === '0' || facts.login_ways?.phone_password === 0],
    ['sms-login-off', facts.login_ways?.verify_code === 0],
    ['wechat-login-off', facts.login_ways?.wx === 0],
    ['qq-login-off', facts.login_ways?.qq === 0],
    ['messaging-login-off', facts.login_ways?.wework === 0],
    ['tasks', facts.tasks_enabled === 1],
    ['support-hidden', facts.is_hide_support === 1],
    ['print-protected', facts.is_print_protected === 1],
    ['captcha-image', facts.captcha_type === CAPTCHA_IMAGE],
    ['captcha-company', facts.captcha_type === CAPTCHA_COMPANY],
    ['scan-first', facts.need_bind_scan === 1],
    ['comments-reviewed', facts.comment_review === 1],
    ['learners-comment', facts.comment_learners_only === 1],
    ['goods-rated', facts.goods_rating === 1],
    ['fast-forward-limited', facts.is_fast_forward_limited === 1],
    ['hidden-study-uncounted', facts.is_hidden_study_uncounted === 1],
    ['invoices-off', facts.is_invoice_off === 1],
    ['refund-requests-off', facts.is_refund_request_off === 1],
  ];
  const others = Object.entries(facts.login_ways?.others ?? {});
  return {
    variant: kindOf(facts),
    traits: new Set(rows.filter(([, on]) => on).map(([trait]) => trait)),
    scansOff: others.filter(([, on]) => on === 0).map(([name]) => name),
  };
}
