/** Signed addresses of what was handed in (requirement 32): bound to shop, task, learner and file, for a quarter of an hour. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { msOf, secondsOf } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { FILE_LINK_LIFE_MS } from '../limits.ts';

/** A file of an answer; `file` is the last part of its path. */
interface HandedIn {
  appId: string;
  taskId: string;
  userId: string;
  file: string;
}

export interface FileLinks {
  address(handedIn: HandedIn): string;
  isGood(handedIn: HandedIn, signature: { e: string; s: string }): boolean;
}

const EXPIRE = /^\d{10}$/;
const OWN = '/uploads/';

/** Path of an uploaded file, and its last part. */
export const pathOf = (file: string): string => `${OWN}${file}`;
export const fileOf = (path: string): string => path.slice(OWN.length);

export function makeFileLinks({ key, clock }: { key: string; clock: Clock }): FileLinks {
  const macOf = ({ appId, taskId, userId, file }: HandedIn, expire: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['task', appId, taskId, userId, file, expire]))
      .digest('base64url');
  return {
    address(handedIn) {
      const { taskId, userId, file } = handedIn;
      const expire = String(secondsOf(clock.now() + FILE_LINK_LIFE_MS));
      return `/handed-in/${taskId}/${userId}/${file}?e=${expire}&s=${macOf(handedIn, expire)}`;
    },
    isGood(handedIn, { e: expire, s: signature }) {
      if (!EXPIRE.test(expire) || msOf(Number(expire)) <= clock.now()) return false;
      const [mac, expectedMac] = [Buffer.from(signature), Buffer.from(macOf(handedIn, expire))];
      return mac.length === expectedMac.length && timingSafeEqual(mac, expectedMac);
    },
  };
}
