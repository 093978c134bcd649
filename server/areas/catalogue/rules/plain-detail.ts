/** The detail of a good nobody has said anything of. */
import type { DetailRow } from '../store/detail-store.ts';

export const PLAIN_DETAIL: DetailRow = {
  introduction: '',
  level: '',
  language: '',
  refundDays: 0,
  refundTerms: '',
  isSoldAlone: true,
  saleStartTs: 0,
  isLookback: false,
  lookbackEndTs: 0,
  givesSvip: false,
  givesCertificate: false,
};
