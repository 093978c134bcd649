/** `goods import` and `goods export` through the console of a running server. */
import type { GoodsTables } from '#schemas/goods-table/tables.ts';
import type { MediaTold } from '#server/areas/media/rules/media-words.ts';
import type { Answer, Call, SendStream } from '../call-server.ts';
import type { GoodsDoor, Imported } from './goods-door.ts';

const NOT_FOUND = 40400;
const INVALID = 42200;
const REFUSED = 42201;

export function goodsByServer(
  { call, sendStream }: { call: Call; sendStream: SendStream },
  read: <Data>(path: string) => Promise<Data | undefined>,
  refuse: (answer: Answer) => never,
): GoodsDoor {
  return {
    exportGoods: async (shop) =>
      (await read<{ tables: GoodsTables }>(`/console/goods?shop=${encodeURIComponent(shop)}`))?.tables,
    async keepMedia(shop, path) {
      const answer = await sendStream(`/console/media?shop=${encodeURIComponent(shop)}`, path);
      if (answer.code === 0)
        return { ok: true, ...(answer.data as Omit<Extract<MediaTold, { ok: true }>, 'ok'>) };
      if (answer.code === REFUSED)
        return { ok: false, ...(answer.data as Omit<Extract<MediaTold, { ok: false }>, 'ok'>) };
      return answer.code === NOT_FOUND ? undefined : refuse(answer);
    },
    async importGoods(shop, { tables, isTrial }) {
      const answer = await call('POST', '/console/goods', { shop, tables, is_trial: isTrial });
      const data = answer.data as { errors?: Extract<Imported, { ok: false }>['faults'] } | null;
      if (answer.code === 0)
        return { ok: true, ...(answer.data as Omit<Extract<Imported, { ok: true }>, 'ok'>) };
      if (answer.code === INVALID && data?.errors !== undefined) return { ok: false, faults: data.errors };
      return answer.code === NOT_FOUND ? undefined : refuse(answer);
    },
  };
}
