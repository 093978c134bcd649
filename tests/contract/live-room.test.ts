/** What the page of a room says of it in each of its states, by the doors a merchant, a host and a media server change it through (D95, D96). */
import { expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { ALIVE_TYPE, PUSH_STATE } from '#schemas/live/kinds.ts';
import { secondsOf } from '#schemas/time.ts';
import { withActs } from './live-acts-fixture.ts';
import { DAY, SHOP, type Me } from './rights-fixture.ts';

const SECRET = 'secret-of-a-media-server';
const { test, clock, pass, somebody, send, get, newRoom, setRoom, setSource, host } = withActs(() => ({
  liveHookSecret: SECRET,
}));
const SLIDES = ['/demo/covers/first-call.svg', '/demo/covers/five-whys.svg'];
const PICTURE = '/demo/covers/read-a-poem.svg';
const [HLS, FLV] = ['https://media.example.com/a.m3u8', 'https://media.example.com/a.flv'];

/** A room as somebody is told of it: by its page, by the state asked for after it, and by the call of its slides. */
async function readNotice(who: Me, alive_id: string) {
  const { data } = await get(who, 'live.page.get', { alive_id });
  const { data: polledValue } = await get(who, 'live.state.get', { alive_id, v: '0' });
  const { data: courseware } = await get(who, 'live.courseware.get', { alive_id });
  expect(polledValue.state).toEqual(data.state);
  expect(courseware).toEqual({ ...data.ppt, courseware_image: data.base.courseware_image });
  const { alive_state, push_state, is_lookback } = data.state;
  const { alive_video_url, pc_alive_video_url } = data.media;
  const { door, base, ppt } = data;
  return { door, base, ppt, alive_state, push_state, is_lookback, alive_video_url, pc_alive_video_url };
}

/** What a media server says of a room it is pushed to. */
async function push(alive_id: string, action: string): Promise<void> {
  const { key } = await test().database.stores.roomMedia.of({ appId: SHOP, aliveId: alive_id });
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url: `/live-hooks/${SECRET}/srs`,
    payload: { action, app: SHOP, stream: alive_id, param: `?key=${key}` },
  });
  expect(answer.statusCode).toBe(200);
}

it('M240, M241: from before its start to its replay a room says each of its fields as they are then', async () => {
  const [owner, me] = [await host(), await somebody()];
  const alive_id = await newRoom({}, LIVE_STATE.notStarted);
  const kind = { alive_id, alive_type: ALIVE_TYPE.slides };
  expect((await setRoom(kind)).code).toBe(0);
  await setSource({ alive_id, source: 'srs', url: HLS, flv_url: FLV });
  // The teacher is told where that server takes pushes, and by which key.
  const { key } = await test().database.stores.roomMedia.of({ appId: SHOP, aliveId: alive_id });
  const address = `rtmp://${new URL(HLS).hostname}/${SHOP}/${alive_id}?key=${key}`;
  expect((await send(owner, 'live.key.change', { alive_id, keep: true })).data.address).toBe(address);
  const { data } = await send(owner, 'live.slides.set', { alive_id, urls: SLIDES });
  const [first] = data.imgs;
  await send(owner, 'live.slide.turn', { alive_id, server_id: first.server_id });

  const [unseenValue, shownEntry] = [
    { alive_video_url: '', pc_alive_video_url: '' },
    { alive_video_url: HLS, pc_alive_video_url: FLV },
  ];
  const before = { alive_state: LIVE_STATE.notStarted, push_state: PUSH_STATE.none, is_lookback: false };
  const soon = await readNotice(me, alive_id);
  expect(soon).toMatchObject({
    ...before,
    ...unseenValue,
    door: 'soon',
    base: { alive_type: ALIVE_TYPE.slides },
  });
  expect(soon.ppt).toEqual({ imgs: [], current_preview_page: '' });
  // The host looks at what is pushed before anybody else does.
  expect(await readNotice(owner, alive_id)).toMatchObject({
    ...before,
    ...shownEntry,
    ppt: { imgs: data.imgs },
  });

  await push(alive_id, 'on_publish');
  await send(owner, 'live.host.set', { alive_id, alive_state: 'live' });
  const onAir = { ...shownEntry, door: 'open', alive_state: LIVE_STATE.live, is_lookback: false };
  const ppt = { imgs: data.imgs, current_preview_page: first.server_id };
  expect(await readNotice(me, alive_id)).toMatchObject({ ...onAir, push_state: PUSH_STATE.pushing, ppt });
  await push(alive_id, 'on_unpublish');
  expect(await readNotice(me, alive_id)).toMatchObject({ ...onAir, push_state: PUSH_STATE.broken });

  const end = { alive_id, alive_state: 'ended', is_lookback: true, lookback_days: 1 };
  await send(owner, 'live.host.set', end);
  const over = { alive_state: LIVE_STATE.ended, is_lookback: true };
  expect(await readNotice(me, alive_id)).toMatchObject({ ...over, door: 'open', ppt });
  pass(DAY);
  const expiredValue = await readNotice(me, alive_id);
  expect(expiredValue).toMatchObject({ ...over, ...unseenValue, door: 'expired', ppt: { imgs: [] } });
});

it('M240: is_lookback and the addresses tell an ended room without a replay from one with it', async () => {
  const [owner, me] = [await host(), await somebody()];
  const alive_id = await newRoom();
  await send(owner, 'live.host.set', { alive_id, alive_state: 'ended', is_lookback: false });
  const end = { door: 'ended', alive_state: LIVE_STATE.ended, is_lookback: false };
  expect(await readNotice(me, alive_id)).toMatchObject({
    ...end,
    alive_video_url: '',
    pc_alive_video_url: '',
  });
  const replay = await readNotice(me, 'demo_replay');
  expect(replay).toMatchObject({ door: 'open', alive_state: LIVE_STATE.ended, is_lookback: true });
  expect(replay.alive_video_url).toMatch(/^\/live-media\/demo_replay\/clip\//);
  expect(replay.pc_alive_video_url).toBe(replay.alive_video_url);
});

it('M240, D95: a voice room has its courseware picture; a kind there is not, and a picture from elsewhere, are refused', async () => {
  const me = await somebody();
  const alive_id = await newRoom();
  const voice = { alive_id, alive_type: ALIVE_TYPE.voice, courseware_image: PICTURE, fast: false, im: false };
  expect((await setRoom(voice)).code).toBe(0);
  const room = await readNotice(me, alive_id);
  expect(room).toMatchObject({ base: { alive_type: ALIVE_TYPE.voice, courseware_image: PICTURE } });
  const { data } = await get(me, 'live.page.get', { alive_id });
  expect(data.switches).toMatchObject({ fast_alive_switch: false, im: false });
  expect((await get(me, 'live.im_gray.get', { alive_id })).data).toEqual({ im_gray: 0 });
  for (const wrong of [
    { alive_type: 5 },
    { courseware_image: 'https://elsewhere.example.com/a.png' },
    { courseware_image: 'javascript:alert(1)' },
  ])
    expect((await setRoom({ alive_id, ...wrong })).code).toBe(CODES['bad-parameters'].code);
  expect((await readNotice(me, alive_id)).base).toEqual(room.base);
  await setRoom({ alive_id, courseware_image: '' });
  expect((await readNotice(me, alive_id)).base.courseware_image).toBe('');
});

it('M240: this shop’s own picture is at one address for everybody, with a start of its own', async () => {
  const me = await somebody();
  const { alive_video_url, pc_alive_video_url, ...rest } = await readNotice(me, 'demo_live');
  expect(alive_video_url).toMatch(/^\/live-media\/demo_live\/loop\//);
  expect(pc_alive_video_url).toBe(alive_video_url);
  expect(rest).toMatchObject({ alive_state: LIVE_STATE.live, base: { alive_type: ALIVE_TYPE.push } });
  const { data } = await get(me, 'live.page.get', { alive_id: 'demo_live' });
  expect(data.state.start_ts).toBeLessThan(secondsOf(clock.now()));
});
