/** What two people changed in different ways: ours stands, theirs is listed. */

export interface Conflict {
  /**
   * `field`: both wrote it. `deleted-here`: we deleted what they changed, it stays as they have it. `deleted-there`: they deleted
   * what we changed, it stays as we have it. `moved`: both moved the block, it stands where we put it. `added`: both made a block of
   * one id and of different kinds.
   */
  type: 'field' | 'deleted-here' | 'deleted-there' | 'moved' | 'added';
  /** The block, where it is about one. */
  node?: string;
  /** As of `Place`: from the block, or from the document. Empty where the whole block is meant. */
  pointer: string;
  /** What both started from, what we have and what they have; undefined for what is not there. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface MergeResult {
  body: unknown;
  conflicts: readonly Conflict[];
}
