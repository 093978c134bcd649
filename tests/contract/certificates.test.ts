/** Certificates: given once for a finished course, shown as their holder says, checked by number and signature (ADR-326). */
import { eq } from 'drizzle-orm';
import { compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import type { CheckedCertificate, OwnCertificate } from '#schemas/certificate/certificate.ts';
import { goodsDetail } from '#server/areas/catalogue/tables/details.ts';
import { certificate } from '#server/areas/certificates/tables/certificate.ts';
import { PLAIN_DETAIL } from '#server/areas/catalogue/area.ts';
import { certificates } from '#cli/certificates.ts';
import { openServerClient } from '#cli/client/client.ts';
import { injectedClient } from './injected-client.ts';
import { NO_REMOTE, PLAIN_FLAGS } from '../support/shop-flags.ts';
import { isAchievementCredential, isStatusList } from '../support/badge-schemas.ts';
import { CONSOLE_TOKEN } from './app.ts';
import { withLearning } from './learning-fixture.ts';
import { SHOP, type Me } from './rights-fixture.ts';

const study = withLearning();
const { lesson, course, learner, opened, push, pass, test, get, send, demo, somebody } = study;
const MINUTE = 60_000;

const readInputs = async (me: Me): Promise<OwnCertificate[]> =>
  (await get(me, 'certificate.list.get')).data.list;

/** Until the job that was asked for with the last report has run. */
async function readSettledItems(me: Me, wantedValue: number): Promise<OwnCertificate[]> {
  await expect.poll(() => readInputs(me), { timeout: 20_000 }).toHaveLength(wantedValue);
  return readInputs(me);
}

async function readCertifiedText(id: string, lessons: readonly string[]): Promise<string> {
  await course(id, lessons);
  const row = { ...PLAIN_DETAIL, appId: SHOP, goodsId: id, givesCertificate: true };
  await test().database.db.insert(goodsDetail).values(row);
  return id;
}

/** Plays two minutes, which is all of these films. */
async function finish(me: Me, film: string): Promise<void> {
  const session = await opened(me, film, { take: 1 });
  pass(2 * MINUTE);
  const { code, data } = await push(me, session, film, 1, { covered: '0[.]120' });
  expect([code, data.is_finish]).toEqual([0, 1]);
}

async function checked(number: string): Promise<CheckedCertificate> {
  const answer = await test().ask('knowledge', {
    url: `/api/certificate.check.get/1.0.0?number=${number}`,
  });
  return answer.json().data;
}

const page = (url: string) => test().ask('knowledge', { url });

/** What is signed in a JWT of ours, once its signature is found right by the key it names. */
async function readJwt(jwt: string): Promise<Record<string, unknown>> {
  const did = (await page('/.well-known/did.json')).json();
  const { kid } = decodeProtectedHeader(jwt);
  const method = did.verificationMethod.find((one: { id: string }) => one.id === kid);
  const { payload } = await compactVerify(jwt, await importJWK(method.publicKeyJwk, 'EdDSA'));
  return JSON.parse(new TextDecoder().decode(payload));
}

/** The bit of a revocation. */
async function isRevoked(status: Record<string, string>): Promise<boolean> {
  const url = new URL(status['statusListCredential'] ?? '').pathname;
  const list = await readJwt((await page(url)).body);
  expect(isStatusList(list)).toBe(true);
  const subject = list['credentialSubject'] as { encodedList: string };
  const bits = gunzipSync(Buffer.from(subject.encodedList.slice(1), 'base64url'));
  const place = Number(status['statusListIndex']);
  return ((bits[Math.floor(place / 8)] ?? 0) & (0x80 >> (place % 8))) !== 0;
}

describe('a certificate', () => {
  it('D81: is given once, when the last lesson of a course that gives one is finished', async () => {
    const films = [
      await lesson('v_cert_1', { seconds: 120 }),
      await lesson('v_cert_2', { seconds: 120 }),
    ] as const;
    const id = await readCertifiedText('course_cert', films);
    const me = await learner(id);
    await finish(me, films[0]);
    await finish(me, films[1]);
    const [own] = await readSettledItems(me, 1);
    expect(own).toMatchObject({ goods_id: id, seconds: 240, is_shown: 0, revoked_ts: 0 });
    const { database } = test();
    const { stores } = database;
    const row = {
      number: 'ANOTHER00',
      userId: me.id,
      goodsId: id,
      title: 'T',
      name: 'N',
      seconds: 1,
      issuedAt: 1,
    };
    expect(await stores.certificates.give(SHOP, row)).toBe(false);
    const rows = await database.db.select().from(certificate).where(eq(certificate.userId, me.id));
    expect(rows).toHaveLength(1);
  });

  it('R38: is not given for half a course, nor for one that gives none', async () => {
    const films = [
      await lesson('v_half_1', { seconds: 120 }),
      await lesson('v_half_2', { seconds: 120 }),
    ] as const;
    const id = await readCertifiedText('course_half', films);
    const plain = await course('course_plain', [films[0]]);
    const me = await learner(id, plain);
    await finish(me, films[0]);
    await finish(me, films[1]);
    expect((await readSettledItems(me, 1)).map(({ goods_id }) => goods_id)).toEqual([id]);
  });

  it('D90: shows nothing of its holder until they agree, and then what they wrote', async () => {
    const film = await lesson('v_shown', { seconds: 120 });
    const me = await learner(await readCertifiedText('course_shown', [film]));
    await finish(me, film);
    const [own] = await readSettledItems(me, 1);
    const number = own?.number ?? '';
    expect(await checked(number)).toMatchObject({
      state: 'valid',
      name: '',
      title: '',
      seconds: 0,
      badge: '',
    });
    expect((await page(`/certificate/${number}/badge`)).statusCode).toBe(404);
    const shownAnswer = await send(me, 'certificate.show.set', { number, is_shown: 1, name: ' Mira ' });
    expect(shownAnswer.data).toMatchObject({ name: 'Mira', is_shown: 1 });
    expect(await checked(number)).toMatchObject({ name: 'Mira', is_shown: 1, seconds: 120 });
    // Asked once: another name later is refused, the same one says nothing new.
    const renamedAnswer = await send(me, 'certificate.show.set', { number, is_shown: 1, name: 'Elon' });
    expect(renamedAnswer.code).toBe(CODES['state-conflict'].code);
    expect(await checked(number)).toMatchObject({ name: 'Mira' });
    expect((await readInputs(me))[0]).toMatchObject({ name: 'Mira', is_named: 1 });
    const stranger = await somebody();
    const refusedAnswer = await send(stranger, 'certificate.show.set', { number, is_shown: 1, name: 'X' });
    expect(refusedAnswer.code).toBe(CODES['not-found'].code);
    const empty = await send(me, 'certificate.show.set', { number, is_shown: 1, name: '  ' });
    expect(empty.code).toBe(CODES['bad-parameters'].code);
  });

  it('D133: two names that come at once fix one of them', async () => {
    const film = await lesson('v_two_names', { seconds: 120 });
    const me = await learner(await readCertifiedText('course_two_names', [film]));
    await finish(me, film);
    const [own] = await readSettledItems(me, 1);
    expect(own).toMatchObject({ is_named: 0 });
    const number = own?.number ?? '';
    const answers = await Promise.all(
      ['Mira', 'Elon'].map((name) => send(me, 'certificate.show.set', { number, is_shown: 1, name })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  it('D133: one that was shown before names were asked for stays valid, under its name', async () => {
    const me = await demo('19900000001');
    const hide = { number: 'DEMO0001', is_shown: 0, name: '林小满' };
    expect((await send(me, 'certificate.show.set', hide)).data).toMatchObject({ is_named: 1, is_shown: 0 });
    const other = await send(me, 'certificate.show.set', { ...hide, is_shown: 1, name: 'Elon' });
    expect(other.code).toBe(CODES['state-conflict'].code);
    expect((await send(me, 'certificate.show.set', { ...hide, is_shown: 1 })).code).toBe(0);
    expect(await checked('DEMO0001')).toMatchObject({ state: 'valid', name: '林小满' });
  });

  it('D90: names no one once its account is deleted, and its number stays known', async () => {
    const film = await lesson('v_left', { seconds: 120 });
    const me = await learner(await readCertifiedText('course_left', [film]));
    await finish(me, film);
    const number = (await readSettledItems(me, 1))[0]?.number ?? '';
    await send(me, 'certificate.show.set', { number, is_shown: 1, name: 'Mira' });
    await test().database.stores.certificates.forget(SHOP, me.id);
    expect(await checked(number)).toMatchObject({ state: 'valid', name: '', title: '', is_shown: 0 });
    expect(await test().database.stores.certificates.own(SHOP, me.id)).toEqual([]);
  });
});

describe('the demo’s certificate', () => {
  it('D26: names the learner, links its badge, and is among their own', async () => {
    expect(await checked('DEMO0001')).toMatchObject({
      state: 'valid',
      name: '林小满',
      badge: '/certificate/DEMO0001/badge',
    });
    const me = await demo('19900000001');
    expect((await readInputs(me)).map(({ number }) => number)).toEqual(['DEMO0001']);
    expect(await checked('NOBODY00')).toMatchObject({ state: 'unknown', issued_ts: 0, badge: '' });
  });

  it('R38: is a credential of Open Badges 3.0, signed by the shop’s key, also inside its picture', async () => {
    const sentResponse = await page('/certificate/DEMO0001/badge');
    expect(sentResponse.headers['content-type']).toContain('application/vc+jwt');
    const credential = await readJwt(sentResponse.body);
    expect(isAchievementCredential(credential), isAchievementCredential.errors?.[0]?.message).toBe(true);
    expect(credential).toMatchObject({ iss: expect.stringMatching(/^did:web:/), name: '亲密关系的说明书' });
    const svg = (await page('/certificate/DEMO0001/badge.svg')).body;
    const bakedText = /<openbadges:credential verify="([\w.-]+)">/.exec(svg)?.[1] ?? '';
    expect(await readJwt(bakedText)).toEqual(credential);
    const { keys } = (await page('/.well-known/jwks.json')).json();
    const { kid } = decodeProtectedHeader(sentResponse.body);
    expect(keys.map((key: { kid: string }) => key.kid)).toContain(kid);
    expect((await page('/certificate/NOBODY00/badge')).statusCode).toBe(404);
  });
});

describe('npm run shop -- certificates', () => {
  let base = '';

  async function run(way: 'server' | 'store', args: string[], reason = '', name = ''): Promise<string> {
    if (base === '') base = await test().app.listen({ host: '127.0.0.1', port: 0 });
    const client = way === 'server' ? openServerClient(base, CONSOLE_TOKEN) : injectedClient(test());
    let message = '';
    await certificates({
      connect: () => Promise.resolve(client),
      say: (text) => (message += text),
      sayFault: (text) => (message += text),
      shop: 'knowledge',
      dir: '',
      args,
      flags: { ...PLAIN_FLAGS, reason, name },
      remote: NO_REMOTE,
    });
    return message;
  }

  it.each(['server', 'store'] as const)(
    'R38: through the %s lists them, and revokes one for good',
    async (way) => {
      const film = await lesson(`v_${way}`, { seconds: 120 });
      const me = await learner(await readCertifiedText(`course_${way}`, [film]));
      await finish(me, film);
      const number = (await readSettledItems(me, 1))[0]?.number ?? '';
      await send(me, 'certificate.show.set', { number, is_shown: 1, name: 'Mira' });
      const credential = await readJwt((await page(`/certificate/${number}/badge`)).body);
      const status = credential['credentialStatus'] as Record<string, string>;
      expect(await isRevoked(status)).toBe(false);
      expect(await run(way, ['list'])).toMatch(new RegExp(`${number} +valid .+shown +Mira`));
      await expect(run(way, ['revoke', number])).rejects.toThrow('--reason');
      expect(await run(way, ['revoke', number], 'Given by mistake')).toContain('Given by mistake');
      expect(await run(way, ['revoke', number], 'Again')).toContain('Given by mistake');
      expect(await checked(number)).toMatchObject({ state: 'revoked', name: 'Mira' });
      expect(await isRevoked(status)).toBe(true);
      const keptAnswer = await send(me, 'certificate.show.set', { number, is_shown: 0, name: 'Mira' });
      expect(keptAnswer.code).toBe(CODES['not-found'].code);
      await expect(run(way, ['revoke', '0'.repeat(12)], 'None')).rejects.toThrow('has no certificate');
    },
  );

  it.each(['server', 'store'] as const)(
    'D133: through the %s changes a name: the old one is revoked, another one takes its place',
    async (way) => {
      const film = await lesson(`v_name_${way}`, { seconds: 120 });
      const me = await learner(await readCertifiedText(`course_name_${way}`, [film]));
      await finish(me, film);
      const number = (await readSettledItems(me, 1))[0]?.number ?? '';
      await send(me, 'certificate.show.set', { number, is_shown: 1, name: 'Mira' });
      await expect(run(way, ['rename', number], 'Typing error')).rejects.toThrow('--name');
      await expect(run(way, ['rename', number], '', 'Mira Lin')).rejects.toThrow('--reason');
      const message = await run(way, ['rename', number], 'Typing error', ' Mira Lin ');
      expect(message).toContain('Mira Lin');
      const both = await readInputs(me);
      const next = both.find((one) => one.revoked_ts === 0);
      const old = both.find((one) => one.revoked_ts > 0);
      expect(next).toMatchObject({ name: 'Mira Lin', is_shown: 1, is_named: 1, revoked_ts: 0 });
      expect(old).toMatchObject({ number, name: 'Mira' });
      expect(message).toContain(next?.number ?? 'none');
      expect((await checked(number)).state).toBe('revoked');
      expect(await checked(next?.number ?? '')).toMatchObject({ state: 'valid', name: 'Mira Lin' });
      const credential = await readJwt((await page(`/certificate/${next?.number ?? ''}/badge`)).body);
      expect(isAchievementCredential(credential)).toBe(true);
      await expect(run(way, ['rename', number], 'Again', 'X')).rejects.toThrow('no valid certificate');
      // Finishing once more gives no third one.
      await finish(me, film).catch(() => undefined);
      expect(await readInputs(me)).toHaveLength(2);
      const [row] = await test().database.db.select().from(certificate).where(eq(certificate.number, number));
      expect(row).toMatchObject({ reason: 'Typing error', revokedBy: expect.stringMatching(/./) });
    },
  );
});
