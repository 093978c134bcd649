/** Where limits count. */

/** Fixed-window counters shared by all nodes; used by every rate limit of our own. */
export interface LimitStore {
  /** Adds one and answers the count in the window, counted before the guarded check runs (requirement 16). */
  hit(key: string, windowMs: number): Promise<{ count: number; resetAt: number }>;
  /** Takes one off again: what was counted turned out to be nothing to count, such as the right password. */
  giveBack(key: string): Promise<void>;
}
