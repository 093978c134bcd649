/** Who is told that an order was paid or a refund decided: its buyer, and of a sale the owners of the shop. */
import { formatMoment } from '#i18n/format-moment.ts';
import type { Locale } from '#schemas/locale.ts';
import type { ORDER_TEMPLATES } from '#schemas/messages/order-templates.ts';
import { formatMoney } from '#schemas/money.ts';
import { readText, type Text } from '#schemas/page/text.ts';
import { pathTo } from '#schemas/paths.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { LineRow, OrderRow, RefundRow } from '../services/order-rows.ts';

export type TellDeps = Pick<Deps, 'messaging' | 'shop' | 'stores' | 'clock'>;

type OrderMessageKind = keyof typeof ORDER_TEMPLATES;

/** The language of a shop’s own people. */
const SHOP_LOCALE: Locale = 'cn';

interface OrderMessage {
  appId: string;
  /** What it tells of. */
  id: string;
  userId: string;
  kind: OrderMessageKind;
  locale: Locale;
  title: Text;
  /** The page it is about; empty where no address of the shop is known. */
  link: string;
  /** What else its words may name. */
  facts: Partial<Record<'amount' | 'reply' | 'number' | 'until', string>>;
}

const NO_FACTS = { amount: '', reply: '', number: '', until: '' };

export async function sendOrderMessage({ messaging, shop }: TellDeps, message: OrderMessage): Promise<void> {
  const { appId, id, userId, kind, locale, title, link, facts } = message;
  const shopRow = await shop.byAppId(appId);
  if (shopRow === undefined) return;
  const name = readText(shopRow.row.info.base.shop_name, locale);
  const values = {
    shop: name,
    title: readText(title, locale),
    link,
    ...NO_FACTS,
    ...facts,
  };
  await messaging.people.inform({ appId, id, userId, kind, locale, values });
}

/** Where a message leads; empty where no address of the shop is known. */
export const hrefAt = (origin: string, path: string): string => (origin === '' ? '' : `${origin}${path}`);

/** Of the shop, so that the place of one is not another's. */
type Key = Pick<OrderRow, 'appId' | 'id'>;

export async function readOrder(
  { stores }: TellDeps,
  key: Key,
): Promise<{ order: OrderRow; line: LineRow } | undefined> {
  const order = await stores.orders.byId(key);
  return order === undefined ? undefined : { order, line: await stores.orders.line(order) };
}

export async function tellPaid(deps: TellDeps, key: Key): Promise<void> {
  const match = await readOrder(deps, key);
  if (match === undefined || match.order.amount === 0) return;
  const { order, line } = match;
  const { appId, id, origin } = order;
  const common = { appId, title: line.title, facts: { amount: formatMoney(order.amount) } };
  await sendOrderMessage(deps, {
    ...common,
    id: `paid.${id}`,
    userId: order.userId,
    kind: 'order-paid',
    locale: order.locale,
    link: hrefAt(origin, pathTo('order', { id })),
  });
  const link = hrefAt(origin, pathTo('detail', { id: line.goodsId, type: line.goodsType }));
  for (const userId of await deps.stores.ownership.ownersOf(appId))
    await sendOrderMessage(deps, {
      ...common,
      id: `new.${id}.${userId}`,
      userId,
      kind: 'order-new',
      locale: SHOP_LOCALE,
      link,
    });
}

/** Until when an order is held for a transfer; one that was settled meanwhile needs no word. */
export async function tellTransfer(deps: TellDeps, key: Key): Promise<void> {
  const match = await readOrder(deps, key);
  if (match === undefined || match.order.state !== 'unpaid') return;
  const { appId, id, userId, locale, origin, amount, expiresAt } = match.order;
  await sendOrderMessage(deps, {
    appId,
    id: `transfer.${id}`,
    userId,
    kind: 'order-transfer',
    locale,
    title: match.line.title,
    facts: { amount: formatMoney(amount), until: formatMoment(secondsOf(expiresAt), locale) },
    link: hrefAt(origin, pathTo('order', { id })),
  });
}

/** A decision stands when its job runs: only what is asked for is still undecided. */
function decisionOf({ state }: RefundRow): OrderMessageKind | undefined {
  if (state === 'asked') return undefined;
  return state === 'refused' ? 'refund-refused' : 'refund-approved';
}

export async function tellRefund(deps: TellDeps, key: Pick<RefundRow, 'appId' | 'id'>): Promise<void> {
  const refund = await deps.stores.orders.refund(key);
  const kind = refund === undefined ? undefined : decisionOf(refund);
  if (refund === undefined || kind === undefined) return;
  const match = await readOrder(deps, { appId: key.appId, id: refund.orderId });
  if (match === undefined) return;
  const { order, line } = match;
  await sendOrderMessage(deps, {
    appId: key.appId,
    id: `refund.${refund.id}`,
    userId: order.userId,
    kind,
    locale: order.locale,
    title: line.title,
    facts: { amount: formatMoney(refund.amount), reply: refund.answer },
    link: hrefAt(order.origin, pathTo('order', { id: order.id })),
  });
}
