/** Draws live-offers. */
import { useEffect, useEffectEvent, useState } from 'react';
import { defineView } from '#engine/define-view.ts';
import { useAnswer, useClaims, useRoom, useRoomEvents, useTabCount } from '#features/live/index.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { GoodsCard } from '#pieces/goods-card.tsx';
import { couponClaim } from '#schemas/api/coupons/coupons.ts';
import { liveCardList, liveCouponGet, liveGoodsGet } from '#schemas/api/live/offers.ts';
import type { LiveCoupon } from '#schemas/live/activities/offer.ts';
import type { EventKind } from '#schemas/live/event.ts';
import { OFFERS_SHOWN } from '#schemas/live/room.ts';
import { formatMoney } from '#schemas/money.ts';
import { Button } from '#ui/button.tsx';
import { FailedBand } from '#ui/failed-band.tsx';
import { Modal } from '#ui/modal.tsx';
import { definition } from './definition.ts';
import styles from './view.module.css';
import { words } from './words.ts';

interface CouponProps {
  card: LiveCoupon;
  /** Also one that was claimed elsewhere on this page. */
  isClaimed: boolean;
  t: Translate<WordKeys<typeof words>>;
  claim: () => void;
}

/** One coupon of a live room. */
function Coupon({ card, isClaimed, t, claim }: CouponProps) {
  const { title, amount, threshold } = card;
  return (
    <article className={styles.coupon}>
      <p className={styles.facts}>
        <span className={styles.sum}>{t('off', { money: formatMoney(amount) })}</span>{' '}
        <span className={styles.hint}>
          {threshold === 0 ? t('any') : t('from', { money: formatMoney(threshold) })}
        </span>
        <br />
        <span className={styles.title}>{title}</span>
      </p>
      <Button tone="primary" size="s" unavailable={isClaimed} data-action="claim" onClick={claim}>
        {t(isClaimed ? 'claimed' : 'claim')}
      </Button>
    </article>
  );
}

const PUSHED: ReadonlySet<EventKind> = new Set(['goods', 'coupon']);

export default defineView(definition, words, function LiveOffers({ root, props, t, locale, act, intend }) {
  const { alive_id: id } = props;
  const view = useRoom(id);
  const pushes = useRoomEvents(id, PUSHED);
  const turn = view === undefined ? '' : `${String(view.isIn)}/${String(pushes.length)}`;
  const { value, isFailed, again } = useAnswer(turn, () => act(liveCardList, { alive_id: id }));
  const [lastValue, setLastValue] = useState(value);
  if (value !== undefined && value !== lastValue) setLastValue(value);
  const offers = value ?? lastValue;
  const claims = useClaims(id);
  const learn = useEffectEvent(claims.add);
  useEffect(() => {
    learn(value?.coupons.filter((card) => card.is_claimed).map((card) => card.id) ?? []);
  }, [value]);
  const [open, setOpen] = useState<'' | 'goods' | 'coupons'>('');
  const goods = useAnswer(open === 'goods' ? `goods/${turn}` : '', () => act(liveGoodsGet, { alive_id: id }));
  const coupons = useAnswer(open === 'coupons' ? `coupons/${turn}` : '', () =>
    act(liveCouponGet, { alive_id: id }),
  );
  useTabCount(id, 'live-offers', (offers?.goods_total ?? 0) + (offers?.coupons_total ?? 0));
  if (offers === undefined) return isFailed ? <FailedBand root={root} retry={again} /> : null;
  const claim = async (couponId: string) => {
    if (view?.isIn !== true) return intend('login.open', {});
    const answer = await act(couponClaim, { coupon_id: couponId });
    const isHad = !answer.ok && answer.code === 'coupon-claimed';
    if (answer.ok || isHad) claims.add([couponId]);
    if (answer.ok) intend('message.toast', { text: t('got'), tone: 'success' });
    else intend('message.toast', { text: answer.msg, tone: isHad ? 'info' : 'error' });
    again();
    return coupons.again();
  };
  const couponOf = (card: LiveCoupon) => (
    <Coupon
      key={card.id}
      card={card}
      isClaimed={card.is_claimed || claims.has(card.id)}
      t={t}
      claim={() => void claim(card.id)}
    />
  );
  const more = (what: 'goods' | 'coupons', total: number) =>
    total > OFFERS_SHOWN && (
      <Button tone="text" size="s" aria-label={t('moreOf', { what: t(what) })} onClick={() => setOpen(what)}>
        {t('more')}
      </Button>
    );
  return (
    <div {...root} className={styles.offers}>
      {offers.coupons.length > 0 && (
        <section className={styles.kind} aria-label={t('coupons')}>
          <h2 className={styles.name}>{t('coupons')}</h2>
          {offers.coupons.map(couponOf)}
          {more('coupons', offers.coupons_total)}
        </section>
      )}
      {offers.goods.length > 0 && (
        <section className={styles.kind} aria-label={t('goods')}>
          <h2 className={styles.name}>{t('goods')}</h2>
          {offers.goods.map((card) => (
            <GoodsCard key={card.id} card={card} locale={locale} layout="row" newTab sizes="120px" />
          ))}
          {more('goods', offers.goods_total)}
        </section>
      )}
      {open !== '' && (
        <Modal title={t(open)} onClose={() => setOpen('')}>
          <div className={styles.drawer}>
            {goods.value?.list.map((card) => (
              <GoodsCard key={card.id} card={card} locale={locale} layout="row" newTab sizes="120px" />
            ))}
            {coupons.value?.list.map(couponOf)}
            {(goods.isFailed || coupons.isFailed) && (
              <Button onClick={open === 'goods' ? goods.again : coupons.again}>{t('retry')}</Button>
            )}
          </div>
        </Modal>
      )}
    </div>
  );
});
