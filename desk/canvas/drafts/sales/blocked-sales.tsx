/** Prices and coupons that did not go live at their moment: why, and the two ways on. */
import { consoleSaleList, consoleSaleResolve, consoleScheduleList } from '#schemas/api/console/schedules.ts';
import { consolePageList } from '#schemas/api/console/documents.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { useWords } from '#i18n/use-words.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { toast } from '#ui/toasts.tsx';
import { SureButton } from '../sure-button.tsx';
import { useSaySale } from './say-value.ts';
import { saleWords } from './words.ts';
import styles from './sales.module.css';

export type ScheduledSale = DataOf<typeof consoleSaleList>['items'][number];

/** Takes one off the calendar, or changes it all the same. */
export function useResolve() {
  const t = useWords(saleWords);
  const resolve = useConsoleMutation(consoleSaleResolve, [
    consoleSaleList,
    consoleScheduleList,
    consolePageList,
  ]);
  return async ({ kind, id }: ScheduledSale, action: 'cancel' | 'anyway') => {
    try {
      await resolve.mutateAsync({ kind, id, action });
      toast(t(action === 'cancel' ? 'cancelled' : 'changed'), 'success');
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), 'error');
    }
  };
}

function BlockedLine({ sale }: { sale: ScheduledSale }) {
  const t = useWords(saleWords);
  const { locale, sayMoment, change } = useSaySale();
  const resolve = useResolve();
  return (
    <li className={styles.card} data-blocked={`${sale.kind}/${sale.id}`}>
      <strong>{sale.title}</strong>
      <p className={styles.now}>{t('blocked-due', { moment: sayMoment(sale.publish_at) })}</p>
      {change(sale.kind, sale).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {sale.problem?.faults.map(({ pointer, message }) => (
        <p key={pointer} className={styles.fault}>
          {message[locale]}
        </p>
      ))}
      <div className={styles.actions}>
        <SureButton label={t('anyway')} question={t('anyway-sure')} run={() => resolve(sale, 'anyway')} />
        <SureButton
          label={t('cancel')}
          question={t('cancel-sure')}
          isDanger
          run={() => resolve(sale, 'cancel')}
        />
      </div>
    </li>
  );
}

export function BlockedSales({ sales }: { sales: readonly ScheduledSale[] }) {
  const t = useWords(saleWords);
  const stuckSales = sales.filter(({ problem }) => problem !== undefined);
  if (stuckSales.length === 0) return null;
  return (
    <section role="alert" className={styles.section}>
      <p className={styles.fault}>{t('blocked')}</p>
      <ul className={styles.list}>
        {stuckSales.map((sale) => (
          <BlockedLine key={`${sale.kind}/${sale.id}`} sale={sale} />
        ))}
      </ul>
    </section>
  );
}
