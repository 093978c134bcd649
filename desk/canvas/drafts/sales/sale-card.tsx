/** One good or coupon that changes with a release: its fields, each with the value of now beside the new one. */
import { useId, type ReactNode } from 'react';
import { isObject } from '#schemas/page/json.ts';
import { isText, readText } from '#schemas/page/text.ts';
import { useWords } from '#i18n/use-words.ts';
import { EditorContext } from '#desk/kit/screens/editor/editor-context.ts';
import { ChoiceEdit, FieldGrid } from '#desk/kit/screens/editor/fields.tsx';
import { MoneyEdit, NumberEdit } from '#desk/kit/screens/editor/typed-edit.tsx';
import { isChanged } from '#desk/kit/screens/editor/item-edit.ts';
import { MomentEdit } from '#desk/kit/screens/editor/moment-edit.tsx';
import { CloseButton } from '#ui/close-button.tsx';
import { SaleConflicts } from './sale-conflicts.tsx';
import { useSaySale } from './say-value.ts';
import type { SaleEdit, Sales } from './use-sales.ts';
import { saleWords } from './words.ts';
import styles from './sales.module.css';

/** A field, and below it what is stored now once it is to change. */
function WithNow({ sale, field, children }: { sale: SaleEdit; field: string; children: ReactNode }) {
  const t = useWords(saleWords);
  const { value } = useSaySale();
  const { base, changes } = sale.edit;
  return (
    <div>
      {children}
      {Object.hasOwn(changes, field) && (
        <p className={styles.now} data-before={field}>
          {t('now', { value: value(sale.kind, field, base[field]) })}
        </p>
      )}
    </div>
  );
}

function SkuPrices({ sale }: { sale: SaleEdit }) {
  const t = useWords(saleWords);
  const { locale } = useSaySale();
  const { skus } = sale.edit.base;
  if (!Array.isArray(skus) || skus.length === 0) return null;
  return (
    <WithNow sale={sale} field="skus">
      {skus.map((sku: unknown, place) => {
        const name = isObject(sku) && isText(sku['name']) ? readText(sku['name'], locale) : String(place + 1);
        const pointer = `/skus/${String(place)}/price`;
        return <MoneyEdit key={pointer} pointer={pointer} label={t('sku-price', { name })} />;
      })}
    </WithNow>
  );
}

function GoodFields({ sale }: { sale: SaleEdit }) {
  const t = useWords(saleWords);
  const states = (['on', 'hidden', 'off'] as const).map((value) => ({ value, label: t(value) }));
  const promotions = ([0, 3, 6, 8] as const).map((value) => ({ value, label: t(`mark_${value}`) }));
  return (
    <FieldGrid>
      {(['price', 'line_price', 'svip_price'] as const).map((field) => (
        <WithNow key={field} sale={sale} field={field}>
          <MoneyEdit pointer={`/${field}`} label={t(field)} />
        </WithNow>
      ))}
      <SkuPrices sale={sale} />
      <WithNow sale={sale} field="state">
        <ChoiceEdit pointer="/state" label={t('state')} options={states} emptyLabel={t('on')} />
      </WithNow>
      <WithNow sale={sale} field="marketing_type">
        <ChoiceEdit
          pointer="/marketing_type"
          label={t('marketing_type')}
          options={promotions}
          emptyLabel={t('unset')}
        />
      </WithNow>
      <WithNow sale={sale} field="marketing_end">
        <MomentEdit pointer="/marketing_end" label={t('marketing_end')} />
      </WithNow>
    </FieldGrid>
  );
}

function CouponFields({ sale }: { sale: SaleEdit }) {
  const t = useWords(saleWords);
  const states = (['on', 'off'] as const).map((value) => ({ value, label: t(`coupon-${value}`) }));
  return (
    <FieldGrid>
      {(['amount', 'threshold'] as const).map((field) => (
        <WithNow key={field} sale={sale} field={field}>
          <MoneyEdit pointer={`/${field}`} label={t(field)} />
        </WithNow>
      ))}
      <WithNow sale={sale} field="total">
        <NumberEdit pointer="/total" label={t('total')} />
      </WithNow>
      <WithNow sale={sale} field="state">
        <ChoiceEdit pointer="/state" label={t('state')} options={states} emptyLabel={t('coupon-on')} />
      </WithNow>
      {(['start', 'end'] as const).map((field) => (
        <WithNow key={field} sale={sale} field={field}>
          <MomentEdit pointer={`/${field}`} label={t(field)} />
        </WithNow>
      ))}
    </FieldGrid>
  );
}

export function SaleCard({ sale, sales }: { sale: SaleEdit; sales: Sales }) {
  const t = useWords(saleWords);
  const { locale } = useSaySale();
  const id = useId();
  const title = readText(sale.title, locale);
  const { edit, faults } = sale;
  const change = (pointer: string, value: unknown) => sales.change(sale, pointer, value);
  const whole = faults.filter(({ pointer }) => pointer === '');
  return (
    <li className={styles.card} data-sale={`${sale.kind}/${sale.id}`}>
      <div className={styles.head}>
        <strong>{title}</strong>
        <CloseButton label={t('remove', { title })} onClick={() => sales.remove(sale)} />
      </div>
      {whole.map(({ rule, message }) => (
        <p key={rule} role="alert" className={styles.fault}>
          {message[locale]}
        </p>
      ))}
      <SaleConflicts sale={sale} sales={sales} />
      {sale.isReread && (
        <p role="status" className={styles.now}>
          {t('reread')}
        </p>
      )}
      <EditorContext value={{ edit, faults, id, change }}>
        {sale.kind === 'good' ? <GoodFields sale={sale} /> : <CouponFields sale={sale} />}
      </EditorContext>
      {!isChanged(edit) && <p className={styles.now}>{t('no-change')}</p>}
    </li>
  );
}
