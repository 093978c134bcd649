/** What learners answered inside a film, for the merchant: as a list, or as the text of a CSV file (D83, requirement 46). */
import {
  FILM_ANSWER_SORTS,
  consoleFilmAnswersExport,
  consoleFilmAnswersList,
} from '#schemas/api/console/exams.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { filmAnswersFile, listFilmAnswers } from '../services/list-film-answers.ts';

export const filmAnswerCalls = [
  handleConsole(consoleFilmAnswersList, async ({ input, shop: { appId }, deps, locale }) => {
    const place = toSortedPlace(input, FILM_ANSWER_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const of = { appId, filmId: input.film_id, q: input.q, locale };
    const part = await listFilmAnswers(deps, of, place);
    return part === undefined ? fail('not-found') : ok(part);
  }),
  handleConsole(consoleFilmAnswersExport, async ({ input, shop: { appId }, deps, locale }) => {
    const csv = await filmAnswersFile(deps, { appId, filmId: input.film_id, locale });
    return csv === undefined ? fail('not-found') : ok({ csv });
  }),
];
