/** Fen as companies write them: yuan with two decimals, by letters alone, since 0.1 + 0.2 is not 0.3. */
import { PaymentUnknown } from '../payment-provider.ts';

/** `1` is `0.01`. */
export function yuanOf(fen: number): string {
  const digits = String(fen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Whatever its sign, as bills write what went back below zero. @throws PaymentUnknown for what is no amount. */
export function fenOf(yuan: string): number {
  const [, whole, decimals = ''] = /^-?(\d{1,12})(?:\.(\d{1,2}))?$/.exec(yuan) ?? [];
  if (whole === undefined) throw new PaymentUnknown('no amount');
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}
