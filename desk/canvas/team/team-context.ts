/** Who else is at the document in the canvas, and the remarks on its blocks, for the parts that show them. */
import { createContext, useContext } from 'react';
import type { Presence } from './use-presence.ts';
import type { RemarkCounts } from './use-remarks.ts';

export interface Team extends Presence {
  counts: RemarkCounts;
}

const NOBODY: Team = { members: [], others: [], isConnected: false, counts: {} };

export const TeamContext = createContext<Team>(NOBODY);

/** Nobody and nothing where the canvas is not open. */
export function useTeam(): Team {
  return useContext(TeamContext);
}
