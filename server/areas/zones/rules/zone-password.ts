/** Passwords of zones: hashed with scrypt and a salt of their own, compared in constant time (requirement 23, D38). */
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { ZONE_PASSWORD_MAX, ZONE_PASSWORD_MIN } from '#schemas/constants.ts';
import type { LiveDocument } from '#server/areas/pages/area.ts';
import type { ZonePasswordStore } from '../store/zone-passwords.store.ts';

const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** 32 MiB and some 200 ms: as OWASP advises where Argon2 is not at hand. Kept in the hash, so that they may be raised. */
const COST = { logN: 15, r: 8, p: 3 } as const;

interface Cost {
  logN: number;
  r: number;
  p: number;
}

/** The same letters typed on another machine are the same bytes. */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'), 'utf8');
}

function derive(password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** logN, r, p, maxmem: 2 * 128 * 2 ** logN * r };
  return new Promise((resolve, reject) => {
    scrypt(bytesOf(password), salt, KEY_BYTES, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

/** `scrypt$15$8$3$<salt>$<key>`: never twice the same, even for the same password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  const { logN, r, p } = COST;
  return ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

const HASH = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w-]{16,64})\$([\w-]{43})$/;

/** A hash nothing fits, so that a zone without a password takes as long to say no. */
const NO_HASH = `scrypt$15$8$3$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, logN, r, p, salt = '', key = ''] = HASH.exec(hash ?? NO_HASH) ?? HASH.exec(NO_HASH) ?? [];
  const cost = { logN: Number(logN), r: Number(r), p: Number(p) };
  const attemptHash = await derive(password, Buffer.from(salt, 'base64url'), cost);
  const expectedHash = Buffer.from(key, 'base64url');
  return timingSafeEqual(attemptHash, expectedHash) && hash !== undefined;
}

/** A password a zone may have: not blank, 4 to 64 letters. */
export function isFitPassword(password: string): boolean {
  const { length } = password.normalize('NFKC');
  return length >= ZONE_PASSWORD_MIN && length <= ZONE_PASSWORD_MAX && password.trim() === password;
}

/** Gives a zone another password; people who entered the old one enter the new one. */
export async function setZonePassword(
  { live, zonePasswords }: { live: LiveDocument; zonePasswords: Pick<ZonePasswordStore, 'set'> },
  appId: string,
  zoneId: string,
  password: string,
): Promise<'set' | 'not-found' | 'bad-parameters'> {
  if (!isFitPassword(password)) return 'bad-parameters';
  if ((await live(appId, 'zone', zoneId)) === undefined) return 'not-found';
  await zonePasswords.set(appId, zoneId, await hashPassword(password));
  return 'set';
}
