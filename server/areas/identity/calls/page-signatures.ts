/** Answers the calls of page signatures. */
import {
  trainingJsInitGet,
  trainingAgentJsGet,
  weworkAgentJsGet,
} from '#schemas/api/identity/page-signatures.ts';
import { SHARE_API_LIST } from '#schemas/auth/page-signature.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { isPageOf } from '../rules/page-signatures.ts';
import { signFor, signForAgent } from '../services/sign-page.ts';

/** Signs a page for the scripts of enterprise messaging; what is shared are addresses of this shop alone (M220). */
export const trainingJsInitGetHandler = handle(trainingJsInitGet, async (context) => {
  const { input, request } = context;
  const { page_url: pageUrl, share_url: link = pageUrl, title = '', desc = '', imgUrl = '' } = input;
  const outcome = await signFor(context, 'corp', pageUrl);
  if (!outcome.ok) return fail(outcome.code);
  if (!isPageOf(link, request.origin)) return fail('bad-parameters');
  const { corpId: appId, timestamp, nonceStr, signature } = outcome;
  const jsApiList = input.enableShare === 0 ? [] : [...SHARE_API_LIST];
  const share = { title, desc, imgUrl, link };
  const scripts = [...context.deps.identity.scans.scripts(context.shop.capabilities)];
  return ok({ wxData: { appId, timestamp, nonceStr, signature, jsApiList, scripts, share } });
});

/** Signs a page for the scripts of the agent (M221). */
export const trainingAgentJsGetHandler = handle(trainingAgentJsGet, signForAgent);

/** Signs a page for the scripts of the agent (M221). */
export const weworkAgentJsGetHandler = handle(weworkAgentJsGet, signForAgent);
