/** Where is kept how people rate goods. */

/** How many gave one star, two, three, four and five. */
type Stars = readonly [number, number, number, number, number];

export interface RatingStore {
  /** One rating of each person and good; said again, it is changed. */
  set(appId: string, given: { goodsId: string; userId: string; stars: number }): Promise<void>;
  /** 0 where they did not rate it. */
  own(appId: string, goodsId: string, userId: string): Promise<number>;
  starsOf(appId: string, goodsId: string): Promise<Stars>;
}
