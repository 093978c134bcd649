/** A certificate a test signs for itself: just enough DER for a browser that is told not to mind who signed it. */
import { createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const TAG = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
};
/** Context tags: the version, the extensions, and a DNS name among other names. */
const [VERSION, EXTENSIONS, DNS_NAME] = [0xa0, 0xa3, 0x82];
const OID = { ecdsaSha256: '2a8648ce3d040302', commonName: '550403', otherNames: '551d11' };
const HOUR_MS = 3_600_000;

function der(tag: number, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = body;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}
const oid = (hex: string) => der(TAG.oid, Buffer.from(hex, 'hex'));
const timeOf = (ms: number) =>
  der(TAG.time, `${new Date(ms).toISOString().replace(/\D/g, '').slice(2, 14)}Z`);

/** Key and certificate as PEM, for one host, good for an hour. */
export function makeCertificate(host: string): { key: string; cert: string } {
  const { privateKey: key, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  const algorithm = der(TAG.sequence, oid(OID.ecdsaSha256));
  const name = der(TAG.sequence, der(TAG.set, der(TAG.sequence, oid(OID.commonName), der(TAG.text, host))));
  const names = der(TAG.octets, der(TAG.sequence, der(DNS_NAME, host)));
  const body = der(
    TAG.sequence,
    der(VERSION, der(TAG.integer, Buffer.from([2]))),
    der(TAG.integer, Buffer.from([1]), randomBytes(8)),
    algorithm,
    name,
    der(TAG.sequence, timeOf(Date.now() - HOUR_MS), timeOf(Date.now() + HOUR_MS)),
    name,
    publicKey,
    der(EXTENSIONS, der(TAG.sequence, der(TAG.sequence, oid(OID.otherNames), names))),
  );
  const signature = sign('sha256', body, createPrivateKey(key));
  const whole = der(TAG.sequence, body, algorithm, der(TAG.bits, Buffer.from([0]), signature));
  const text = whole.toString('base64').replace(/.{64}/g, '$&\n');
  return { key, cert: `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n` };
}
