/** Draws live-push. */
import { useState } from 'react';
import { couponClaim } from '#schemas/api/coupons/coupons.ts';
import type { EventKind } from '#schemas/live/event.ts';
import { eventTitle } from '#schemas/live/event-title.ts';
import { formatMoney } from '#schemas/money.ts';
import { pathTo } from '#schemas/paths.ts';
import { defineView } from '#engine/define-view.ts';
import { useClaims, useRoom, useRecentEvent } from '#features/live/index.ts';
import { LiveCard, LiveFact } from '#pieces/live-card.tsx';
import { Button } from '#ui/button.tsx';
import { Cover } from '#ui/cover.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

const PUSHED: ReadonlySet<EventKind> = new Set(['goods', 'coupon']);
/** How long it stands after it was pushed. */
const SHOWN_MS = 30_000;

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

export default defineView(definition, words, function LivePush({ root, props, t, locale, act, intend }) {
  const { alive_id: id } = props;
  const view = useRoom(id);
  const push = useRecentEvent(id, PUSHED, SHOWN_MS);
  const claims = useClaims(id);
  const [closedId, setClosedId] = useState('');
  if (view === undefined || push === undefined || push.is_recalled || closedId === push.id) return null;
  const { kind, data } = push;
  const title = eventTitle(push, locale);
  const coupon = textIn(data['coupon_id']);
  const isClaimed = claims.has(coupon);
  const detail = pathTo('detail', { id: textIn(data['goods_id']), type: numberIn(data['goods_type']) });
  const leave = () => setClosedId(push.id);
  const claim = async () => {
    if (!view.isIn) return intend('login.open', {});
    const answer = await act(couponClaim, { coupon_id: coupon });
    if (answer.ok || answer.code === 'coupon-claimed') claims.add([coupon]);
    // None can be had any more: what nobody can take stands in nobody's way.
    if (answer.ok || answer.code === 'coupon-gone') leave();
    if (!answer.ok) return intend('message.toast', { text: answer.msg, tone: 'info' });
    return intend('message.toast', { text: t('got'), tone: 'success' });
  };
  if (kind === 'goods')
    return (
      <LiveCard root={root} icon="goods" title={t('goods')} onClose={leave}>
        <Cover src={textIn(data['cover'])} alt="" sizes="320px" />
        <LiveFact>{`${title} ${formatMoney(numberIn(data['price']))}`}</LiveFact>
        <Button tone="primary" block target={{ href: detail, external: false, newTab: true, login: false }}>
          {t('open')}
        </Button>
      </LiveCard>
    );
  const threshold = numberIn(data['threshold']);
  return (
    <LiveCard root={root} icon="gift" title={t('coupon')} onClose={leave}>
      <LiveFact>{title}</LiveFact>
      <LiveFact>
        {`${t('off', { money: formatMoney(numberIn(data['amount'])) })} · ${threshold === 0 ? t('any') : t('from', { money: formatMoney(threshold) })}`}
      </LiveFact>
      <Button tone="primary" block unavailable={isClaimed} data-action="claim" onClick={() => void claim()}>
        {t(isClaimed ? 'claimed' : 'claim')}
      </Button>
    </LiveCard>
  );
});
