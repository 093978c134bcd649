/** Who else is at the document in the canvas, and the remarks on its blocks, for the parts that show them. */
import { createContext, useContext } from 'react';
import type { Presence } from './use-presence.ts';
import type { RemarkCounts } from './use-remarks.ts';

export interface Team extends Presence {
  counts: RemarkCounts;
}

const EMPTY: Team = { members: [], others: [], counts: {} };

export const TeamContext = createContext<Team>(EMPTY);

/** Empty outside of the canvas. */
export function useTeam(): Team {
  return useContext(TeamContext);
}
