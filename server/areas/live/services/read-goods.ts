/** What of a room's good is the same for everybody, read once for all who ask in the same moment: a crowd joins at once (ADR-411). */
import { readLimits, type SaleState } from '#server/areas/access/area.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { Areas, AppContext } from '#server/kernel/area.ts';
import { nameOf } from './rooms.ts';
import { isFreeForAll } from '../rules/admission.ts';
import type { RoomKey } from '../store/log.store.ts';

interface RoomGoods {
  goods: GoodsRow;
  saleState: SaleState;
  /** A room everybody may look into, logged in or not. */
  isForAll: boolean;
}

/** Undefined where there is no such good. Nothing is remembered beyond a reading that is under way. */
export type ReadRoomGoods = (key: RoomKey) => Promise<RoomGoods | undefined>;

export function makeReadGoods(
  { stores }: Pick<AppContext, 'stores'>,
  { catalogue }: Pick<Areas, 'catalogue'>,
): ReadRoomGoods {
  const reading = new Map<string, Promise<RoomGoods | undefined>>();
  const read = async ({ appId, aliveId }: RoomKey): Promise<RoomGoods | undefined> => {
    const goods = await catalogue.byId(appId, aliveId);
    if (goods === undefined) return undefined;
    const [saleState, limits] = await Promise.all([
      catalogue.saleStateOf(appId, goods),
      readLimits(stores, appId, [goods.id]),
    ]);
    return {
      goods,
      saleState,
      isForAll: saleState.isSoldAlone && isFreeForAll(saleState.goods, limits.get(goods.id)),
    };
  };
  return (key) => {
    const name = nameOf(key);
    const running = reading.get(name) ?? read(key).finally(() => reading.delete(name));
    reading.set(name, running);
    return running;
  };
}
