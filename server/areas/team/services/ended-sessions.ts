/** Sockets whose person may no longer hold them: signed out, disabled, or without the role for pages, whichever node ended it. */
import type { DeskByeReason } from '#schemas/desk/presence.ts';
import { scopesOf } from '#schemas/console/roles.ts';
import { deskRoleOf } from '#server/areas/identity/area.ts';
import type { Areas } from '#server/kernel/area.ts';
import type { Connection } from '#server/kernel/realtime/gateway.ts';
import type { Listener } from './listener.ts';

interface EndedSession {
  connection: Connection<Listener>;
  reason: DeskByeReason;
}

/** Asks one question a shop, however many sockets there are. */
export async function endedSessions(
  { identity }: Pick<Areas, 'identity'>,
  connections: readonly Connection<Listener>[],
): Promise<EndedSession[]> {
  const closings: EndedSession[] = [];
  for (const appId of new Set(connections.map(({ who }) => who.appId))) {
    const those = connections.filter(({ who }) => who.appId === appId);
    const publicIds = [...new Set(those.map(({ who }) => who.sessionPublicId))];
    const standing = await identity.sessions.standing(appId, publicIds, 'desk');
    for (const connection of those) {
      const roles = standing.get(connection.who.sessionPublicId);
      const role = roles === undefined ? undefined : deskRoleOf({ roles: [...roles] });
      if (roles === undefined) closings.push({ connection, reason: 'logged-out' });
      else if (role === undefined || !scopesOf(role).includes('pages'))
        closings.push({ connection, reason: 'no-permission' });
    }
  }
  return closings;
}
