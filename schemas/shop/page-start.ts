/** What the calls of a page start tell of a shop's record, each in its contract's own words (M70, M216-M219). */
import { REPORT_INTERVAL_MINUTES, REPORT_POINTS } from '../constants.ts';
import type { Locale } from '../locale.ts';
import { readText } from '../page/text.ts';
import type { Capabilities } from './capabilities.ts';
import type { ShopInfo } from './shop-info.ts';

export const closedOf = ({ is_closed, status: { is_sealed } }: ShopInfo) => ({ is_closed, is_sealed });

export const expiryOf = ({ expiry_version: version, expire_at = '' }: ShopInfo) => ({
  detail: { version, expire_at },
});

export const grayStyleOf = ({ is_gray_page, gray_flag }: ShopInfo) => ({ is_gray_page, gray_flag });

export const hideLogoOf = ({ is_hide_support: is_hide }: ShopInfo) => ({ is_hide });

export const noLoginOf = ({ is_no_login }: ShopInfo) => ({ is_no_login });

export const passwordLoginOf = ({ login_by_password_enabled }: ShopInfo) => ({ login_by_password_enabled });

export const phoneBindOf = ({ need_bind_phone: need_bind = 0 }: ShopInfo) => ({ need_bind });

export const printProtectionOf = ({ is_print_protected: is_gray = 0 }: ShopInfo) => ({ is_gray });

/** D107: an enterprise school is authenticated unless its record says otherwise; no other shop is. */
export const enterpriseAuthOf = ({ is_enterprise_auth = 1 }: ShopInfo, isSchool: boolean) => ({
  is_auth: isSchool ? is_enterprise_auth : 0,
});

export const seoOf = ({ seo }: ShopInfo, locale: Locale) => ({
  default_seo_title: readText(seo.default_seo_title, locale),
  default_seo_description: readText(seo.default_seo_description, locale),
});

/** The feature switches and report settings (D41, D79). */
export const modulesOf = (can: Capabilities) => ({
  comments: 1,
  comment_review: can.commentsReviewed ? 1 : 0,
  comment_learners_only: can.whoMayComment === 'who-may-study' ? 1 : 0,
  tasks: can.myTasks ? 1 : 0,
  interaction: 1,
  ai_service: 0,
  report: { interval: REPORT_INTERVAL_MINUTES, points: [...REPORT_POINTS] },
});
