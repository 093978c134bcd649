/** Numbers as people write them in tables: thousands separators, full-width digits, amounts with their currency (D126). */
import type { CellRead } from './cell-read.ts';

/** `1,299` or `1299`, with what follows its point. */
const NUMBER = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/;
const YUAN_MARK = /^(?:¥|￥|cny|rmb)\s*|\s*(?:元|圆|块|cny|rmb|yuan)$/gi;
const FEN_MARK = /\s*(?:分|fen)$/i;
const FEN_IN_YUAN = 100;
const DECIMALS = 2;

const fold = (text: string) => text.normalize('NFKC').trim();

function parts(text: string): { whole: number; decimals: string } | undefined {
  const [, whole, decimals = ''] = NUMBER.exec(text) ?? [];
  return whole === undefined ? undefined : { whole: Number(whole.replaceAll(',', '')), decimals };
}

/** A whole number; undefined for what is none. `10.0` is 10, as Excel writes some. */
export function readWholeNumber(text: string): number | undefined {
  const plain = fold(text);
  const sign = plain.startsWith('-') ? -1 : 1;
  const read = parts(plain.replace(/^[+-]/, ''));
  if (read === undefined || !/^0*$/.test(read.decimals)) return undefined;
  return read.whole === 0 ? 0 : sign * read.whole;
}

/** An amount in whole fen, of a column in yuan or in fen. */
export function readMoney(text: string, unit: 'yuan' | 'fen'): CellRead {
  const plain = fold(text);
  const bare = unit === 'yuan' ? plain.replaceAll(YUAN_MARK, '') : plain.replace(FEN_MARK, '');
  const read = parts(bare);
  if (unit === 'fen') {
    if (read?.decimals === '' && !bare.endsWith('.')) return { ok: true, value: read.whole };
    return {
      ok: false,
      message: [`“${text}”不是以分为单位的整数`, `"${text}" is no whole number of fen`],
      hint: [
        '99 元写成 9900，或把列名改成 _yuan 再写 99.00',
        'Write 9900 for 99 yuan, or rename the column to _yuan and write 99.00',
      ],
    };
  }
  if (read === undefined)
    return {
      ok: false,
      message: [`“${text}”不是以元为单位的金额`, `"${text}" is no amount in yuan`],
      hint: [
        '写成 99、99.00 或 1,299.50，不能为负',
        'Write it like 99, 99.00 or 1,299.50, and not below zero',
      ],
    };
  if (read.decimals.length > DECIMALS)
    return {
      ok: false,
      message: [`“${text}”超过两位小数`, `"${text}" has more than two decimals`],
      hint: ['金额最小到分，如 99.95', 'The smallest amount is one fen, as in 99.95'],
    };
  return { ok: true, value: read.whole * FEN_IN_YUAN + Number(read.decimals.padEnd(DECIMALS, '0')) };
}

/** Whole fen as an export writes them in yuan: `99`, or `99.50`. */
export function writeYuan(fen: number): string {
  return fen % FEN_IN_YUAN === 0 ? String(fen / FEN_IN_YUAN) : (fen / FEN_IN_YUAN).toFixed(DECIMALS);
}
