/** A demo live that promises its recording has one: what is said of a good agrees with its state (M236). */
import { expect, it } from 'vitest';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { demoShops } from './shops.gen.ts';

it.each([...demoShops])(
  'M236: what is over in %s and speaks of its replay can be watched again',
  (_label, make) => {
    const { goods, details } = make(Date.now());
    const replays = new Set(details.details.filter((row) => row.isLookback).map((row) => row.goodsId));
    const promisedGoods = goods.filter(
      (row) =>
        row.alive_state === LIVE_STATE.ended && /回放|replay/i.test(JSON.stringify([row.title, row.summary])),
    );
    expect(promisedGoods.map(({ id }) => id).filter((id) => !replays.has(id))).toEqual([]);
  },
);
