/** Hearts of a live room: gathered, and told to everybody together (ADR-372). */
import { Type } from 'typebox';
import { defineLiveActivity } from '../activity.ts';

export const activity = defineLiveActivity({
  name: 'heart',
  order: 50,
  events: { react: { isLine: false, isMark: false } },
  modules: [{ slot: 'over', kind: 'live-hearts', order: 10 }],
  state: {
    /** Hearts so far. */
    reactions: Type.Integer({ minimum: 0 }),
  },
});
