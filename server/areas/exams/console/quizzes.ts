/** Questions inside one film for the merchant: read and saved whole (D83). */
import { consoleQuizzesGet, consoleQuizzesSave } from '#schemas/api/console/quizzes.ts';
import { readText } from '#schemas/page/text.ts';
import { okChanged, handleConsole, okUnchanged } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { changeOf } from '../rules/audit-of-exams.ts';
import { readQuiz, saveQuiz } from '../transfer/save-quiz.ts';

export const quizCalls = [
  handleConsole(consoleQuizzesGet, async ({ input: { id }, shop: { appId }, deps, locale }) => {
    const match = await readQuiz(deps.stores, appId, id);
    if (match === undefined) return fail('not-found');
    return ok({ ...match, title: readText(match.title, locale) });
  }),
  handleConsole(consoleQuizzesSave, async ({ input, shop: { appId }, deps }) => {
    const { id, version, item } = input;
    const result = await saveQuiz(deps, appId, { id, version, points: item.points });
    if (result.kind === 'stale')
      return fail('state-conflict', { yours: item, theirs: result.theirs ?? null });
    if (result.kind === 'refused') return fail('bad-parameters', { faults: result.faults });
    const { report, version: now, notes } = result;
    const data = { id, version: now, notes };
    return report.changes.length === 0 ? okUnchanged(data) : okChanged(data, changeOf(`film ${id}`, report));
  }),
];
