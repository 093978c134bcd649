/** SHA256 with RSA, base64: how WeChat Pay (SHA256-RSA2048) and Alipay (RSA2) sign. */
import { sign, verify, type KeyObject } from 'node:crypto';

export function signRsa(key: KeyObject, text: string): string {
  return sign('sha256', Buffer.from(text), key).toString('base64');
}

export function verifiesRsa(key: KeyObject, message: string | Buffer, signature: string): boolean {
  return verify('sha256', Buffer.from(message), key, Buffer.from(signature, 'base64'));
}
