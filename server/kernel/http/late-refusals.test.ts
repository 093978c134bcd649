/** How soon whoever goes on after being refused is told so. */
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LATE_REFUSAL_MS, PROMPT_REFUSALS } from '../limits/limits.ts';
import { registerLateRefusals } from './late-refusals.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

function refusing() {
  const clock = { time: 1_800_000_000_000, now: () => clock.time };
  const stopping = { isOn: false };
  const app = fastify();
  registerLateRefusals(app, clock, () => stopping.isOn);
  app.get('/surplus', (request, reply) => {
    request.isSurplus = true;
    return reply.code(204).send();
  });
  app.get('/:code', (request: { params: unknown }, reply) => {
    const { code } = request.params as { code: string };
    return reply.code(Number(code)).send(code);
  });
  const answers: string[] = [];
  const ask = async (path: number | 'surplus', remoteAddress: string) => {
    const answer = await app.inject({ url: `/${String(path)}`, remoteAddress });
    answers.push(`${remoteAddress} ${String(answer.statusCode)}`);
  };
  const flood = async (remoteAddress: string) => {
    for (let sentCount = 0; sentCount < PROMPT_REFUSALS.max; sentCount += 1) await ask(429, remoteAddress);
    answers.length = 0;
  };
  return { clock, stopping, answered: answers, ask, flood };
}

describe('refusals of one address', () => {
  it('R16: refusals after the first ones are delayed, and accepted calls are not', async () => {
    const { answered, ask, flood } = refusing();
    await flood('192.0.2.1');
    const late = Promise.all([ask(429, '192.0.2.1'), ask('surplus', '192.0.2.1')]);
    await ask(200, '192.0.2.1');
    await ask(429, '192.0.2.2');
    expect(answered).toEqual(['192.0.2.1 200', '192.0.2.2 429']);
    vi.advanceTimersByTime(LATE_REFUSAL_MS);
    await late;
    expect(answered.slice(2)).toEqual(['192.0.2.1 429', '192.0.2.1 204']);
  });

  it('R16: refusals are immediate again after the window, and while the server stops', async () => {
    const { clock, stopping, answered, ask, flood } = refusing();
    await flood('192.0.2.1');
    stopping.isOn = true;
    await ask(429, '192.0.2.1');
    stopping.isOn = false;
    clock.time += PROMPT_REFUSALS.windowMs;
    await ask(429, '192.0.2.1');
    expect(answered).toHaveLength(2);
  });
});
