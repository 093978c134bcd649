/** How far a person has come in a good, as the areas of the server hand it to each other (D82). */
export interface Progress {
  /** Percent: where they are, and how far they ever came. */
  percent: number;
  maxPercent: number;
  /** In its own unit: seconds, or pixels of a text. */
  position: number;
  isFinished: boolean;
  /** Unix milliseconds; absent while it is not finished, and where nobody asks. */
  finishedAt?: number | undefined;
  /** Unix milliseconds. */
  lastAt: number;
}
