/** Ends the session: with the server, in this browser, and with the shop's main host where there is one (M202, D7). */
import type { AppPorts } from '#engine/app-ports.ts';
import { personOf } from '#features/account/person.ts';

export async function logOut(app: AppPorts): Promise<void> {
  const { engine, hasMain, page, say } = app;
  const { authLogout } = await import('#schemas/api/auth/auth.logout.ts');
  const answer = await engine.call(authLogout, {});
  if (!answer.ok) return say(answer.msg, 'error');
  // The session is over: nothing of the person waits for a host that may be slow.
  personOf(app).forget();
  if (hasMain)
    await import('#schemas/api/auth/auth.main.logout.ts')
      .then(({ authMainLogout }) => engine.call(authMainLogout, {}))
      .catch(() => undefined);
  page.leave('/');
}
