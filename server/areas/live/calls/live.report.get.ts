/** Answers what a room came to. */
import { liveReportGet } from '#schemas/api/live/live.report.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { hostingIn } from '../activities/in-room.ts';
import { readReport } from '../activities/report.ts';

export const liveReportGetHandler = handle(liveReportGet, async (context) => {
  const { input, deps } = context;
  const hosting = await hostingIn(context, input.alive_id);
  if (!hosting.ok) return fail(hosting.code);
  return ok(await readReport(deps, hosting.key, context.locale));
});
