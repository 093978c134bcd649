/** What documents name that the shop alone knows: its goods and the pictures uploaded to it. */
import { LINK_NAMES } from '#schemas/page/link.ts';
import { isObject } from '#schemas/page/json.ts';
import { walk } from './walk.ts';

/** An id that is none is a fault already. */
const ID = /^[\w-]{1,64}$/;
/** An address of an upload inside another text: no part of a longer address. */
const UPLOADED = /(?<![\w/.:-])\/media\/[^\s"'<>()?#\\]{1,2000}/g;

export interface NamedGood {
  pointer: string;
  id: string;
  /** Lists show what is on sale alone; a link finds what is hidden, too. */
  isListed: boolean;
}

function goodsOf(value: Record<string, unknown>, pointer: string): NamedGood[] {
  const {
    link_type: type,
    link_id: linkedId,
    content_app_id: elsewhere,
    source,
    ids,
    goods_id: own,
    good,
  } = value;
  const listedIds = source === 'manual' && Array.isArray(ids) ? ids : [];
  const isOurs = LINK_NAMES[Number(type)] === 'goods' && (elsewhere === undefined || elsewhere === '');
  const mentions = [
    ...(isOurs ? [{ at: 'link_id', id: linkedId, isListed: false }] : []),
    ...(isObject(good) ? [{ at: 'good/id', id: good['id'], isListed: false }] : []),
    ...listedIds.map((id: unknown, index) => ({ at: `ids/${String(index)}`, id, isListed: true })),
    { at: 'goods_id', id: own, isListed: true },
  ];
  return mentions.flatMap(({ at, id, isListed }) =>
    typeof id === 'string' && ID.test(id) ? [{ pointer: `${pointer}/${at}`, id, isListed }] : [],
  );
}

/** Goods a document names, in its order. */
export function goodsIn(body: unknown): NamedGood[] {
  const goods: NamedGood[] = [];
  walk(body, (value, pointer) => {
    if (isObject(value)) goods.push(...goodsOf(value, pointer));
  });
  return goods;
}

/** Addresses of uploads a document shows, by themselves or in a rich text. */
export function picturesIn(body: unknown): { pointer: string; address: string }[] {
  const pictures: { pointer: string; address: string }[] = [];
  walk(body, (value, pointer) => {
    if (typeof value !== 'string' || !(value.startsWith('/media/') || value.includes('<'))) return;
    for (const [address] of value.matchAll(UPLOADED)) pictures.push({ pointer, address });
  });
  return pictures;
}

/** Whether a good is shown where it is named, by its state; undefined: the shop does not have it. */
export function isOffered({ isListed }: NamedGood, state: string | undefined): boolean {
  return state === 'on' || (state === 'hidden' && !isListed);
}
