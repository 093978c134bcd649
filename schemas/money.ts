/** Formats money: fen to yuan with two decimals (D10). */
export interface MoneyParts {
  /** Whole yuan with thousands separators. */
  whole: string;
  /** Always two digits. */
  cents: string;
}

/** Splits fen so that the decimals can be set smaller than the yuan. */
export function moneyParts(fen: number): MoneyParts {
  const amount = Number.isFinite(fen) ? Math.max(0, Math.round(fen)) : 0;
  const whole = String(Math.floor(amount / 100)).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return { whole, cents: String(amount % 100).padStart(2, '0') };
}

/** 19900 -> "¥199.00". */
export function formatMoney(fen: number): string {
  const { whole, cents } = moneyParts(fen);
  return `¥${whole}.${cents}`;
}

/** 19900 -> "199.00": for machines and tables, without a sign or separators. */
export function yuanOf(fen: number): string {
  return (fen / 100).toFixed(2);
}
