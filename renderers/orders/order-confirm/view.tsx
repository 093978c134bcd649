/** Draws the screen on which one good is bought: all choices in one place, the server's price beside them. */
import { useState } from 'react';
import { defineView } from '#engine/define-view.ts';
import { usePurchase } from '#features/order/index.ts';
import { OrderGoods } from '#pieces/order-goods.tsx';
import wide from '#pieces/wide-page.module.css';
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { definition } from './definition.ts';
import { OrderRefusal } from './order-refusal.tsx';
import { Coupons, Variants, Ways } from './sections.tsx';
import { Summary } from './summary.tsx';
import styles from './view.module.css';
import { words } from './words.ts';

/** The shape of the screen while its price comes. */
function ConfirmSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.columns} role="status" aria-busy="true" aria-label={label}>
      <div className={styles.main}>
        {['144px', '232px', '176px'].map((height) => (
          <Skeleton key={height} shape="block" height={height} />
        ))}
      </div>
      <Skeleton shape="block" height="360px" />
    </div>
  );
}

export default defineView(
  definition,
  words,
  function OrderConfirm({ root, id, props, t, locale, act, intend }) {
    const goods = { id: props.goods_id, type: props.goods_type };
    const buying = usePurchase(act, props, (href, replace) => intend('page.go', { href, replace }));
    const { quote, phase, choice, notice, choose } = buying;
    const [chosenWay, setWay] = useState('');
    if (quote === undefined)
      return (
        <div {...root} className={cx(wide.page, styles.confirm)}>
          {phase.name === 'refused' ? (
            <OrderRefusal code={phase.code} text={phase.text} goods={goods} t={t} retry={buying.retry} />
          ) : (
            <>
              <h1 className={styles.title}>{t('title')}</h1>
              <ConfirmSkeleton label={t('pricing')} />
            </>
          )}
        </div>
      );
    const way = quote.providers.find((name) => name === chosenWay) ?? quote.providers[0] ?? '';
    const isHeld = phase.name === 'ordering' || phase.name === 'leaving';
    const sections = { quote, choice, notice, choose, isHeld, t, locale };
    return (
      <div {...root} className={cx(wide.page, styles.confirm)}>
        <h1 className={styles.title}>{t('title')}</h1>
        <div className={styles.columns}>
          <div className={styles.main}>
            <section className={styles.card} aria-labelledby={`${id}-goods`}>
              <h2 className={styles.legend} id={`${id}-goods`}>
                {t('goods')}
              </h2>
              <OrderGoods goods={quote.goods} lines={[quote.goods.teacher]} />
            </section>
            <Variants {...sections} />
            <Coupons {...sections} />
            <Ways quote={quote} way={way} choose={setWay} isHeld={isHeld} t={t} locale={locale} />
          </div>
          <Summary
            id={id}
            quote={quote}
            phase={phase}
            notice={notice}
            submit={() => buying.submit(way)}
            t={t}
            locale={locale}
          />
        </div>
      </div>
    );
  },
);
