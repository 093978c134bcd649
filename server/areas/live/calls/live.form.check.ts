/** Answers whether a form comes first (D91, M250). */
import { liveFormCheck } from '#schemas/api/live/live.form.check.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { atDoorOf } from '../activities/in-room.ts';
import { isFormDue } from '../open-room.ts';

export const liveFormCheckHandler = handle(liveFormCheck, async (context) => {
  const { input, deps, viewer } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const visiting = await atDoorOf(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  const isDue = await isFormDue(deps, visiting, viewer);
  return ok({ need_form: isDue ? 1 : 0, form_id: visiting.room.formId });
});
