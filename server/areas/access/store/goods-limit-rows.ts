/** What limits a good beside its price, as its store answers it (D73). */

export type DesignatedKind = 'person' | 'group' | 'department';

export interface DesignatedTarget {
  kind: DesignatedKind;
  /** A person's id, a group's id, or the path of a department, which stands for all below it. */
  target: string;
}

export interface GoodsLimits {
  hasPassword: boolean;
  /** Only designated people may study it. */
  isDesignated: boolean;
  /** Fen; undefined where the good is not one for super members. */
  svipPrice: number | undefined;
}
