/** One line above the button: what goes live by it, or why it cannot be pressed yet. */
import { useWords } from '#i18n/use-words.ts';
import type { Sales } from './sales/use-sales.ts';
import { saleWords } from './sales/words.ts';
import { draftWords } from './words.ts';
import styles from './drafts.module.css';

interface ReleaseParts {
  documentCount: number;
  sales: Sales;
}

/** Whether something would go live, and nothing of it has to be settled first. */
export function canRelease({ documentCount, sales }: ReleaseParts): boolean {
  return sales.obstacle === undefined && documentCount + sales.changes.length > 0;
}

function useSaySum() {
  const t = useWords(draftWords);
  const say = useWords(saleWords);
  return ({ documentCount, sales: { changes } }: ReleaseParts): string => {
    const saleCount = changes.length;
    if (documentCount === 0) return saleCount === 0 ? t('sum-nothing') : t('sum-sales', { count: saleCount });
    if (saleCount === 0) return t('sum-documents', { count: documentCount });
    return t('sum-both', {
      documents: t('documents', { count: documentCount }),
      sales: say('released-count', { count: saleCount }),
    });
  };
}

export function ReleaseSummary(parts: ReleaseParts) {
  const say = useWords(saleWords);
  const saySum = useSaySum();
  const { obstacle } = parts.sales;
  return (
    <p role="status" className={obstacle === undefined ? styles.quiet : styles.fault} data-summary>
      {obstacle === undefined ? saySum(parts) : say(`obstacle_${obstacle}`)}
    </p>
  );
}
