/** Values of a good or a coupon that another person changed meanwhile: both are shown, and the merchant chooses one. */
import { SALE_FIELDS, type SaleKind } from '#schemas/goods-table/sale-change.ts';
import { useWords } from '#i18n/use-words.ts';
import type { ItemConflict } from '#desk/kit/screens/editor/item-edit.ts';
import { Button } from '#ui/button.tsx';
import { useSaySale } from './say-value.ts';
import type { SaleEdit, Sales } from './use-sales.ts';
import { saleWords } from './words.ts';
import styles from './sales.module.css';

const SIDES = ['theirs', 'yours'] as const;

function useSayField() {
  const t = useWords(saleWords);
  return (kind: SaleKind, name: string) => {
    const field = SALE_FIELDS[kind].find((one) => one === name);
    return field === undefined ? name : t(field);
  };
}

interface SaleConflictProps {
  sale: SaleEdit;
  sales: Sales;
}

function ConflictLine({ sale, sales, conflict }: SaleConflictProps & { conflict: ItemConflict }) {
  const t = useWords(saleWords);
  const sayField = useSayField();
  const { value } = useSaySale();
  const field = sayField(sale.kind, conflict.name);
  return (
    <div data-conflict={conflict.name}>
      <p className={styles.fault}>{t('conflict', { field })}</p>
      <div className={styles.actions}>
        {SIDES.map((side) => (
          <Button key={side} size="s" data-action={side} onClick={() => sales.choose(sale, conflict, side)}>
            {t(`use_${side}`, { value: value(sale.kind, conflict.name, conflict[side]) })}
          </Button>
        ))}
      </div>
    </div>
  );
}

export function SaleConflicts({ sale, sales }: SaleConflictProps) {
  const { conflicts } = sale.edit;
  if (conflicts.length === 0) return null;
  return (
    <div role="alert" className={styles.list}>
      {conflicts.map((conflict) => (
        <ConflictLine key={conflict.name} sale={sale} sales={sales} conflict={conflict} />
      ))}
    </div>
  );
}
