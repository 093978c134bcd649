/** Files of learners over HTTP: signed, sent, judged and limited (M226, M264, D93, R40, R45, B50, B51). */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { readEnvelope } from '#api/answer.ts';
import { makeCaller } from '#api/call.ts';
import type { AvatarEvent } from '#features/account/avatar.machine.ts';
import { sendAvatar } from '#features/account/send-avatar.ts';
import { CODES } from '#schemas/api/codes.ts';
import { LEARNER_PIXELS_OF_DAY, UPLOAD_DAY_MS, UPLOAD_LIFE_MS } from '#server/areas/uploads/limits.ts';
import { CALL_LIMITS } from '#server/start/call-limits.ts';
import { withPersonal, MINUTE, APP, mp3, face, type SignedUpload } from './personal-fixture.ts';

const { test, somebody, get, update, later, signed, put, upload } = withPersonal();

describe('uploads', () => {
  const buildRefusal = (reason: string) => ({ code: CODES['upload-refused'].code, data: { reason } });

  it('M226, D93: a picture is signed, sent, made anew and worn as an avatar', async () => {
    const me = await somebody();
    const { path, answer } = await upload(me, await face(), 'png');
    expect(answer).toMatchObject({ code: 0, data: { file_path: path } });
    expect(path).toMatch(/^\/uploads\/[a-f0-9]{32}\.png$/);
    const { avatar } = (await update(me, { avatar: path })).data;
    expect(avatar).toMatch(/^\/media\/[\w-]{43}\/40x40\.jpg$/);
    expect((await get(me, '/auth/user_info')).data.user_info.wx_avatar).toBe(avatar);
    const servedResponse = await test().ask('knowledge', path);
    expect(servedResponse.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': expect.stringContaining('attachment'),
    });
    expect((await sharp(servedResponse.rawPayload).metadata()).width).toBe(40);
    expect((await test().ask('training', path)).statusCode).toBe(404);
  });

  it('R45, B50: a signature is for one person, one path, one time', async () => {
    const [me, other] = [await somebody(), await somebody()];
    const bytes = await face();
    const to = await signed(me);
    expect(await put(other, to, bytes)).toMatchObject(buildRefusal('signature'));
    const elsewhere = await signed(other);
    expect(await put(me, { ...to, url: elsewhere.url }, bytes)).toMatchObject(buildRefusal('signature'));
    const [one, two] = await Promise.all([put(me, to, bytes), put(me, to, bytes)]);
    expect([one.code, two.code].sort((a, b) => a - b)).toEqual([0, CODES['upload-refused'].code]);
    expect(await put(me, to, bytes)).toMatchObject(buildRefusal('spent'));
  });

  it('R45, B50: it ends after ten minutes, and no other end can be written', async () => {
    const me = await somebody();
    const to = await signed(me);
    expect(Math.abs(to.expire * 1000 - (Date.now() + 10 * MINUTE))).toBeLessThan(5000);
    const bytes = await face();
    const longer = { 'upload-sign': to.sign.replace(/^\d+/, String(to.expire + 600)) };
    expect(await put(me, to, bytes, longer)).toMatchObject(buildRefusal('signature'));
    expect(await later(11 * MINUTE, () => put(me, to, bytes))).toMatchObject(buildRefusal('expired'));
  });

  it.each([
    ['a page', 'png', 'image', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with scripts', 'png', 'image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a recording', 'png', 'image', mp3(100)],
    ['a page', 'mp3', 'audio', Buffer.from('<html>'.repeat(20))],
    ['another recording', 'webm', 'audio', mp3(100)],
  ])('R45: %s that calls itself %s is refused by its content', async (_name, ending, kind, bytes) => {
    const me = await somebody();
    const { path, answer } = await upload(me, bytes, ending, kind);
    expect(answer).toMatchObject(buildRefusal('type'));
    expect((await test().ask('knowledge', path)).statusCode).toBe(404);
  });

  it('R45: a picture of another kind than its ending, or a broken one, is refused', async () => {
    const me = await somebody();
    expect((await upload(me, await face(), 'jpg')).answer).toMatchObject(buildRefusal('type'));
    const brokenValue = (await face()).subarray(0, 60);
    expect((await upload(me, brokenValue, 'png')).answer).toMatchObject(buildRefusal('broken'));
  });

  it('D93: five megabytes of a picture and twenty of a recording, not a byte more', async () => {
    const me = await somebody();
    const MB = 1024 * 1024;
    const tooLarge = Buffer.concat([await face(), Buffer.alloc(5 * MB)]);
    expect((await upload(me, tooLarge, 'png')).answer).toMatchObject(buildRefusal('too-heavy'));
    expect((await upload(me, mp3(20 * MB - 3), 'mp3', 'audio')).answer).toMatchObject(
      buildRefusal('too-heavy'),
    );
    const { path, answer } = await upload(me, mp3(20 * MB - 4), 'mp3', 'audio');
    expect(answer.code).toBe(0);
    const servedResponse = await test().ask('knowledge', path);
    expect(servedResponse.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': `${20 * MB}`,
    });
  });

  it('D93, B51: a person’s recording is stored once, and no one learns that another has the same', async () => {
    const [me, other] = [await somebody(), await somebody()];
    const bytes = mp3(5000, 7);
    const first = await upload(me, bytes, 'mp3', 'audio');
    const again = await upload(me, bytes, 'mp3', 'audio');
    const theirs = await upload(other, bytes, 'mp3', 'audio');
    const answers = [first, again, theirs].map(({ answer }) => ({ ...answer, data: null, req_id: '' }));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    const digest = createHash('sha256').update(bytes).digest('hex');
    for (const { path } of [first, again, theirs]) {
      const { rawPayload } = await test().ask('knowledge', path);
      expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(digest);
    }
  });

  it.each(['/uploads/..%2f..%2fsecrets.json', '/uploads/....png', '/uploads/x.png', '/uploads/a.svg'])(
    'B50: %s is no path a signature could be for',
    async (url) => {
      const me = await somebody();
      const to = await signed(me);
      const answer = await put(me, { ...to, url }, await face());
      expect([CODES['upload-refused'].code, CODES['not-found'].code]).toContain(answer.code);
      expect((await test().ask('knowledge', url)).statusCode).toBe(404);
    },
  );

  it.each(['svg', 'html', 'php', 'avif', 'exe'])('B50: nothing is signed for %s', async (ending) => {
    const query = `sign_type=appSign&upload_type=image&file_ext=${ending}`;
    const answer = await get(await somebody(), `/api/upload.sign.get/1.0.0?${query}`);
    expect(answer).toMatchObject(buildRefusal('type'));
  });

  it("R45: another person's picture is no avatar of mine", async () => {
    const [me, other] = [await somebody(), await somebody()];
    const { path } = await upload(other, await face(), 'png');
    expect((await update(me, { avatar: path })).code).toBe(CODES['upload-refused'].code);
    expect((await update(me, { avatar: '' })).data.avatar).toBe('');
  });

  it('R40: a file from another site, or without a login, is refused', async () => {
    const me = await somebody();
    const bytes = await face();
    const foreign = { origin: 'https://evil.example' };
    expect((await put(me, await signed(me), bytes, foreign)).code).toBe(CODES['no-permission'].code);
    const nobody = { ...me, cookie: '' };
    expect((await put(nobody, await signed(me), bytes)).code).toBe(CODES['not-logged-in'].code);
  });

  it('B50, R16: of one person three come at a time, for what is still coming counts for no day yet', async () => {
    const me = await somebody();
    let release = (): void => undefined;
    const releasePromise = new Promise<void>((resolve) => (release = resolve));
    const isRead = vi.fn<() => void>();
    async function* slow() {
      isRead();
      await releasePromise;
      yield mp3(100);
    }
    const send = async (to: SignedUpload) =>
      put(me, to, Readable.from(slow()), { 'content-length': String(mp3(100).length) });
    const slips = await Promise.all(Array.from({ length: 3 }, () => signed(me, 'mp3', 'audio')));
    const coming = slips.map(send);
    await vi.waitFor(() => expect(isRead).toHaveBeenCalledTimes(3), { timeout: 10_000 });
    const another = await signed(me, 'mp3', 'audio');
    expect(await put(me, another, mp3(100))).toMatchObject(buildRefusal('busy'));
    release();
    expect((await Promise.all(coming)).map(({ code }) => code)).toEqual([0, 0, 0]);
    expect((await put(me, another, mp3(100))).code).toBe(0);
  });

  it('M264: a day that is used up and too many signatures both end as a signature that could not be had', async () => {
    const [full, eager] = [await somebody(), await somebody()];
    const row = { userId: full.id, kind: 'audio', mediaType: 'audio/mpeg', sha256: 'y' } as const;
    const { uploads } = test().database.stores;
    await uploads.add(APP, { ...row, path: `/uploads/${full.id}`, bytes: 201 * 1024 * 1024 });
    const url = '/api/upload.sign.get/1.0.0?sign_type=appSign&upload_type=image&file_ext=jpg';
    const { max = 0 } = CALL_LIMITS.get('upload-signature') ?? {};
    for (let requestCount = 0; requestCount < max; requestCount += 1) await get(eager, url);
    expect((await get(full, url)).code).toBe(CODES['upload-refused'].code);
    expect((await get(eager, url)).code).toBe(CODES['rate-limited'].code);
    for (const me of [full, eager]) {
      const facts = { appId: APP, locale: 'en' as const, onRefusal: () => undefined };
      const act = makeCaller(facts, async ({ codes }) => readEnvelope(await get(me, url), 'en', codes));
      const heardEvents: AvatarEvent[] = [];
      const ports = {
        act,
        cut: () => Promise.resolve(new Blob(['picture'])),
        hash: () => Promise.resolve('h'),
        put: () => Promise.resolve(true),
        sentPaths: new Map<string, string>(),
      };
      await sendAvatar(ports, 1, new AbortController().signal, (event) => heardEvents.push(event));
      expect(heardEvents.at(-1)).toEqual({ type: 'failed', turn: 1, step: 'sign', text: '' });
    }
  });

  it('B50: what one person may send in a day ends', async () => {
    const me = await somebody();
    const { uploads } = test().database.stores;
    const row = { userId: me.id, kind: 'audio', mediaType: 'audio/mpeg', sha256: 'x' } as const;
    await uploads.add(APP, { ...row, path: `/uploads/${me.id}`, bytes: 200 * 1024 * 1024 - 10 });
    expect((await upload(me, await face(), 'png')).answer).toMatchObject(buildRefusal('quota'));
    const nextDay = await later(25 * 60 * MINUTE, async () => upload(me, await face(), 'png'));
    expect(nextDay.answer.code).toBe(0);
  });

  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#3377aa' } })
      .png()
      .toBuffer();

  it('R45, B50: of a learner so many pixels are made at a time, whatever the file weighs', async () => {
    const me = await somebody();
    const bytes = await flat(5000, 5000);
    expect(bytes.length).toBeLessThan(400_000);
    expect((await upload(me, bytes, 'png')).answer).toMatchObject(buildRefusal('too-many-pixels'));
  });

  it('R45, B50: of one person one picture is made at a time, and another person does not wait for the rest', async () => {
    const [greedy, modest] = [await somebody(), await somebody()];
    const ends: string[] = [];
    // Two, because asking how many come takes a place as well, and there are three.
    const large = await Promise.all([flat(2400, 2401), flat(2400, 2402)]);
    const theirs = large.map(async (bytes, at) => {
      const { answer } = await upload(greedy, bytes, 'png');
      ends.push(`large ${String(at)}`);
      return answer.code;
    });
    // One is being made and the other waits.
    await vi.waitFor(async () => expect((await uploadsUnderWay(greedy)) - 1).toBeGreaterThan(1), {
      timeout: 10_000,
      interval: 5,
    });
    const mine = await upload(modest, await face(), 'png');
    ends.push('small');
    expect(mine.answer.code).toBe(0);
    expect(await Promise.all(theirs)).toEqual([0, 0]);
    expect(ends.indexOf('small')).toBeLessThan(2);
  }, 60_000);

  it('R45, B50: a day ends after so many pixels', async () => {
    const me = await somebody();
    await test().database.limits.hit(
      `pixels of ${APP} ${me.id}`,
      UPLOAD_DAY_MS,
      LEARNER_PIXELS_OF_DAY - 1000,
    );
    expect((await upload(me, await face(), 'png')).answer).toMatchObject(buildRefusal('quota'));
    expect((await upload(await somebody(), await face(), 'png')).answer.code).toBe(0);
  });

  /** How many of a person are coming, this question counted. */
  async function uploadsUnderWay(me: { id: string }): Promise<number> {
    const place = `uploads under way ${APP} ${me.id}`;
    const { count } = await test().database.limits.hit(place, UPLOAD_LIFE_MS);
    await test().database.limits.giveBack(place);
    return count;
  }
});
