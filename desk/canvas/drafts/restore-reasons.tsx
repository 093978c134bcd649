/** What is said where nothing was put live again: each reason in a line, and the way on where there is one. */
import type { ReactNode } from 'react';
import { SALE_FIELDS } from '#schemas/goods-table/sale-change.ts';
import { titleOf } from '#schemas/page/document-title.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { keyOf } from '../model/document.ts';
import { useEditor } from '../model/use-editor.ts';
import { withKeys } from './with-keys.ts';
import { nameOfDocument } from './name-of-document.ts';
import {
  documentReasons,
  lacksSaleRight,
  saleReasons,
  type DocumentReason,
  type RefusedAnswer,
  type SaleReason,
} from './restore-refusal.ts';
import { useSaySale } from './sales/say-value.ts';
import { saleWords } from './sales/words.ts';
import { draftWords } from './words.ts';
import styles from './drafts.module.css';

function DocumentLine({ reason: { document, message, hint } }: { reason: DocumentReason }) {
  const locale = useLocale();
  const body = useEditor(({ documents }) => documents[keyOf(document)]?.body);
  return (
    <li data-reason={keyOf(document)}>
      <strong>{nameOfDocument(document, titleOf(body, locale), locale)}</strong> {message[locale]}
      <p className={styles.quiet}>{hint[locale]}</p>
    </li>
  );
}

function SaleLine({ reason }: { reason: SaleReason }) {
  const t = useWords(saleWords);
  const { locale, value } = useSaySale();
  const { kind, id, title, message } = reason;
  const field = SALE_FIELDS[kind].find((one) => one === reason.field);
  const say = (one: unknown) => value(kind, reason.field ?? '', one);
  const change =
    field && t('change', { field: t(field), before: say(reason.before), after: say(reason.after) });
  return (
    <li data-reason={`${kind}/${id}`}>
      <strong>{title === '' ? id : title}</strong> {change}
      <p>{message[locale]}</p>
    </li>
  );
}

/** What is no matter of one document or one price. */
function useWholeReason(refusal: RefusedAnswer): string {
  const t = useWords(draftWords);
  if (lacksSaleRight(refusal)) return t('restore-no-right');
  if (refusal.code === 'state-conflict') return t('restore-outdated');
  return refusal.code === 'not-found' ? t('restore-gone') : refusal.msg;
}

interface RestoreReasonsProps {
  refusal: RefusedAnswer;
  /** Puts the documents back alone; absent where there are no prices in the way, or none come back. */
  withoutSales?: ReactNode;
}

export function RestoreReasons({ refusal, withoutSales }: RestoreReasonsProps) {
  const t = useWords(draftWords);
  const whole = useWholeReason(refusal);
  const [documents, sales] = [documentReasons(refusal), saleReasons(refusal)];
  const areSalesInTheWay = sales.length > 0 || lacksSaleRight(refusal);
  return (
    <div role="alert" className={styles.faults} data-refusal>
      <p>{t('not-restored')}</p>
      {documents.length + sales.length === 0 && <p>{whole}</p>}
      {sales.length > 0 && <p>{t('restore-sales')}</p>}
      <ul className={styles.list}>
        {withKeys(documents, ({ document, message }) => `${keyOf(document)} ${message.en}`).map(
          ({ key, item }) => (
            <DocumentLine key={key} reason={item} />
          ),
        )}
        {withKeys(sales, ({ kind, id, field = '' }) => `${kind}/${id} ${field}`).map(({ key, item }) => (
          <SaleLine key={key} reason={item} />
        ))}
      </ul>
      {areSalesInTheWay && withoutSales}
    </div>
  );
}
