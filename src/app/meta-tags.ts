/** Tags of a page's head that say one thing each. */
import type { HeadTag } from '#schemas/page/render-contract.ts';

export function meta(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

/** Open Graph. */
export function og(property: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property, content } };
}

/** The colour of the browser's own frame, in one scheme. */
export function themeColor(content: string, scheme: 'light' | 'dark'): HeadTag {
  const media = `(prefers-color-scheme: ${scheme})`;
  return { tag: 'meta', attributes: { name: 'theme-color', content, media } };
}
