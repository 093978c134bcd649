/** Moments of the month, in the shop's time. */
const HOUR_MS = 3_600_000;
const SHOP_ZONE_MS = 8 * HOUR_MS;

/** So many days from now, as the desk's own controls take a moment. */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + SHOP_ZONE_MS + days * 24 * HOUR_MS).toISOString().slice(0, 16);

/** The same as a cell of a table. */
export const momentCell = (days: number): string => dayAhead(days).replace('T', ' ');
