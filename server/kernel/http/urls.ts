/** Request numbers, and addresses mended before they are routed. */
import { randomBytes } from 'node:crypto';
import { isDecodable } from '#schemas/address/decodable.ts';

/** Numbers no two processes share, without asking the random source for each request. */
export function makeRequestId(): () => string {
  const prefix = randomBytes(6).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36).padStart(7, '0')}`;
  };
}

const BROKEN_PERCENT = /%(?![0-9a-fA-F]{2})/g;

/** Percent signs that encode nothing become literal ones, so that no address can break a page (requirement 9). */
export function normalizeUrl(url: string): string {
  if (!url.includes('%')) return url;
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  if (isDecodable(path)) return url;
  const query = mark === -1 ? '' : url.slice(mark);
  const repairedPath = path.replace(BROKEN_PERCENT, '%25');
  return (isDecodable(repairedPath) ? repairedPath : path.replaceAll('%', '%25')) + query;
}

/** In a link of its own page an address of two slashes would name another host, so no page has one (requirement 10). */
export function withOneSlash(url: string): string {
  return url.replace(/^[/\\]+/, '/');
}
