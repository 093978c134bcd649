/** Where it is kept what limits a good beside its price (D73). */

export type DesignatedKind = 'person' | 'group' | 'department';

interface Designated {
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

export interface GoodsLimitStore {
  of(appId: string, goodsId: string): Promise<GoodsLimits>;
  /** Of these goods, those that have a limit. */
  ofMany(appId: string, goodsIds: readonly string[]): Promise<ReadonlyMap<string, GoodsLimits>>;
  passwordHash(appId: string, goodsId: string): Promise<string | undefined>;
  /** Another password, or none: whatever the old one opened ends. */
  setPassword(appId: string, goodsId: string, hash: string | undefined): Promise<void>;
  /** Super members alone may buy it, at this price; undefined: everybody again, at its own. */
  setSvipPrice(appId: string, goodsId: string, price: number | undefined): Promise<void>;
  /** Designates a good for exactly these; undefined: it is designated no more. */
  designate(appId: string, goodsId: string, people: readonly Designated[] | undefined): Promise<void>;
  /** Whether a person is on the good's list, by themself, by group or by department. */
  isListed(appId: string, goodsId: string, userId: string): Promise<boolean>;
  /** Puts a person into a department. */
  addToDepartment(appId: string, department: string, userIds: readonly string[]): Promise<void>;
}
