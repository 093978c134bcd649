/** Pictures of four characters (M207, M187): three tries, five minutes, once, and only for the browser that asked first. */
import { createHmac, randomInt } from 'node:crypto';
import { IMAGE_CODE_LENGTH } from '#schemas/constants.ts';
import { IMAGE_CODE_LIFE_MS, IMAGE_CODE_TRIES } from '../limits.ts';
import type { CaptchaPainter, ImageCodeRow, ImageCodeStore } from '../ports/captchas.ts';
import type { Clock } from '#server/kernel/clock.ts';

export interface ImageCodes {
  /** A new picture for a key, as a data address; undefined where the key is another browser's (B23). */
  draw(key: ImageCodeRow): Promise<string | undefined>;
  /** Whether a text is that of the picture; a right one is remembered, once. */
  check(key: ImageCodeRow, text: string): Promise<boolean>;
  /** Uses a picture up: by its text, or by having been checked before. */
  take(key: ImageCodeRow, text: string): Promise<boolean>;
}

export function makeImageCodes(options: {
  store: ImageCodeStore;
  painter: CaptchaPainter;
  clock: Clock;
  key: string;
}): ImageCodes {
  const { store, painter, clock, key: secret } = options;
  const hmacOf = ({ appId, codeKey }: ImageCodeRow, text: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['image-code', appId, codeKey, text.toUpperCase()]))
      .digest('base64url');
  const pick = () => painter.letters.charAt(randomInt(painter.letters.length));

  /** The hash of a text that is right; counted before it is compared. */
  async function judge(key: ImageCodeRow, text: string): Promise<string | undefined> {
    const hmac = hmacOf(key, text);
    return (await store.countTry(key, IMAGE_CODE_TRIES)) === hmac ? hmac : undefined;
  }

  return {
    async draw(key) {
      const text = Array.from({ length: IMAGE_CODE_LENGTH }, pick).join('');
      const isOurs = await store.pose(key, hmacOf(key, text), clock.now() + IMAGE_CODE_LIFE_MS);
      return isOurs ? painter.drawText(text) : undefined;
    },
    async check(key, text) {
      const hmac = await judge(key, text);
      if (hmac !== undefined) await store.markPassed(key, hmac);
      return hmac !== undefined;
    },
    async take(key, text) {
      if (await store.take(key, 'passed')) return true;
      const hmac = await judge(key, text);
      return hmac !== undefined && store.take(key, { hmac });
    },
  };
}
