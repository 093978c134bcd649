/** `goods import` and `goods export` by calls of the console. */
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import {
  consoleGoodsExport,
  consoleGoodsImport,
  GoodsRefusedSchema,
} from '#schemas/api/console/goods-tables.ts';
import { consoleConversionsList, consoleMediaAdd } from '#schemas/api/console/media.ts';
import { PIECE_BYTES } from '#schemas/content/media-upload.ts';
import type { MediaTold } from '#server/areas/media/rules/media-words.ts';
import { readRefusal, type ContractCaller } from '../call-contract.ts';
import type { Call, SendStream } from '../call-server.ts';
import { sendPieces } from './send-pieces.ts';
import { CONVERSIONS_LISTED, type GoodsBackend } from './goods-backend.ts';

const REFUSED = 42201;

export function goodsByServer(
  { ask, attempt, list, read }: ContractCaller,
  { call, sendStream }: { call: Call; sendStream: SendStream },
): GoodsBackend {
  return {
    exportGoods: async (shop) => (await ask(consoleGoodsExport, { shop }))?.tables,
    conversions: (shop) => list((part) => ask(consoleConversionsList, { shop, ...part }), CONVERSIONS_LISTED),
    async keepMedia(shop, path, onPiece = () => undefined) {
      const name = basename(path);
      const query = new URLSearchParams({ shop, name }).toString();
      const answer = await (statSync(path).size > PIECE_BYTES
        ? sendPieces({ call, shop, path, name, onPiece })
        : sendStream(`${consoleMediaAdd.path}?${query}`, path));
      if (answer.code === REFUSED)
        return { ok: false, ...(answer.data as Omit<Extract<MediaTold, { ok: false }>, 'ok'>) };
      const kept = read(consoleMediaAdd, answer);
      return kept === undefined ? undefined : { ok: true, ...kept };
    },
    async importGoods(shop, { tables, isTrial, isWhole = false }) {
      const input = { shop, tables, is_trial: isTrial, is_whole: isWhole };
      const done = await attempt(consoleGoodsImport, input, ['config-invalid']);
      if (done === undefined) return undefined;
      if (done.ok) return { ok: true, ...done.data };
      return { ok: false, faults: readRefusal(GoodsRefusedSchema, done.data).errors };
    },
  };
}
