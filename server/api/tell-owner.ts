/** Tells the owner of an account, by what they could be reached at before, that something which lets them in has changed (requirement 24). */
import type { NoticeKind } from '#server/domain/identity/notice-words.ts';
import type { HandlerContext } from './define-handler.ts';

/** @param user as they were before the change: another phone may stand in the store by now. Without one, as they are stored. */
export async function tellOwner(
  { deps, shop, locale }: Pick<HandlerContext, 'deps' | 'shop' | 'locale'>,
  user: { id: string; phone?: string },
  kind: NoticeKind,
): Promise<void> {
  const account = await deps.stores.accounts.byId(shop.appId, user.id);
  const { phone = account?.phone ?? '' } = user;
  deps.identity.notices.tell({ shop, locale }, { phone, email: account?.email }, kind);
}
