/** Answers the calls of logs. */
import { logReport } from '#schemas/api/logs/logs.ts';
import { presentLog } from '../services/front-log.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

/** Takes fault reports for later writing; the answer is always 204 (requirement 49). */
export const logReportHandler = handle(logReport, ({ input, shop, deps, request }) => {
  deps.logs.add(input.items.map((item) => presentLog(item, shop.appId, request.userAgent)));
  return ok({});
});
