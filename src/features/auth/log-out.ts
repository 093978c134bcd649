/** Ends the session: with the server, in this browser, and with the shop's main host where there is one (M202, D7). */
import type { AppPorts } from '#engine/app-ports.ts';
import { personOf } from '#features/account/person.ts';
import { authLogout, authMainLogout } from '#schemas/api/identity/sessions.ts';

export async function logOut(app: AppPorts): Promise<void> {
  const { engine, hasMain, page, say } = app;
  engine.events.emit('session:ending', {});
  const answer = await engine.call(authLogout, {});
  if (!answer.ok) return say(answer.msg, 'error');
  // The session is over: nothing of the person waits for a host that may be slow.
  personOf(app).forget();
  if (hasMain) await engine.call(authMainLogout, {});
  page.leave('/');
}
