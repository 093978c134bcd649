/** The merchant reads what learners answered inside a film: the newest as JSON, or all of it as a CSV file (D83, requirement 46). */
import type { FastifyInstance } from 'fastify';
import { consoleRouter, sendOk } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { apiLocale } from '#server/kernel/http/locale.ts';
import { textField } from '#server/kernel/text-field.ts';
import { filmAnswersFile, listFilmAnswers } from '../list-film-answers.ts';
import { sendCsv } from '#server/kernel/http/send-csv.ts';

export function registerFilmAnswers(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const door = consoleRouter(app, options, 'sell');
  door.get('/console/film-answers', async ({ request, reply, shop }) => {
    const [filmId, format] = [textField(request.query, 'film'), textField(request.query, 'format')];
    if (!['', 'csv'].includes(format)) return sendFailure(request, reply, 'bad-parameters');
    const asked = { appId: shop.appId, filmId, locale: apiLocale(request) };
    if (format === '') {
      void reply.header('cache-control', 'no-store');
      const list = await listFilmAnswers(deps, asked);
      return list === undefined ? sendFailure(request, reply, 'not-found') : sendOk(request, reply, { list });
    }
    const file = await filmAnswersFile(deps, asked);
    if (file === undefined) return sendFailure(request, reply, 'not-found');
    return sendCsv(reply, 'film-answers', file);
  });
}
