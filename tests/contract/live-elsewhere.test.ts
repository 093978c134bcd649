/** Pictures of live rooms that another company keeps: whence a page may fetch them, and their other hosts (D105, D106, ADR-440). */
import { expect, it } from 'vitest';
import { CONSOLE_TOKEN, withApp } from './app.ts';
import { personOf, PHONES, ROOM } from './live-fixture.ts';

const LISTED = 'https://media.example.com';
const FAR = 'https://far.example.com';
const app = withApp({ labels: ['knowledge'], deps: () => ({ liveOrigins: [LISTED] }) });

async function shownFrom(body: object) {
  const answer = await app().ask('knowledge', {
    method: 'POST',
    url: '/api/console.live_source.save/1.0.0',
    headers: { authorization: `Bearer ${CONSOLE_TOKEN}` },
    payload: { shop: 'knowledge', id: ROOM, item: body },
  });
  return answer.json();
}

it('D105: a player gets the other hosts of a stream where another company serves it', async () => {
  const me = await personOf(app(), PHONES.learner);
  const readNotices = async () => {
    const { data } = await me.get('live.page.get', { alive_id: ROOM });
    const { data: overseas } = await me.get('live.overseas.get', { alive_id: ROOM });
    return [data['media'], overseas];
  };
  const namedDocument = { url: `${LISTED}/a.m3u8`, hosts: [FAR] };
  expect((await shownFrom({ source: 'url', ...namedDocument })).data).toMatchObject({ unlisted: [FAR] });
  expect(await readNotices()).toMatchObject([
    { alive_video_url: namedDocument.url, pc_alive_video_url: namedDocument.url, hosts: [FAR] },
    { is_overseas: true, hosts: [FAR] },
  ]);
  await shownFrom({ source: 'loop', ...namedDocument });
  expect(await readNotices()).toMatchObject([{ hosts: [] }, { is_overseas: false, hosts: [] }]);
  for (const host of ['http://far.example.com', `${FAR}/path`, 'far.example.com'])
    expect((await shownFrom({ source: 'url', hosts: [host] })).code).not.toBe(0);
});

it('D106: a page may fetch from the origins the operator lists, whatever a merchant names', async () => {
  await shownFrom({ source: 'url', url: `${LISTED}/a.m3u8`, hosts: [FAR] });
  const { headers } = await app().ask('knowledge', '/');
  const parts = String(headers['content-security-policy']).split('; ');
  expect(parts).toContain(`connect-src 'self' ${LISTED}`);
});
