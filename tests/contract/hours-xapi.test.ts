/** Hours as statements of the xAPI, with what was played as its Video Profile says (ADR-356). */
import { describe, expect, it } from 'vitest';
import { writeSegments } from '#schemas/learning/played-segments.ts';
import { CONSOLE_TOKEN } from './app.ts';
import { withLearning } from './learning-fixture.ts';
import { DAY } from './rights-fixture.ts';

const { lesson, learner, opened, push, pass, test } = withLearning();
const MINUTE = 60_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;
const VIDEO = 'https://w3id.org/xapi/video';

async function statements(token = CONSOLE_TOKEN) {
  const sentResponse = await test().ask('knowledge', {
    method: 'POST',
    url: '/api/console.hours_statements.export/1.0.0',
    headers: { authorization: `Bearer ${token}` },
    payload: { shop: 'knowledge' },
  });
  return sentResponse.json();
}

describe('hours as statements', () => {
  it('D80: one a day of study, and of a film what was played in its form', async () => {
    const film = await lesson('v_xapi');
    const me = await learner(film);
    const session = await opened(me, film);
    pass(2 * MINUTE);
    const coveredText = writeSegments([
      { from: 0, to: 12.14 },
      { from: 14, to: 21 },
    ]);
    expect(coveredText).toBe('0[.]12.14[,]14[.]21');
    await push(me, session, film, 1, { covered: coveredText });
    pass(2 * DAY);
    const list = (await statements()).data.statements;
    const own = list.filter(({ object }: { object: { id: string } }) => object.id.endsWith('/v_xapi'));
    expect(own).toMatchObject([
      {
        verb: { id: 'http://adlnet.gov/expapi/verbs/experienced' },
        result: { duration: 'PT120S' },
        actor: { objectType: 'Agent', account: { homePage: expect.stringContaining('knowledge.localhost') } },
      },
      {
        verb: { id: 'http://adlnet.gov/expapi/verbs/terminated' },
        object: { definition: { type: `${VIDEO}/activity-type/video` } },
        result: {
          extensions: {
            [`${VIDEO}/extensions/played-segments`]: coveredText,
            [`${VIDEO}/extensions/progress`]: 0.032,
            [`${VIDEO}/extensions/time`]: 21,
          },
        },
        context: {
          contextActivities: { category: [{ id: VIDEO }] },
          extensions: { [`${VIDEO}/extensions/length`]: 600 },
        },
      },
    ]);
    const ids: string[] = list.map(({ id }: { id: string }) => id);
    expect(ids.every((id) => UUID.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await statements()).data.statements.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(JSON.stringify(list)).not.toContain('1990000');
  });

  it('R32: only a token of the shop reads them', async () => {
    expect((await statements('nobody')).code).not.toBe(0);
  });
});
