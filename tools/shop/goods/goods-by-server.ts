/** `goods import` and `goods export` through the console of a running server. */
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { consoleConversionsList, consoleMediaAdd } from '#schemas/api/console/media.ts';
import { PIECE_BYTES } from '#schemas/content/media-upload.ts';
import type { GoodsTables } from '#schemas/goods-table/tables.ts';
import type { MediaTold } from '#server/areas/media/rules/media-words.ts';
import type { ContractCaller } from '../call-contract.ts';
import type { Answer, Call, SendStream } from '../call-server.ts';
import { sendPieces } from './send-pieces.ts';
import { CONVERSIONS_LISTED, type GoodsBackend, type Imported } from './goods-backend.ts';

const NOT_FOUND = 40400;
const INVALID = 42200;
const REFUSED = 42201;

export function goodsByServer(
  { ask, list, read: readAnswer }: ContractCaller,
  { call, sendStream }: { call: Call; sendStream: SendStream },
  read: <Data>(path: string) => Promise<Data | undefined>,
  refuse: (answer: Answer) => never,
): GoodsBackend {
  return {
    exportGoods: async (shop) =>
      (await read<{ tables: GoodsTables }>(`/console/goods?shop=${encodeURIComponent(shop)}`))?.tables,
    conversions: (shop) => list((part) => ask(consoleConversionsList, { shop, ...part }), CONVERSIONS_LISTED),
    async keepMedia(shop, path, onPiece = () => undefined) {
      const name = basename(path);
      const query = new URLSearchParams({ shop, name }).toString();
      const answer = await (statSync(path).size > PIECE_BYTES
        ? sendPieces({ call, shop, path, name, onPiece })
        : sendStream(`${consoleMediaAdd.path}?${query}`, path));
      if (answer.code === REFUSED)
        return { ok: false, ...(answer.data as Omit<Extract<MediaTold, { ok: false }>, 'ok'>) };
      const kept = readAnswer(consoleMediaAdd, answer);
      return kept === undefined ? undefined : { ok: true, ...kept };
    },
    async importGoods(shop, { tables, isTrial, isWhole = false }) {
      const body = { shop, tables, is_trial: isTrial, is_whole: isWhole };
      const answer = await call('POST', '/console/goods', body);
      const data = answer.data as { errors?: Extract<Imported, { ok: false }>['faults'] } | null;
      if (answer.code === 0)
        return { ok: true, ...(answer.data as Omit<Extract<Imported, { ok: true }>, 'ok'>) };
      if (answer.code === INVALID && data?.errors !== undefined) return { ok: false, faults: data.errors };
      return answer.code === NOT_FOUND ? undefined : refuse(answer);
    },
  };
}
