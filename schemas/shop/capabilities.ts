/** What a shop can do, in product words: one row per variant, then its traits in a fixed order. Pure and total. */
import { hasLogin, type GateFacts } from './gate-state.ts';
import type { Shop, ShopTrait, ShopVariant } from './variant.ts';

/** Who passes in which state is the gate's to say, of these facts: ask it, not them. */
export interface Capabilities extends GateFacts {
  loginSurface: 'dialog' | 'page';
  loginPanel: 'knowledge' | 'training';
  /** Whether anybody may log in now: login link, avatar menu, personal entries (D16, D116). */
  login: boolean;
  passwordLogin: boolean;
  smsLogin: boolean;
  wechatLogin: boolean;
  qqLogin: boolean;
  searchScope: 'courses' | 'company';
  hotSearch: boolean;
  adminLink: 'none' | 'training-console' | 'owner-back-end';
  adminGuide: boolean;
  merchantSession: boolean;
  messagingLogin: boolean;
  /** Companies whose scans this shop has switched off, of those without a flag of their own (ADR-435). Read it through `hasScan`. */
  scansOff: readonly string[];
  /** Whether the shop has a login page that only takes an account and a password (M34). */
  collegeLogin: boolean;
  loginFooter: 'none' | 'operations';
  brandOnLogin: 'shown' | 'hidden';
  whenClosed: 'blocked-page' | 'login-page';
  learningRecords: boolean;
  purchases: boolean;
  myCourses: boolean;
  myTasks: boolean;
  expiredBanner: boolean;
  selling: boolean;
  /** Whether goods carry a price at all: nothing is sold in a training shop. */
  prices: boolean;
  mobileOnly: boolean;
  grayPage: boolean;
  supportLine: boolean;
  /** Off where the shop protects its pages from print (M67, D18). */
  printing: boolean;
  /** The kind of captcha, where one is required (D50). */
  captcha: 'slide' | 'image' | 'company';
  /** Whether a phone can log in only after a scanned account was bound to it, where the shop has one to scan (M277). */
  scanFirst: boolean;
  /** D88. */
  commentsReviewed: boolean;
  whoMayComment: 'everyone' | 'who-may-study';
  /** Whether learners rate goods with stars. */
  ratings: boolean;
  /** Whether a recording may be jumped in from the start, or only after it was studied once (D81). */
  seeking: 'free' | 'once-finished';
  /** Whether a film or recording counts while its page is hidden (ADR-352). */
  hiddenStudy: 'counts' | 'pauses';
  /** Whether buyers may ask for an invoice of what they paid. */
  invoices: boolean;
  /** Whether buyers may ask for their money beyond the terms of refunds (D132). */
  refundRequests: boolean;
  /** Whether the shop is asked for its authentication as an enterprise (M218, M263). */
  enterpriseCheck: boolean;
}

/** What a row says; the rest comes with the shop. */
type Row = Omit<Capabilities, 'scansOff'>;

const KNOWLEDGE: Row = {
  browseAnonymously: 'yes',
  loginSurface: 'dialog',
  loginPanel: 'knowledge',
  loginEver: true,
  login: true,
  passwordLogin: true,
  smsLogin: true,
  wechatLogin: true,
  qqLogin: true,
  whoMayLogin: 'everyone',
  searchScope: 'courses',
  hotSearch: true,
  adminLink: 'owner-back-end',
  adminGuide: false,
  merchantSession: false,
  messagingLogin: false,
  collegeLogin: false,
  loginFooter: 'none',
  brandOnLogin: 'shown',
  whenClosed: 'blocked-page',
  closedTo: 'everybody',
  learningRecords: true,
  purchases: true,
  myCourses: false,
  myTasks: false,
  shopState: 'open',
  expiredBanner: false,
  selling: true,
  prices: true,
  mobileOnly: false,
  grayPage: false,
  supportLine: true,
  printing: true,
  captcha: 'slide',
  scanFirst: false,
  commentsReviewed: false,
  whoMayComment: 'everyone',
  ratings: false,
  seeking: 'free',
  hiddenStudy: 'counts',
  invoices: true,
  refundRequests: true,
  enterpriseCheck: false,
};

const VARIANTS: Record<ShopVariant, Row> = {
  knowledge: KNOWLEDGE,
  training: {
    ...KNOWLEDGE,
    browseAnonymously: 'login-first',
    closedTo: 'strangers',
    loginSurface: 'page',
    loginPanel: 'training',
    searchScope: 'company',
    hotSearch: false,
    adminLink: 'training-console',
    adminGuide: true,
    purchases: false,
    prices: false,
    myCourses: true,
    myTasks: true,
  },
  'enterprise-school': {
    ...KNOWLEDGE,
    searchScope: 'company',
    adminLink: 'none',
    enterpriseCheck: true,
    collegeLogin: true,
  },
};

/** Applied from first to last; a later trait wins over an earlier one. */
const TRAITS: readonly (readonly [ShopTrait, Partial<Row>])[] = [
  ['tasks', { myTasks: true }],
  ['enterprise-messaging', { messagingLogin: true }],
  ['operations-school', { merchantSession: true, loginFooter: 'operations', adminLink: 'none' }],
  ['tencent', { brandOnLogin: 'hidden', whenClosed: 'login-page', closedTo: 'strangers' }],
  ['internal', { whoMayLogin: 'organization-members' }],
  ['password-login-off', { passwordLogin: false }],
  ['sms-login-off', { smsLogin: false }],
  ['wechat-login-off', { wechatLogin: false }],
  ['qq-login-off', { qqLogin: false }],
  ['messaging-login-off', { messagingLogin: false }],
  [
    'no-login',
    {
      loginEver: false,
      browseAnonymously: 'yes',
      learningRecords: false,
      purchases: false,
      myCourses: false,
      myTasks: false,
    },
  ],
  ['support-hidden', { supportLine: false }],
  ['print-protected', { printing: false }],
  ['captcha-image', { captcha: 'image' }],
  ['captcha-company', { captcha: 'company' }],
  ['scan-first', { scanFirst: true }],
  ['comments-reviewed', { commentsReviewed: true }],
  ['learners-comment', { whoMayComment: 'who-may-study' }],
  ['goods-rated', { ratings: true }],
  ['fast-forward-limited', { seeking: 'once-finished' }],
  ['hidden-study-uncounted', { hiddenStudy: 'pauses' }],
  ['invoices-off', { invoices: false }],
  ['refund-requests-off', { refundRequests: false }],
  ['only-mobile', { mobileOnly: true }],
  ['gray', { grayPage: true }],
  ['expired', { shopState: 'expired', expiredBanner: true, selling: false }],
  ['closed', { shopState: 'closed', selling: false }],
  ['sealed', { shopState: 'sealed', selling: false }],
];

export function capabilities(shop: Shop): Capabilities {
  const changes = TRAITS.filter(([trait]) => shop.traits.has(trait)).map(([, change]) => change);
  const able: Row = Object.assign({ ...VARIANTS[shop.variant] }, ...changes);
  return Object.freeze({ ...able, login: hasLogin(able), scansOff: shop.scansOff ?? [] });
}

/** Names a document's `when.can` may use. */
export const CAPABILITY_NAMES = [
  'login',
  'passwordLogin',
  'smsLogin',
  'wechatLogin',
  'qqLogin',
  'hotSearch',
  'adminGuide',
  'merchantSession',
  'messagingLogin',
  'learningRecords',
  'purchases',
  'myCourses',
  'myTasks',
  'expiredBanner',
  'selling',
  'supportLine',
] as const satisfies readonly (keyof Capabilities)[];
