/** What the four verification calls share: a shop that is shut begins nothing (M284). */
import type { FlowPurpose } from './ports/captchas.ts';
import { isClosedForLogin } from './rules/sign-in.ts';
import type { Asker } from './rules/captchas.ts';
import { fail, ok, type HandlerContext } from '#server/kernel/http/define-handler.ts';

export function askerOf({ shop, browser, request }: HandlerContext): Asker {
  return { shop, browser: browser(), ip: request.ip };
}

export async function beginFlow(context: HandlerContext<{ downgrade?: number }>, purpose: FlowPurpose) {
  const { input, shop, deps } = context;
  if (isClosedForLogin(shop.capabilities)) return fail('shop-shut');
  const begun = await deps.identity.captchas.begin(askerOf(context), purpose, input.downgrade === 1);
  return ok({ CaptchaAppId: begun.appId, types: begun.type, session_id: begun.sessionId });
}
