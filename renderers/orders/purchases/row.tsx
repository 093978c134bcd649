/** One purchase: what it is, what was paid for it and when, until when it lasts, and the one thing to do about it. */
import type { OwnedState, Purchase } from '#schemas/content/owned.ts';
import { orderConfirmHref, pathTo } from '#schemas/paths.ts';
import { formatDay } from '#i18n/format-day.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { OrderGoods } from '#pieces/order-goods.tsx';
import { PersonalRow } from '#pieces/personal-list.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatMoney } from '#schemas/money.ts';
import type { words } from './words.ts';

type Say = Translate<WordKeys<typeof words>>;

const TONES: Readonly<Record<OwnedState, BadgeTone>> = {
  open: 'success',
  upcoming: 'primary',
  expired: 'warning',
  refunded: 'neutral',
  closed: 'neutral',
};

function termOf({ state, expire_ts: end }: Purchase, t: Say, locale: Locale): string {
  if (state === 'refunded' || state === 'closed') return '';
  if (end === 0) return t('forever');
  return t(state === 'expired' ? 'ended' : 'until', { date: formatDay(end, locale) });
}

/** Without an order nobody knows what was paid. */
function sumOf({ amount, source, order_id: orderId }: Purchase, t: Say): string {
  if (amount > 0) return t('paid', { money: formatMoney(amount) });
  return source === 'free' || orderId !== '' ? t('free') : '';
}

/** Studying goes before buying, buying before looking back at the order. */
function actionOf(
  purchase: Purchase,
  isSelling: boolean,
): { key: 'continue' | 'renew' | 'again' | 'order'; href: string } | null {
  const { goods_id: id, goods_type: type, order_id: orderId } = purchase;
  if (purchase.can_study) return { key: 'continue', href: pathTo('detail', { id, type }) };
  if (purchase.can_buy && isSelling)
    return {
      key: purchase.state === 'expired' ? 'renew' : 'again',
      href: orderConfirmHref({ goods_id: id, goods_type: type }),
    };
  return orderId === '' ? null : { key: 'order', href: pathTo('order', { id: orderId }) };
}

interface RowProps {
  purchase: Purchase;
  /** False where the shop takes no orders now (M284). */
  isSelling: boolean;
  t: Say;
  locale: Locale;
}

export function Row({ purchase, isSelling, t, locale }: RowProps) {
  const { goods_id: id, goods_type: type, title, cover, state } = purchase;
  const isGone = purchase.goods_state === 'off';
  const action = actionOf(purchase, isSelling);
  return (
    <PersonalRow
      note={t(purchase.order_id === '' ? 'given' : 'ordered', {
        date: formatDay(purchase.ordered_ts, locale),
      })}
      state={<Badge tone={TONES[state]}>{t(state)}</Badge>}
      sum={sumOf(purchase, t)}
      action={
        action !== null && (
          <Button
            size="s"
            tone={action.key === 'order' ? 'secondary' : 'primary'}
            href={action.href}
            aria-label={`${t(action.key)}: ${title}`}
          >
            {t(action.key)}
          </Button>
        )
      }
    >
      <OrderGoods
        goods={{ id, type, title, cover }}
        isGone={isGone && !purchase.can_study}
        lines={[termOf(purchase, t, locale), isGone ? t('gone') : '']}
      />
    </PersonalRow>
  );
}
