/** Hearts in a room in which everything is done. */
import type { ActivityWalk } from '../live-walk.ts';

export const walk: ActivityWalk = async (ask, { me }) => {
  await ask(me, 'live.react', { count: 3 });
};
