/** The ways of a shop's own people from its storefront to what is behind it. */
import type { AppPorts } from '#engine/app-ports.ts';
import { authAdminCodeGet, authCooperateUrlGet } from '#schemas/api/identity/merchant-users.ts';
import { safeUrl } from '#schemas/address/safe-url.ts';

/** M90: a one-time code, then the admin login with the shop and the code. */
export async function enterConsole({ engine, page, say }: AppPorts): Promise<void> {
  const answer = await engine.call(authAdminCodeGet, {});
  if (!answer.ok) return say(answer.msg, 'error');
  const { login_url, code } = answer.data;
  if (safeUrl(login_url) === undefined) return;
  page.leave(`${login_url}?${new URLSearchParams({ app_id: engine.boot.info.app_id, code }).toString()}`);
}

/** The owner's way to the back end, in a tab of its own (M91, D109). */
export async function enterBackEnd({ engine, page, say }: AppPorts): Promise<void> {
  const tab = page.openTab();
  const answer = await engine.call(authCooperateUrlGet, {});
  const isThere = answer.ok && safeUrl(answer.data.login_url) !== undefined;
  if (isThere) return tab.leave(answer.data.login_url);
  tab.close();
  return answer.ok ? undefined : say(answer.msg, 'error');
}
