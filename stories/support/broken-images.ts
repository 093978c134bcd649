/** Data whose pictures cannot be had. */
import type { RendererExample } from '#schemas/page/define-renderer.ts';
import { isObject } from '#schemas/page/json.ts';

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif)(?:\?.*)?$/i;

function without(value: unknown): unknown {
  if (typeof value === 'string') return PICTURE.test(value) ? '/gone.svg' : value;
  if (Array.isArray(value)) return value.map(without);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, without(part)]));
}

/** The same answers with every picture's address leading nowhere. */
export function withoutImages(data: RendererExample['data']): Record<string, unknown> {
  const gone = without(data);
  return isObject(gone) ? gone : {};
}
