/** Signs what leaves the shop for good: exported hours and certificates (Ed25519, RFC 8037; ADR-325). */
import { createHmac, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, CompactSign, exportJWK, type JWK } from 'jose';

/** A public key as RFC 7517 writes it, with its own thumbprint (RFC 7638) as its name. */
export type PublicKey = JWK & { readonly kid: string };

export interface Signer {
  /** A compact JWS over this text. @param header what stands in its header beside `alg` and `kid` */
  sign(payload: string, header?: Readonly<Record<string, unknown>>): Promise<string>;
  publicKey(): Promise<PublicKey>;
}

/** The bytes before the seed of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Of the installation's secret, as the keys of other uses are: all nodes have the same one, and none is kept twice. */
function privateKeyOf(secret: string): KeyObject {
  const seed = createHmac('sha256', secret).update('signatures for others').digest();
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
}

async function publicKeyOf(key: KeyObject): Promise<PublicKey> {
  const { kty, crv, x } = await exportJWK(createPublicKey(key));
  if (kty === undefined || crv === undefined || x === undefined) throw new Error('A key without its parts.');
  const bare = { kty, crv, x };
  return { ...bare, kid: await calculateJwkThumbprint(bare), alg: 'EdDSA', use: 'sig' };
}

/** @param secret the installation's, of which the key is made */
export function makeSigner(secret: string): Signer {
  const key = privateKeyOf(secret);
  let ownKey: Promise<PublicKey> | undefined;
  const publicKey = () => (ownKey ??= publicKeyOf(key));
  return {
    publicKey,
    sign: async (payload, header = {}) => {
      const { kid } = await publicKey();
      return new CompactSign(new TextEncoder().encode(payload))
        .setProtectedHeader({ kid, ...header, alg: 'EdDSA' })
        .sign(key);
    },
  };
}
