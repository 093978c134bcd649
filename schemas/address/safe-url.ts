/** Decides which addresses in data may become a link or an image (requirement 6, hazard B12). */
const CONTROL_OR_SPACE = /[\u0000-\u0020\u007f-\u009f\u2028\u2029]/;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** True for a path of this site: one leading slash, no second slash or backslash anywhere near it. */
export function isSitePath(value: string): boolean {
  if (!value.startsWith('/') || value.startsWith('//') || value.includes('\\')) return false;
  if (CONTROL_OR_SPACE.test(value)) return false;
  return !/^\/(?:%2f|%5c|%09|%0a|%0d)/i.test(value);
}

/** The address when it may be followed from a page, else undefined: site paths, http(s), mailto, tel. */
export function safeUrl(value: string | undefined): string | undefined {
  if (value === undefined || value === '' || value.length > 2048) return undefined;
  if (CONTROL_OR_SPACE.test(value)) return undefined;
  if (value.startsWith('#')) return value;
  if (isSitePath(value)) return value;
  const scheme = SCHEME.exec(value)?.[0].toLowerCase();
  if (scheme === undefined || !LINK_SCHEMES.has(scheme)) return undefined;
  if (scheme === 'mailto:' || scheme === 'tel:') return value;
  return URL.canParse(value) && !value.includes('\\') ? value : undefined;
}

/** The address when it may be drawn as an image: a site path or https/http. */
export function safeImageUrl(value: string | undefined): string | undefined {
  const url = safeUrl(value);
  return url !== undefined && (url.startsWith('/') || /^https?:/i.test(url)) ? url : undefined;
}

/** The address when it may be played: a site path or https, as the page's CSP has it. */
export function safeMediaUrl(value: string | undefined): string | undefined {
  const url = safeUrl(value);
  return url !== undefined && (url.startsWith('/') || /^https:/i.test(url)) ? url : undefined;
}
