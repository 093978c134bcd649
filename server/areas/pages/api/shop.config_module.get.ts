/** Answers the feature switches and report settings (M219, D41, D79). */
import { shopConfigModuleGet } from '#schemas/api/shop/shop.config_module.get.ts';
import { REPORT_INTERVAL_MINUTES, REPORT_POINTS } from '#schemas/constants.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopConfigModuleGetHandler = handle(shopConfigModuleGet, ({ shop }) =>
  ok({
    comments: 1,
    comment_review: shop.row.info.comment_review ?? 0,
    comment_learners_only: shop.row.info.comment_learners_only ?? 0,
    tasks: shop.capabilities.myTasks ? 1 : 0,
    interaction: 1,
    ai_service: 0,
    report: { interval: REPORT_INTERVAL_MINUTES, points: [...REPORT_POINTS] },
  }),
);
