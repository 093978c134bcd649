/** Tells whether an answer's page is a document ready to draw; the server vouches for what is inside its nodes. */
import { isObject } from '#schemas/page/json.ts';
import type { PageData, ReadyDocument } from '#schemas/page/ready.ts';

export function isReadyDocument(value: unknown): value is ReadyDocument {
  if (!isObject(value) || typeof value['id'] !== 'string' || typeof value['title'] !== 'string') return false;
  const { regions, seo, style } = value;
  if (!isObject(regions) || !isObject(seo) || !isObject(style)) return false;
  return Object.values(regions).every((nodes) => Array.isArray(nodes));
}

/** Tells whether an answer's data is the outcomes of a page's requests. */
export function isPageData(value: unknown): value is PageData {
  return (
    isObject(value) &&
    Object.values(value).every(
      (outcomes) =>
        isObject(outcomes) &&
        Object.values(outcomes).every((one) => isObject(one) && typeof one['ok'] === 'boolean'),
    )
  );
}
