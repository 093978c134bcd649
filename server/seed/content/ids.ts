/** Ids of demo rows: the prefix of their kind and 24 base-36 characters that follow from a stable key (D10). */
import { createHash } from 'node:crypto';
import type { ResourceName } from '#schemas/content/resource-type.ts';

const ID_LENGTH = 24;
const BASE = 36n;

/** Prefix of each kind of goods; the kinds D10 leaves out have one of our own. */
const PREFIX: Partial<Record<ResourceName, string>> = {
  image_text: 'i',
  audio: 'a',
  video: 'v',
  alive: 'l',
  member: 'p',
  column: 'p',
  topic: 'p',
  camp: 'camp',
  e_course: 'course',
  ebook: 'eb',
  entity_goods: 'g',
  course_offline: 'of',
  examination: 'ex',
};

/** The same scope and key always give the same 24 characters, so links in documents never break. */
export function seededId(scope: string, key: string): string {
  let rest = BigInt(`0x${createHash('sha256').update(`${scope}/${key}`).digest('hex')}`);
  let id = '';
  while (id.length < ID_LENGTH) {
    id += (rest % BASE).toString(36);
    rest /= BASE;
  }
  return id;
}

export function goodsId(kind: ResourceName, scope: string, key: string): string {
  return `${PREFIX[kind] ?? 'x'}_${seededId(scope, key)}`;
}

export function couponId(scope: string, key: string): string {
  return `cu_${seededId(scope, `coupon/${key}`)}`;
}
