/** The super membership of who is here (M158-M160): asked where a view shows it, and nobody waits for it. */
import { svipInfoGet } from '#schemas/api/pages/links.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { AppStore } from '#state/app-state.ts';
import { keepSuperVip } from './slice.ts';

/** 3010 is no membership; what any other code says is only logged, with every refused call (M159). */
export async function loadSuperVip(store: AppStore, shop_id: string, call: Caller): Promise<void> {
  const { userInfo } = store.getState().account;
  if (userInfo === undefined) return;
  const { user_id } = userInfo;
  const answer = await call(svipInfoGet, { shop_id, user_id });
  // Somebody else may be here by now.
  if (store.getState().account.userInfo?.user_id !== user_id) return;
  if (answer.ok)
    keepSuperVip(store, { hasSuperVip: true, url: answer.data.url, is_svip: answer.data.is_svip });
  else if (answer.code === 'no-super-vip') keepSuperVip(store);
}
