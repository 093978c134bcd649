/** `npm run shop -- study …`: words over films and pages nobody sees, set by a merchant and in force at once (D105, 352, 394). */
import { expect, it } from 'vitest';
import { consoleStudyRulesSave } from '#schemas/api/console/study.ts';
import { CODES } from '#schemas/api/codes.ts';
import { openServerClient } from '#cli/client/client.ts';
import { injectedClient } from './injected-client.ts';
import { study as command } from '#cli/study.ts';
import { NO_REMOTE, PLAIN_FLAGS } from '../support/shop-flags.ts';
import { CONSOLE_TOKEN } from './app.ts';
import { FILM, withLearning } from './learning-fixture.ts';

const study = withLearning();
const { test, lesson, learner, opened } = study;
let base = '';

async function run(way: 'server' | 'store', ...args: string[]): Promise<{ exit: number; message: string }> {
  if (base === '') base = await test().app.listen({ host: '127.0.0.1', port: 0 });
  const client = way === 'server' ? openServerClient(base, CONSOLE_TOKEN) : injectedClient(test());
  let message = '';
  const exit = await command({
    connect: () => Promise.resolve(client),
    say: (text) => (message += text),
    sayFault: (text) => (message += text),
    shop: 'knowledge',
    dir: '',
    args,
    flags: { ...PLAIN_FLAGS },
    remote: NO_REMOTE,
  });
  return { exit, message };
}

it.each(['server', 'store'] as const)(
  'D105, ADR-352: through the %s sets them, and the next learner reads them',
  async (way) => {
    const film = await lesson(`v_rules_${way}`, { url: 'https://media.example/film.mp4' });
    const me = await learner(film);
    expect((await run(way, 'set', 'marquee.enabled=0', 'is_hidden_study_uncounted=0')).exit).toBe(0);
    const media = async () => {
      const answer = await test().ask('knowledge', {
        method: 'POST',
        url: '/api/goods.detail.get/2.0.0',
        payload: { goods_id: film, goods_type: FILM },
        headers: { cookie: me.cookie, 'app-id': 'appknowledge', origin: 'http://knowledge.localhost:3000' },
      });
      return answer.json().data.media;
    };
    expect((await media()).marquee).toBeUndefined();
    expect(await opened(me, film, { take: 1 })).toMatchObject({ counts_hidden: 1 });
    const set = await run(
      way,
      'set',
      'marquee.enabled=1',
      'marquee.text={phone_tail}',
      'marquee.size=20',
      'is_hidden_study_uncounted=1',
    );
    expect(set.message.split('\n')).toEqual(
      expect.arrayContaining(['marquee.enabled=1', 'marquee.size=20', 'is_hidden_study_uncounted=1']),
    );
    await expect.poll(async () => (await media()).marquee).toMatchObject({ size: 20, opacity: 40 });
    expect(await opened(me, film, { take: 1 })).toMatchObject({ counts_hidden: 0 });
    // Only what is named changes.
    const again = await run(way, 'set', 'marquee.size=24');
    expect(again.message).toContain('marquee.text={phone_tail}');
    expect((await run(way, 'show')).message).toBe(again.message);
  },
);

it('ADR-394: what does not fit is said by its field, and nothing is changed', async () => {
  const before = (await run('store', 'show')).message;
  for (const wrong of ['marquee.size=4', 'marquee.sise=20', 'finish_text_percent=much', 'shop_name=x']) {
    const { exit, message } = await run('server', 'set', wrong);
    expect([exit, message]).toEqual([1, expect.stringContaining('Nothing was changed.')]);
  }
  await expect(run('store', 'set')).rejects.toThrow('study set');
  expect((await run('store', 'show')).message).toBe(before);
  const { code } = (
    await test().ask('knowledge', {
      method: 'POST',
      url: consoleStudyRulesSave.path,
      payload: { shop: 'knowledge', rules: { shop_name: 'x' } },
      headers: { authorization: `Bearer ${CONSOLE_TOKEN}` },
    })
  ).json();
  expect(code).toBe(CODES['bad-parameters'].code);
});
