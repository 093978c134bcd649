/** Who is at the desk and how it calls the shop: known to every screen once the session was read. */
import { createContext, useContext } from 'react';
import type { deskSessionGet } from '#schemas/api/console/desk-session.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { DeskScope } from '#schemas/console/roles.ts';
import type { DeskCaller } from './caller.ts';

/** The answer of `desk.session.get`: the shop, the person, the role and its scopes. */
type DeskSession = DataOf<typeof deskSessionGet>;

export interface DeskContextValue extends DeskCaller {
  session: DeskSession;
  /** The wire's id of the shop. */
  appId: string;
}

export const DeskContext = createContext<DeskContextValue | undefined>(undefined);

/** @throws Error outside the screens of a person who is signed in */
export function useDesk(): DeskContextValue {
  const value = useContext(DeskContext);
  if (value === undefined) throw new Error('useDesk() stands outside <DeskContext>.');
  return value;
}

/** Whether the person's role may do this: a screen shows nothing else. */
export function useMay(scope: DeskScope): boolean {
  return useDesk().session.scopes.includes(scope);
}
