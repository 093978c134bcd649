/** Where the search over everything looks: one row a kind of thing, for the roles that may see it. */
import { consolePageList } from '#schemas/api/console/documents.ts';
import { consoleGoodsList } from '#schemas/api/console/goods.ts';
import { consoleOrdersList } from '#schemas/api/console/orders.ts';
import { consolePeopleList } from '#schemas/api/console/people.ts';
import type { Answer } from '#schemas/api/envelope.ts';
import type { Scope } from '#schemas/console/roles.ts';
import { deskDocument } from '#schemas/desk/paths.ts';
import type { DeskCaller } from '../calls/caller.ts';

export interface Hit {
  id: string;
  title: string;
  note: string;
  href: string;
}

export interface Source {
  name: 'goods' | 'orders' | 'people' | 'pages';
  scope: Scope;
  look: (ask: DeskCaller['ask'], q: string) => Promise<Answer<Hit[]>>;
}

const LIMIT = 5;

function mapAnswer<Item>(answer: Answer<{ items: Item[] }>, toHit: (item: Item) => Hit): Answer<Hit[]> {
  return answer.ok ? { ok: true, data: answer.data.items.map(toHit) } : answer;
}

const hrefOf = (list: string, id: string) => `/desk/${list}/${encodeURIComponent(id)}`;

export const SOURCES: readonly Source[] = [
  {
    name: 'goods',
    scope: 'goods.read',
    look: async (ask, q) =>
      mapAnswer(await ask(consoleGoodsList, { q, limit: LIMIT }), ({ id, title }) => ({
        id,
        title,
        note: id,
        href: hrefOf('goods', id),
      })),
  },
  {
    name: 'orders',
    scope: 'orders.read',
    look: async (ask, q) =>
      mapAnswer(await ask(consoleOrdersList, { q, limit: LIMIT }), ({ order_id: id, title }) => ({
        id,
        title,
        note: id,
        href: hrefOf('orders', id),
      })),
  },
  {
    name: 'people',
    scope: 'people',
    look: async (ask, q) =>
      mapAnswer(await ask(consolePeopleList, { q, limit: LIMIT }), ({ id, nickname, phone }) => ({
        id,
        title: nickname,
        note: phone,
        href: hrefOf('people', id),
      })),
  },
  {
    name: 'pages',
    scope: 'pages',
    look: async (ask, q) =>
      mapAnswer(await ask(consolePageList, { q, limit: LIMIT }), ({ kind, id, title }) => ({
        id: `${kind}/${id}`,
        title: title === '' ? id : title,
        note: `${kind}/${id}`,
        href: deskDocument({ kind, id }),
      })),
  },
];
