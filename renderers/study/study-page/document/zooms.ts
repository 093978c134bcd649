/** How large a document may be shown: times the width of its place. */
export const ZOOMS = [1, 1.25, 1.5, 2] as const;

export function nextZoom(zoom: number, step: 1 | -1): number {
  const at = ZOOMS.findIndex((one) => one === zoom);
  return ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, at + step))] ?? zoom;
}
