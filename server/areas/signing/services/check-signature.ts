/** Reads what was signed, with keys from wherever they were had: offline too. */
import { compactVerify, createLocalJWKSet, decodeProtectedHeader, errors, type JWK } from 'jose';

export interface Checked {
  isRight: boolean;
  /** What stands in it, signed rightly or not; empty where there is nothing to read. */
  payload: string;
  /** The name of the key it says it was signed by. */
  kid: string;
}

function readUnsigned(jws: string): Checked {
  const [head = '', payload = ''] = jws.split('.');
  const text = Buffer.from(payload, 'base64url').toString('utf8');
  try {
    return { isRight: false, payload: text, kid: decodeProtectedHeader(`${head}..`).kid ?? '' };
  } catch {
    return { isRight: false, payload: text, kid: '' };
  }
}

/** @param keys public keys, of which the one the header names is taken */
export async function checkSignature(jws: string, keys: readonly JWK[]): Promise<Checked> {
  try {
    const set = createLocalJWKSet({ keys: [...keys] });
    const { payload, protectedHeader } = await compactVerify(jws, set, { algorithms: ['EdDSA'] });
    return { isRight: true, payload: new TextDecoder().decode(payload), kid: protectedHeader.kid ?? '' };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return readUnsigned(jws);
    throw error;
  }
}
