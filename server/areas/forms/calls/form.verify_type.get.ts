/** Begins the flow of a form that asks for a code (M228, M181). */
import { formVerifyTypeGet } from '#schemas/api/forms/form.verify_type.get.ts';
import { askerOf } from '#server/areas/identity/area.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const formVerifyTypeGetHandler = handle(formVerifyTypeGet, async (context) => {
  const isDowngrade = context.input.downgrade === 1;
  const begun = await context.deps.identity.captchas.begin(askerOf(context), 'form', isDowngrade);
  return ok({ CaptchaAppId: begun.appId, types: begun.type, session_id: begun.sessionId });
});
