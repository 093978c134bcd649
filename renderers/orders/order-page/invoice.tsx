/** The invoice (fapiao 发票) of a paid order: asked for in place, and what became of it. */
import { useEffect, useRef, useState } from 'react';
import type { OrderDetail } from '#features/order/index.ts';
import { formatMoment } from '#i18n/format-moment.ts';
import column from '#pieces/personal-list.module.css';
import type { Locale } from '#schemas/locale.ts';
import type { Invoice, InvoiceWritten } from '#schemas/order/invoice.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { InvoiceForm } from './invoice-form.tsx';
import styles from './view.module.css';
import type { Say } from './words.ts';

const TONES: Readonly<Record<Invoice['state'], BadgeTone>> = {
  asked: 'warning',
  issued: 'success',
  refused: 'error',
  void: 'neutral',
};
const STATES = {
  asked: 'invoiceAsked',
  issued: 'invoiceIssued',
  refused: 'refused',
  void: 'invoiceVoid',
} as const;
const BLANK: InvoiceWritten = { kind: 'person', title: '', tax_number: '', email: '' };

function factsOf(invoice: Invoice, t: Say) {
  const { kind, title, tax_number: taxNumber, email } = invoice;
  return [
    { name: t(kind === 'company' ? 'invoiceCompanyName' : 'invoiceName'), value: title },
    ...(taxNumber === '' ? [] : [{ name: t('taxNumber'), value: taxNumber }]),
    { name: t('invoiceEmail'), value: email },
  ];
}

function hintOf({ state, answer }: Invoice, t: Say): string {
  if (state === 'void') return t('invoiceVoidHint');
  if (state === 'issued') return t('invoiceIssuedHint');
  return answer === '' ? '' : t('answer', { text: answer });
}

function Request({ invoice, t, locale }: { invoice: Invoice; t: Say; locale: Locale }) {
  const { state, number, asked_ts: askedAt, decided_ts: decidedAt } = invoice;
  const time = formatMoment(decidedAt > 0 ? decidedAt : askedAt, locale);
  return (
    <>
      <p className={column.line}>
        <span className={styles.hint}>{t(decidedAt > 0 ? 'decidedOn' : 'invoiceAskedOn', { time })}</span>
        <Badge tone={TONES[state]}>{t(STATES[state])}</Badge>
      </p>
      <p className={styles.hint}>{hintOf(invoice, t)}</p>
      <dl className={styles.facts}>
        {number !== '' && (
          <div className={styles.fact}>
            <dt>{t('invoiceNumber')}</dt>
            <dd>
              <span className={styles.number}>{number}</span> <CopyButton text={number} />
            </dd>
          </div>
        )}
        {factsOf(invoice, t).map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface InvoiceSectionProps {
  id: string;
  invoice: OrderDetail['invoice'];
  t: Say;
  locale: Locale;
  /** Answers what is wrong in words; empty where it was taken. */
  ask: (invoice: InvoiceWritten) => Promise<string>;
}

/** What the button that opens the form says. */
function opens({ request }: OrderDetail['invoice'], t: Say): string {
  if (request === undefined) return t('askInvoice');
  return t(request.state === 'refused' ? 'invoiceAgain' : 'changeInvoice');
}

export function InvoiceSection({ id, invoice, t, locale, ask }: InvoiceSectionProps) {
  const { is_open: isOpen, request } = invoice;
  const [isShown, setShown] = useState(false);
  const [draft, setDraft] = useState<InvoiceWritten>();
  const opener = useRef<HTMLDivElement>(null);
  // Whoever shuts the form goes on where they opened it.
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isShown) opener.current?.querySelector('button')?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  if (!isOpen && request === undefined) return null;
  const isWriting = isOpen && isShown;
  const values = request ?? BLANK;
  const { kind, title, tax_number, email } = values;
  const askAndForget = async (invoice: InvoiceWritten) => {
    const refusal = await ask(invoice);
    if (refusal === '') setDraft(undefined);
    return refusal;
  };
  return (
    <section className={styles.card} aria-labelledby={`${id}-invoice`}>
      <div className={column.line} ref={opener}>
        <h2 className={styles.heading} id={`${id}-invoice`}>
          {t('invoice')}
        </h2>
        {isOpen && !isWriting && (
          <Button size="s" onClick={() => setShown(true)}>
            {opens(invoice, t)}
          </Button>
        )}
      </div>
      {(request === undefined || isWriting) && <p className={styles.hint}>{t('invoiceHint')}</p>}
      {isWriting ? (
        <InvoiceForm
          id={id}
          invoice={draft ?? { kind, title, tax_number, email }}
          change={setDraft}
          ask={askAndForget}
          close={() => setShown(false)}
          t={t}
        />
      ) : (
        request !== undefined && <Request invoice={request} t={t} locale={locale} />
      )}
    </section>
  );
}
