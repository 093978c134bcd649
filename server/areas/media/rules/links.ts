/** Signed addresses of protected media (requirement 32, B44): HMAC over shop, person, good, file and end, so that nothing of it can be exchanged. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { msOf, secondsOf } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';

const MAC = /^[\w-]{43}$/;
const EXPIRE = /^\d{10}$/;

/** What an address opens, for whom. */
export interface LinkSubject {
  appId: string;
  /** Empty for a stranger, to whom what is free is open. */
  userId: string;
  goodsId: string;
  mediaId: string;
  file: string;
}

/** What stands behind the question mark of an address. */
interface Signature {
  e: string;
  s: string;
}

export interface Links {
  /** @param expire unix seconds */
  address(subject: LinkSubject, expire: number): string;
  read(subject: LinkSubject, signature: Signature): 'good' | 'expired' | 'forged';
}

/** Leads to an address of one's own: it opens nothing by itself, so it may stand in a page for all. */
export const playEntry = (goodsId: string): string => `/play/${goodsId}`;

/** @param door where they lead, the first part of their path */
export function makeLinks({ key, clock, door }: { key: string; clock: Clock; door: string }): Links {
  /** Made of letters, digits and a few marks, each part of it: nothing has to be escaped. */
  const pathOf = ({ goodsId, mediaId, file }: LinkSubject): string =>
    `/${door}/${goodsId}/${mediaId}/${file}`;
  const macOf = ({ appId, userId, goodsId, mediaId, file }: LinkSubject, expire: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([door, appId, userId, goodsId, mediaId, file, expire]))
      .digest();
  return {
    address(subject, expire) {
      const mac = macOf(subject, String(expire)).toString('base64url');
      return `${pathOf(subject)}?e=${String(expire)}&s=${mac}`;
    },
    read(subject, { e: expire, s: mac }) {
      if (!EXPIRE.test(expire) || !MAC.test(mac)) return 'forged';
      const givenMac = Buffer.from(mac, 'base64url');
      const expectedMac = macOf(subject, expire);
      // 43 letters are 32 bytes, the last of them four bits: two spellings of one MAC are told apart by their text.
      const isOurs = timingSafeEqual(givenMac, expectedMac) && givenMac.toString('base64url') === mac;
      if (!isOurs) return 'forged';
      return msOf(Number(expire)) > clock.now() ? 'good' : 'expired';
    },
  };
}

/** Unix seconds at which an address made now ends. */
export const expireAfter = (clock: Clock, lifeMs: number): number => secondsOf(clock.now() + lifeMs);
