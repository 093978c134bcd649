/** What learners answered inside a film, for the merchant: as a list, or as the text of a CSV file (D83, requirement 46). */
import {
  FILM_ANSWER_SORTS,
  consoleFilmAnswersExport,
  consoleFilmAnswersList,
} from '#schemas/api/console/exams.ts';
import { canReadContacts } from '#schemas/console/readers.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { filmAnswersFile, listFilmAnswers } from '../services/list-film-answers.ts';

export const filmAnswerCalls = [
  handleConsole(consoleFilmAnswersList, async ({ input, shop: { appId }, deps, locale, holds }) => {
    const place = toSortedPlace(input, FILM_ANSWER_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const search = { q: input.q, findsPhones: canReadContacts(holds) };
    const of = { appId, filmId: input.film_id, locale, ...search };
    const part = await listFilmAnswers(deps, of, place);
    return part === undefined ? fail('not-found') : ok(part);
  }),
  handleConsole(consoleFilmAnswersExport, async ({ input, shop: { appId }, deps, locale, holds }) => {
    const of = { appId, filmId: input.film_id, locale, findsPhones: canReadContacts(holds) };
    const csv = await filmAnswersFile(deps, of);
    return csv === undefined ? fail('not-found') : ok({ csv });
  }),
];
