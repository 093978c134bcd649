/** The part of the publish and schedule boxes in which prices and coupons are chosen that change with the content. */
import { useState } from 'react';
import type { SaleKind } from '#schemas/goods-table/sale-change.ts';
import { useWords } from '#i18n/use-words.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { ThingDialog } from '#desk/kit/pickers/thing-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { SaleCard } from './sale-card.tsx';
import type { Sales } from './use-sales.ts';
import { saleWords } from './words.ts';
import styles from './sales.module.css';

/** Chosen at once. */
const CHOICE_MAX = 20;

const PICKED = { good: 'goods', coupon: 'coupon' } as const;

export function SaleSection({ sales }: { sales: Sales }) {
  const t = useWords(saleWords);
  const { session } = useDesk();
  const [choosing, setChoosing] = useState<SaleKind>();
  const [mayGoods, mayCoupons] = [session.scopes.includes('goods.write'), session.scopes.includes('coupons')];
  if (!mayGoods && !mayCoupons) return null;
  return (
    <section className={styles.section} aria-label={t('section')} data-sales>
      <h3 className={styles.title}>{t('section')}</h3>
      <p className={styles.now}>{t('section-hint')}</p>
      <ul className={styles.list}>
        {sales.sales.map((sale) => (
          <SaleCard key={`${sale.kind}/${sale.id}`} sale={sale} sales={sales} />
        ))}
      </ul>
      <div className={styles.actions}>
        {mayGoods && (
          <Button size="s" data-action="add-good" onClick={() => setChoosing('good')}>
            {t('add-good')}
          </Button>
        )}
        {mayCoupons && (
          <Button size="s" data-action="add-coupon" onClick={() => setChoosing('coupon')}>
            {t('add-coupon')}
          </Button>
        )}
      </div>
      {choosing !== undefined && (
        <ThingDialog
          of={PICKED[choosing]}
          chosenIds={sales.sales.filter(({ kind }) => kind === choosing).map(({ id }) => id)}
          max={CHOICE_MAX}
          onChoose={(ids) => void sales.add(choosing, ids)}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </section>
  );
}
