/** Moments of the page's life, in the browser's own performance timeline. */
export function markMoment(moment: 'taken-over' | 'settled'): void {
  performance.mark(`lectern-${moment}`);
}
