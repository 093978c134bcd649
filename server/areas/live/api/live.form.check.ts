/** Answers whether a form comes first (D91, M250). */
import { liveFormCheck } from '#schemas/api/live/live.form.check.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { actingIn } from '../acts/in-room.ts';

export const liveFormCheckHandler = handle(liveFormCheck, async (context) => {
  const { input, deps } = context;
  const acting = await actingIn(context, input.alive_id);
  if (!acting.ok) return fail(acting.code);
  const { room, role, key, userId } = acting;
  const isAsked = room.formId !== '' && role !== 'host';
  const needsForm = isAsked && (await deps.forms.isAsked(key.appId, room.formId, userId));
  return ok({ need_form: needsForm ? 1 : 0, form_id: room.formId });
});
