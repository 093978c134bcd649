/** The detail of a good nobody has said anything of. */
import { PLAIN_FACTS } from '#schemas/content/goods-facts.ts';
import type { DetailRow } from '../store/detail-rows.ts';

export const PLAIN_DETAIL: DetailRow = {
  ...PLAIN_FACTS,
  introduction: '',
  refundDays: 0,
  refundTerms: '',
  isSoldAlone: true,
  saleStartTs: 0,
  isLookback: false,
  lookbackEndTs: 0,
  givesSvip: false,
  givesCertificate: false,
};
