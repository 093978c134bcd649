/** Words of the levels of a region: brought with them, not with every page. */
import type { Locale } from '#schemas/locale.ts';

const cn = {
  choose: '请选择',
  loading: '加载中…',
  failed: '地区列表没有加载出来',
  retry: '重试',
} as const;

const en: Readonly<Record<keyof typeof cn, string>> = {
  choose: 'Choose',
  loading: 'Loading…',
  failed: 'The list of regions could not be loaded',
  retry: 'Try again',
};

export const regionWords: Readonly<Record<Locale, Readonly<Record<keyof typeof cn, string>>>> = { cn, en };
