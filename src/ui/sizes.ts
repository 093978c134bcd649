/** The `sizes` attribute of pictures in the page's column, computed before any style is read. */

/** As the tokens `--lt-page-width` and `--lt-gutter` say; a test compares them. */
export const PAGE_PX = 1200;
export const GUTTER_PX = 24;

/**
 * The width of a share of the page's column: of what is left after all gaps, plus the gaps a picture spans itself. Where the
 * page reflows, small shares stand two side by side at most and others alone.
 * @example pageSizes(1 / 4, 3 * 24) // one of four columns, 24 pixels apart
 */
export function pageSizes(share = 1, gaps = 0, spannedColumns = 0): string {
  const whole = Math.round((PAGE_PX - gaps) * share + spannedColumns);
  const part = Math.round(share * 10_000) / 10_000;
  const rest = spannedColumns === 0 ? '' : ` + ${spannedColumns}px`;
  const narrow = share <= 1 / 3 ? 50 : 100;
  return `(min-width: ${PAGE_PX + 2 * GUTTER_PX}px) ${whole}px, (max-width: ${PAGE_PX - 1}px) ${narrow}vw, calc((100vw - ${2 * GUTTER_PX + gaps}px) * ${part}${rest})`;
}
