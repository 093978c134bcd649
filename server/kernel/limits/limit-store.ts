/** Where limits count. */

/** Fixed-window counters shared by all nodes; used by every rate limit of our own. */
export interface LimitStore {
  /**
   * Adds to the count in the window and answers it, counted before the guarded check runs (requirement 16). A window that
   * would end later than one that begins now was made before the clock was put back: it counts as over.
   * @param by what is counted: tries, where nothing is said.
   */
  hit(key: string, windowMs: number, by?: number): Promise<{ count: number; resetAt: number }>;
  /** Takes one off again: what was counted turned out to be nothing to count, such as the right password. */
  giveBack(key: string): Promise<void>;
}
