/** What can be shown to everybody: what is offered already, then what else the shop has. */
import { liveOfferPush } from '#schemas/api/live/offers.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import cards from './cards.module.css';
import type { HostProps } from './say.ts';
import styles from './view.module.css';

export function Offers({ id, t, call, host }: HostProps) {
  const push = (kind: 'goods' | 'coupon', offer: string) =>
    void call(liveOfferPush, { alive_id: id, kind, id: offer });
  const coupons = [...host.coupons, ...host.other_coupons];
  const goods = [...host.goods, ...host.other_goods];
  const button = (kind: 'goods' | 'coupon') => (card: { id: string; title: string }) => (
    <Button key={card.id} size="s" data-action={`push-${kind}`} onClick={() => push(kind, card.id)}>
      {t('push', { title: card.title })}
    </Button>
  );
  return (
    <section className={styles.part} aria-labelledby="host-offers">
      <h2 className={styles.name} id="host-offers">
        {t('offers')}
      </h2>
      <div className={cx(styles.buttons, cards.offered)}>
        {coupons.map(button('coupon'))}
        {goods.map(button('goods'))}
        {coupons.length + goods.length === 0 && <p className={styles.hint}>{t('nobody')}</p>}
      </div>
    </section>
  );
}
