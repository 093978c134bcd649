/** Seals what is stored of a key, and opens it again: AES-256-GCM by a key of this installation's secret alone. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Seal {
  /** @param name of what is sealed: what was sealed under one name opens under no other */
  close(name: string, text: string): string;
  /** Undefined for what another installation's secret sealed, or was touched. */
  open(name: string, ciphertext: string): string | undefined;
}

export function createSeal(signingKey: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', signingKey, '', 'lectern provider keys', 32));
  return {
    close(name, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(name, ciphertext) {
      const bytes = Buffer.from(ciphertext, 'base64url');
      const bodyAt = NONCE_BYTES + TAG_BYTES;
      if (bytes.length < bodyAt) return undefined;
      try {
        const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        });
        cipher.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(NONCE_BYTES, bodyAt));
        return Buffer.concat([cipher.update(bytes.subarray(bodyAt)), cipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
