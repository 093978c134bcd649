/** What the calls that sign a page share: whose page it is, and what a signature is answered as (M220, M221). */
import { fail, ok, type HandlerContext } from '#server/kernel/http/define-handler.ts';
import { isPageOf } from '../rules/page-signatures.ts';

/** Signs an address of this shop alone: with a signature a page may ask the company who looks. */
export async function signFor(
  { deps, request, shop }: HandlerContext,
  of: 'agent' | 'corp',
  pageUrl: string,
) {
  if (!shop.capabilities.messagingLogin) return { ok: false, code: 'not-found' } as const;
  if (!isPageOf(pageUrl, request.origin)) return { ok: false, code: 'bad-parameters' } as const;
  return deps.identity.pageSignatures.sign(of, pageUrl);
}

export async function signForAgent(context: HandlerContext<{ page_url: string }>) {
  const outcome = await signFor(context, 'agent', context.input.page_url);
  if (!outcome.ok) return fail(outcome.code);
  const { corpId: corpid, agentId: agentid, timestamp, nonceStr, signature } = outcome;
  return ok({ corpid, agentid, timestamp, nonceStr, signature });
}
