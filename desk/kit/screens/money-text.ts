/** Yuan as people type them, read as whole fen. */

const FEN_MAX = 100_000_000;

/** undefined for what is no amount. */
export function parseYuan(text: string): number | undefined {
  const plain = text.replaceAll(/[,，\s¥￥]/g, '');
  if (!/^\d+(?:\.\d{1,2})?$/.test(plain)) return undefined;
  const fen = Math.round(Number(plain) * 100);
  return fen <= FEN_MAX ? fen : undefined;
}
