/** Keeps which agreements a person accepted, and when (D63). */
import { authAgreementAccept } from '#schemas/api/identity/auth.agreement.accept.ts';
import { AGREEMENT_VERSION } from '#schemas/auth/agreements.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const authAgreementAcceptHandler = handle(
  authAgreementAccept,
  async ({ input: { version }, shop, deps, viewer }) => {
    if (viewer === undefined) return fail('not-logged-in');
    // Nobody accepts texts that were not written yet.
    if (Number(version) > Number(AGREEMENT_VERSION)) return fail('state-conflict');
    const { accounts } = deps.stores;
    const account = await accounts.byId(shop.appId, viewer.user.id);
    if (account === undefined) return fail('not-logged-in');
    // A tab opened long ago takes nothing back.
    if (Number(account.agreed) >= Number(version)) return ok({});
    await accounts.change(shop.appId, account.id, { agreed: version, agreedAt: deps.clock.now() });
    return ok({});
  },
);
