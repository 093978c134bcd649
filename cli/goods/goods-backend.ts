/** What `goods import` and `goods export` ask, whichever way they reach the shop; undefined for a shop nobody knows. */
import type { GoodsTables } from '#schemas/goods-table/tables.ts';
import type { Conversion } from '#schemas/content/media-upload.ts';
import type { MediaTold } from '#server/areas/media/rules/media-words.ts';
import type { Imported, ImportAsked } from '#server/areas/goods-transfer/rules/import-goods.ts';

import type { OnPiece } from './send-pieces.ts';

export type { Imported };

/** Conversions that are listed. */
export const CONVERSIONS_LISTED = 100;

export interface GoodsBackend {
  exportGoods(shop: string): Promise<GoodsTables | undefined>;
  /** Hands in a file of this machine that is played, read or shown below a film. */
  keepMedia(shop: string, path: string, onPiece?: OnPiece): Promise<MediaTold | undefined>;
  /** What is being converted for the shop, and what became of it: those last changed first. */
  conversions(shop: string): Promise<Conversion[] | undefined>;
  importGoods(shop: string, asked: ImportAsked): Promise<Imported | undefined>;
}
