/** The address of a preview on the desk's own origin, whatever host it was signed for: a frame of another one could not be edited. */
export function previewPath(url: string): string {
  const { pathname, search } = new URL(url, window.location.origin);
  return `${pathname}${search}`;
}
