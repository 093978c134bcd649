/** Jobs that failed, for whoever runs this installation: seen, tried once more, or let go (decision 214). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { textField } from '#server/kernel/text-field.ts';
import { consoleGuard } from './access.ts';
import { sendOk } from './answers.ts';

const ID = /^[1-9]\d{0,14}$/;

export function registerFailedJobs(app: FastifyInstance, options: RouteOptions): void {
  const { failedJobs } = options.deps;
  const guarded = consoleGuard(options);
  async function decide(
    request: FastifyRequest,
    reply: FastifyReply,
    how: (id: number) => Promise<boolean>,
  ): Promise<FastifyReply> {
    const id = textField(request.params, 'id');
    const isDone = ID.test(id) && (await how(Number(id)));
    return isDone ? sendOk(request, reply, {}) : sendFailure(request, reply, 'not-found');
  }
  app.get('/console/jobs', guarded, async (request, reply) => {
    const found = await failedJobs.list();
    // What a job was asked with may name a person.
    return sendOk(request, reply, { jobs: found.map(({ data: _data, ...job }) => job) });
  });
  app.post('/console/jobs/:id/retry', guarded, (request, reply) => decide(request, reply, failedJobs.retry));
  app.delete('/console/jobs/:id', guarded, (request, reply) => decide(request, reply, failedJobs.discard));
}
