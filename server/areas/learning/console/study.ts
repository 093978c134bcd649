/** How lessons are studied in a shop, and what learners said of those that do not play (D94). */
import {
  consoleFeedbackList,
  consoleStudyRulesGet,
  consoleStudyRulesSave,
} from '#schemas/api/console/study.ts';
import { okSaved, handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { listFeedback } from '../services/list-feedback.ts';
import { changeStudyRules, readStudyRules } from '../services/study-rules.ts';

export const studyCalls = [
  handleConsole(consoleStudyRulesGet, async ({ shop, deps }) => {
    const rules = await readStudyRules(deps, shop.appId);
    return rules === undefined ? fail('not-found') : ok({ rules });
  }),
  handleConsole(consoleStudyRulesSave, async ({ input, shop, deps }) => {
    const before = await readStudyRules(deps, shop.appId);
    const rules = await changeStudyRules(deps, shop.appId, input.rules);
    if (rules === undefined) return fail('not-found');
    return okSaved({ rules }, { subject: 'study rules', before, after: rules });
  }),
  handleConsole(consoleFeedbackList, async ({ shop, deps }) => {
    const items = await listFeedback(deps.stores, shop.appId);
    return ok({ items, total: items.length });
  }),
];
