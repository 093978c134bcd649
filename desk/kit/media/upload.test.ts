/** Uploads of the desk: whole, in pieces, tried again, and refused with a reason. */
import { expect, test } from 'vitest';
import { consoleImageAdd } from '#schemas/api/console/images.ts';
import { consoleMediaJoin, consoleMediaPieceAdd, consoleMediaPlan } from '#schemas/api/console/media.ts';
import { IMAGE_BYTES_MAX } from '#schemas/constants.ts';
import { PIECE_BYTES } from '#schemas/content/media-upload.ts';
import type { FileSending } from '#api/send-file.ts';
import { makeTestDesk } from '../../../tests/support/test-desk.tsx';
import { uploadFile } from './upload.ts';

const KEPT = { address: 'media:film', form: 'converting', medium: 'video', seconds: 9, warnings: [] };
const picture = (bytes: number, type = 'image/png') => new File([new Uint8Array(bytes)], 'a.png', { type });

interface Sending {
  call: string;
  bytes: number;
}

/** A desk whose sending answers from a list, each once. */
function makeDesk(outcomes: unknown[], missing: (pieces: string[]) => string[] = (all) => all) {
  const log: Sending[] = [];
  const desk = makeTestDesk({
    [consoleMediaPlan.name]: (input) => {
      const { pieces } = JSON.parse(JSON.stringify(input));
      return { missing: missing(pieces.map(({ sha256 }: { sha256: string }) => sha256)) };
    },
    [consoleMediaJoin.name]: () => KEPT,
  });
  function send(endpoint: { name: string }, input: object, sending: FileSending): Promise<never>;
  function send(endpoint: { name: string }, _input: object, { file, onProgress }: FileSending) {
    log.push({ call: endpoint.name, bytes: file.size });
    onProgress(1);
    return Promise.resolve(outcomes.shift() ?? { ok: true, data: {} });
  }
  return { desk: { ...desk, locale: 'en' as const, send }, log };
}

function progress() {
  const shares: number[] = [];
  return { shares, signal: new AbortController().signal, onProgress: (share: number) => shares.push(share) };
}

test('ADR-706: a picture is sent whole and answers its address', async () => {
  const { desk, log } = makeDesk([{ ok: true, data: { url: '/media/x/1.png', width: 4, height: 3 } }]);
  expect(await uploadFile(desk, picture(9), progress())).toEqual({
    ok: true,
    media: { address: '/media/x/1.png', kind: 'image', width: 4, height: 3, seconds: 0 },
  });
  expect(log).toEqual([{ call: consoleImageAdd.name, bytes: 9 }]);
});

test('ADR-706: a picture that is too heavy, or of no known kind, is not sent and says why', async () => {
  const { desk, log } = makeDesk([]);
  const heavy = await uploadFile(desk, picture(IMAGE_BYTES_MAX + 1), progress());
  const strange = await uploadFile(desk, picture(1, 'image/tiff'), progress());
  expect([heavy, strange]).toMatchObject([
    { ok: false, message: 'The picture is larger than 5 MB' },
    { ok: false, message: 'This picture format is not supported' },
  ]);
  expect(log).toEqual([]);
});

test('ADR-706: a refusal says the server’s own reason', async () => {
  const detail = {
    reason: 'broken',
    message: { cn: '坏', en: 'Broken file' },
    hint: { cn: '再传', en: 'Export it again' },
  };
  const { desk } = makeDesk([{ ok: false, code: 'upload-refused', msg: 'refused', detail }]);
  const film = new File([new Uint8Array(9)], 'a.mp4', { type: 'video/mp4' });
  expect(await uploadFile(desk, film, progress())).toEqual({
    ok: false,
    message: 'Broken file',
    hint: 'Export it again',
  });
});

test('ADR-706: a large film goes in pieces, a lost one again, one the shop has not at all', async () => {
  const loss = { ok: false, code: 'network', msg: 'lost' };
  const { desk, log } = makeDesk([loss], (pieces) => pieces.slice(1));
  const bytes = new Uint8Array(PIECE_BYTES + 5);
  bytes[0] = 1;
  const film = new File([bytes], 'a.mp4', { type: 'video/mp4' });
  const report = progress();
  expect(await uploadFile(desk, film, report)).toMatchObject({ ok: true, media: { address: 'media:film' } });
  expect(log).toEqual([
    { call: consoleMediaPieceAdd.name, bytes: 5 },
    { call: consoleMediaPieceAdd.name, bytes: 5 },
  ]);
  expect(report.shares.at(-1)).toBe(1);
});
