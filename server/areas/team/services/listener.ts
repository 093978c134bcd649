/** Who holds a socket of a document, and what is sent to such a socket at its end. */
import { DESK_BYE_CODES, type DeskByeReason, type DeskFrame } from '#schemas/desk/presence.ts';
import type { Bye } from '#server/kernel/realtime/gateway.ts';
import type { DocumentPlace, PresenceRow } from '../store/presence.store.ts';

export interface Listener extends DocumentPlace {
  sessionPublicId: string;
  /** As it is to stand in the database; a new one for each change. */
  row: PresenceRow;
}

export const channelOf = ({ appId, document }: DocumentPlace): string => `${appId} ${document}`;

export const frameText = (frame: DeskFrame): string => JSON.stringify(frame);

export function byeOf(reason: DeskByeReason): Bye {
  return { code: DESK_BYE_CODES[reason], reason, text: frameText({ type: 'bye', reason }) };
}
