/** Text as Alipay's bills are written: Node decodes GBK and does not encode it. */

const CODES = new Map<string, Uint8Array>();
const decoder = new TextDecoder('gbk');

function fill(): void {
  for (let lead = 0x81; lead <= 0xfe; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const bytes = Uint8Array.of(lead, trail);
      const letter = decoder.decode(bytes);
      if ([...letter].length === 1 && letter !== '\uFFFD') CODES.set(letter, bytes);
    }
}

/** @throws Error for a letter GBK has not */
export function encodeGbk(text: string): Buffer {
  if (CODES.size === 0) fill();
  const parts = [...text].map((letter) => {
    if (letter < '\u0080') return Buffer.from(letter);
    const bytes = CODES.get(letter);
    if (bytes === undefined) throw new Error(`GBK has no ${letter}`);
    return bytes;
  });
  return Buffer.concat(parts);
}
