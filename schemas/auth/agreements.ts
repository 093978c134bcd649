/** Where the agreements of a login stand (M289, D63): a fixed base, so that a shop's id can only ever be a value (B65). */
import type { Locale } from '../locale.ts';
import { pathTo } from '../paths.ts';

/** Raised when a text changes: a tick given to an older one counts no more. */
export const AGREEMENT_VERSION = '1';
/** The day this version takes effect, as YYYY-MM-DD; set anew with each version. */
export const AGREEMENT_EFFECTIVE = '2026-11-21';
export const AGREEMENTS = ['charge', 'privacy', 'merchant_privacy'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

export function agreementHref(agreement: Agreement, locale: Locale, appId: string): string {
  const path = pathTo('agreement', { name: agreement, ...(locale === 'en' ? { language: locale } : {}) });
  return agreement === 'merchant_privacy' ? `${path}?app_id=${encodeURIComponent(appId)}` : path;
}
