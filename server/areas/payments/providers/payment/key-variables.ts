/** Kinds of variables that hold keys: PEM, or the bare base64 companies hand out. */
import { createPrivateKey, createPublicKey, X509Certificate, type KeyObject } from 'node:crypto';
import { kind } from '#server/kernel/config/variable-kinds.ts';

/** The first reading that works. */
function firstOf<Value>(readings: readonly (() => Value)[]): Value | undefined {
  for (const read of readings) {
    try {
      return read();
    } catch {
      // The next form, if any.
    }
  }
  return undefined;
}

/** In one line of an environment file a PEM has its line breaks as `\n`. */
const asPem = (text: string) => text.replaceAll(String.raw`\n`, '\n');
const asDer = (text: string) => Buffer.from(text, 'base64');
const isRsa = (key: KeyObject | undefined) => (key?.asymmetricKeyType === 'rsa' ? key : undefined);

function readPrivateKey(text: string): KeyObject | undefined {
  return isRsa(
    firstOf([
      () => createPrivateKey(asPem(text)),
      () => createPrivateKey({ key: asDer(text), format: 'der', type: 'pkcs8' }),
      () => createPrivateKey({ key: asDer(text), format: 'der', type: 'pkcs1' }),
    ]),
  );
}

function readPublicKey(text: string): KeyObject | undefined {
  return isRsa(
    firstOf([
      () => createPublicKey(asPem(text)),
      () => createPublicKey({ key: asDer(text), format: 'der', type: 'spki' }),
    ]),
  );
}

/** Each by its serial number. */
function readCertificates(text: string): ReadonlyMap<string, KeyObject> | undefined {
  const pems = asPem(text).match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  const read = firstOf([() => pems.map((pem) => new X509Certificate(pem))]) ?? [];
  return read.length === 0 ? undefined : new Map(read.map((one) => [one.serialNumber, one.publicKey]));
}

export function privateKey(provider: string) {
  return kind(readPrivateKey)({ desc: `an RSA private key (PEM) where the provider is ${provider}` });
}

export function publicKey(provider: string) {
  return kind(readPublicKey)({ desc: `an RSA public key (PEM) where the provider is ${provider}` });
}

/** Absent where it is not set. */
export function optionalPublicKey() {
  return kind(readPublicKey)({ default: undefined, desc: 'empty or an RSA public key (PEM)' });
}

/** Absent where they are not set; several may stand one after another. */
export function optionalCertificates() {
  return kind(readCertificates)({ default: undefined, desc: 'empty or certificates (PEM)' });
}
