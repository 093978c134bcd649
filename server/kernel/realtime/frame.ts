/** One text as the bytes of a WebSocket frame, so that a channel's message is framed once for all who hear it (RFC 6455, 5.2). */

const TEXT_FRAME = 0x81;
const MAX_7_BITS = 125;
const MAX_16_BITS = 0xffff;

/** From a server: whole, unmasked. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length <= MAX_7_BITS ? 2 : length <= MAX_16_BITS ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT_FRAME;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = MAX_7_BITS + 1;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = MAX_7_BITS + 2;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
