/** Addresses inside a preview carry its token, so that a tab stays in the preview and no other tab enters it (D43). */
export const PREVIEW_PARAMETER = 'preview';

/** The same address of this site with the token; what is no path of this site stays as it is. */
export function previewAddress(href: string, token: string): string {
  if (!/^\/(?![/\\])/.test(href)) return href;
  const [before = '', hash] = href.split('#');
  const [path = '/', search = ''] = before.split('?');
  const query = new URLSearchParams(search);
  query.set(PREVIEW_PARAMETER, token);
  return `${path}?${query.toString()}${hash === undefined ? '' : `#${hash}`}`;
}
