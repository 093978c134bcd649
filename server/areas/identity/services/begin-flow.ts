/** What the four verification calls share (M204). */
import type { FlowPurpose } from '../ports/captchas.ts';
import type { Asker } from '../rules/captchas.ts';
import { ok, type HandlerContext } from '#server/kernel/http/define-handler.ts';

export function askerOf({ shop, browser, request }: HandlerContext): Asker {
  return { shop, browser: browser(), ip: request.ip };
}

export async function beginFlow(context: HandlerContext<{ downgrade?: number }>, purpose: FlowPurpose) {
  const { input, deps } = context;
  const flow = await deps.identity.captchas.begin(askerOf(context), purpose, input.downgrade === 1);
  return ok({ CaptchaAppId: flow.appId, types: flow.type, session_id: flow.sessionId });
}
