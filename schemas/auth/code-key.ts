/** The key under which a browser asks for a picture of characters (M187): ten random lowercase letters or digits. */
import { IMAGE_CODE_KEY_LENGTH } from '../constants.ts';

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Bytes from here on would make some signs likelier than others. */
const FAIR_BELOW = 256 - (256 % SIGNS.length);

/** `bytes` must be unguessable (B23): the browser's crypto.getRandomValues, never Math.random. */
export function makeCodeKey(bytes: (count: number) => Uint8Array): string {
  let key = '';
  while (key.length < IMAGE_CODE_KEY_LENGTH) {
    for (const byte of bytes(IMAGE_CODE_KEY_LENGTH - key.length))
      if (byte < FAIR_BELOW) key += SIGNS.charAt(byte % SIGNS.length);
  }
  return key;
}
