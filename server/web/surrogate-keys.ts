/** Names under which a cache in front keeps a page, and drops it when it is stale (ADR-870). */
import { ANY_CHANGE } from './cache.ts';

/** Every page of this installation: for when events may have been missed. */
export const EVERY_PAGE = 'lectern';

/** Caches put keys into patterns and split them at spaces: nothing but letters, digits and these is left as it was. */
const UNSAFE = /[^\w:-]/g;
const writeSafe = (text: string) =>
  text.replace(UNSAFE, (sign) => `_${sign.codePointAt(0)?.toString(16) ?? ''}`);

function keyOf(appId: string, tag: string): string {
  return `${writeSafe(appId)}/${tag === ANY_CHANGE ? 'any' : writeSafe(tag)}`;
}

/** Of a page that was drawn from what these tags name. */
export function keysOfPage(appId: string, tags: readonly string[]): string[] {
  return [EVERY_PAGE, ...new Set(tags.map((tag) => keyOf(appId, tag)))];
}

/** Of what a change made stale: pages of any change are among it. */
export function keysOfPurge({ appId, tags }: { appId: string; tags: readonly string[] }): string[] {
  return [...new Set([ANY_CHANGE, ...tags])].map((tag) => keyOf(appId, tag));
}
