/** Live rooms of a day, for the desk's first screen. */
import type { Today } from '#schemas/api/console/today.ts';
import { readText } from '#schemas/page/text.ts';
import type { Deps, ShopDay } from '#server/kernel/area.ts';

const ROOMS_SHOWN = 20;

export async function todayOfRooms({ stores }: Deps, day: ShopDay): Promise<Today['live']> {
  const rows = await stores.roomParts.onDay(day, ROOMS_SHOWN);
  const rooms = rows.map(({ id, title, aliveState, startTs }) => ({
    alive_id: id,
    title: readText(title, day.locale),
    alive_state: aliveState,
    start_ts: startTs,
  }));
  return { rooms };
}
