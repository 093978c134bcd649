/** Signatures of uploads (M226, B50): HMAC over shop, person, path and end, so that nothing of it can be exchanged. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { UPLOAD_LIFE_MS } from '../limits.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { msOf, secondsOf } from '#schemas/time.ts';
import type { UploadKind } from '../store/upload-rows.ts';
import { typeOfEnding, typeOfPath, type FileType } from './file-types.ts';

const SIGN = /^(\d{10})\.([\w-]{43})$/;
const PATH_BYTES = 16;

interface SignatureFacts {
  sign: string;
  path: string;
  type: FileType;
  /** Seconds since 1970. */
  expire: number;
}

export interface SignedPath {
  appId: string;
  userId: string;
  path: string;
  sign: string;
}

export type SignatureFault = 'signature' | 'expired';

export interface Signatures {
  /** Undefined for a kind of file that is not taken. */
  make(
    whose: Pick<SignedPath, 'appId' | 'userId'>,
    kind: UploadKind,
    ending: string,
    isOwn?: boolean,
  ): SignatureFacts | undefined;
  read(input: SignedPath): { ok: true; type: FileType } | { ok: false; reason: SignatureFault };
}

export function makeSignatures({ key, clock }: { key: string; clock: Clock }): Signatures {
  // How large it may be and what it must be follow from the path.
  const macOf = ({ appId, userId, path }: Omit<SignedPath, 'sign'>, expire: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['upload', appId, userId, path, expire]))
      .digest();
  return {
    make(whose, kind, ending, isOwn = false) {
      const type = typeOfEnding(kind, ending);
      if (type === undefined) return undefined;
      const path = `/uploads/${isOwn ? 'own-' : ''}${randomBytes(PATH_BYTES).toString('hex')}.${ending}`;
      const expire = secondsOf(clock.now() + UPLOAD_LIFE_MS);
      const mac = macOf({ ...whose, path }, String(expire)).toString('base64url');
      return { sign: `${String(expire)}.${mac}`, path, type, expire };
    },
    read(input) {
      const [, expire = '', mac = ''] = SIGN.exec(input.sign) ?? [];
      const type = typeOfPath(input.path);
      const macBytes = Buffer.from(mac, 'base64url');
      const expectedMac = macOf(input, expire);
      if (
        type === undefined ||
        macBytes.length !== expectedMac.length ||
        !timingSafeEqual(macBytes, expectedMac)
      )
        return { ok: false, reason: 'signature' };
      return msOf(Number(expire)) > clock.now() ? { ok: true, type } : { ok: false, reason: 'expired' };
    },
  };
}
