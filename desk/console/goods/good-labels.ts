/** The words of a good's fields, for faults and conflicts. */
import type { WordKeys } from '#i18n/words.ts';
import type { goodsWords } from './words.ts';

type Key = WordKeys<typeof goodsWords>;

const LABELS: Readonly<Record<string, Key>> = {
  title: 'title',
  type: 'type',
  summary: 'summary',
  cover: 'cover',
  price: 'price',
  line_price: 'linePrice',
  svip_price: 'svipPrice',
  svip_free: 'svipFree',
  state: 'state',
  pay_state: 'payState',
  marketing_type: 'marketing',
  marketing_end: 'marketingEnd',
  sale_start: 'saleStart',
  introduction: 'introduction',
  tags: 'tags',
  teachers: 'teachers',
  level: 'level',
  language: 'language',
  password: 'password',
  designated: 'designated',
  is_designated: 'isDesignated',
  refund_days: 'refundDays',
  refund_terms: 'refundTerms',
  media: 'media',
  seconds: 'seconds',
  text: 'text',
  outline: 'outline',
  skus: 'skus',
  terms: 'terms',
  start: 'start',
  alive_state: 'aliveState',
  poster: 'poster',
  try_seconds: 'trySeconds',
  captions_cn: 'captions_cn',
  captions_en: 'captions_en',
  chapters_cn: 'chapters_cn',
  chapters_en: 'chapters_en',
  media_medium: 'media_medium',
  media_small: 'media_small',
  is_lookback: 'isLookback',
  lookback_end: 'lookbackEnd',
  gives_svip: 'givesSvip',
  gives_certificate: 'givesCertificate',
  lesson_count: 'lessonCount',
};

export function labelKey(name: string): Key | undefined {
  return LABELS[name];
}
