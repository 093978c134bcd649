/** Logs out one browser of this person, or all but this one; nobody's else (requirement 14). */
import { personalSessionsEnd } from '#schemas/api/identity/personal.sessions.end.ts';
import { endSession, endSessions } from '../rules/sign-in.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const personalSessionsEndHandler = handle(
  personalSessionsEnd,
  async ({ input, shop, deps, viewer }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { appId } = shop;
    const { user, session } = viewer;
    const { id } = input;
    if (id === undefined) return ok({ ended: await endSessions(deps, appId, user.id, session.publicId) });
    const own = await deps.stores.sessions.of(appId, user.id);
    if (!own.some(({ publicId }) => publicId === id)) return fail('not-found');
    await endSession(deps, appId, id);
    return ok({ ended: 1 }, id === session.publicId ? { session: { kind: 'ended' } } : undefined);
  },
);
