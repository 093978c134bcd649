/** What an invoice is made out to, and where it is sent: written in place, with what is wrong under its field. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { RadioCards } from '#pieces/radio-cards.tsx';
import {
  INVOICE_KINDS,
  INVOICE_TITLE_MAX,
  type InvoiceField,
  type InvoiceWritten,
  plainTaxNumber,
  readInvoice,
} from '#schemas/order/invoice.ts';
import { Button } from '#ui/button.tsx';
import { FieldError, TextField } from '#ui/field.tsx';
import styles from './view.module.css';
import type { Say } from './words.ts';

interface InvoiceFormProps {
  id: string;
  /** Kept by whoever shows the form: nothing typed is lost while it is shut. */
  invoice: InvoiceWritten;
  change: (invoice: InvoiceWritten) => void;
  /** Answers what is wrong in words; empty where it was taken. */
  ask: (invoice: InvoiceWritten) => Promise<string>;
  close: () => void;
  t: Say;
}

const NOTHING_WRONG: readonly InvoiceField[] = [];
const CARD_TITLES = { person: 'invoicePerson', company: 'invoiceCompany' } as const;
const NAMES = { person: 'invoiceName', company: 'invoiceCompanyName' } as const;

function faultsOf(wrong: readonly InvoiceField[], t: Say) {
  const messageOf = (field: InvoiceField, words: string) => (wrong.includes(field) ? words : '');
  return {
    title: messageOf('title', t('invoiceTitleWrong')),
    tax_number: messageOf('tax_number', t('taxNumberWrong')),
    email: messageOf('email', t('invoiceEmailWrong')),
  };
}

/** The first control has the keyboard when the form opens, and the first wrong one when it is sent. */
function useFocus() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);
  const focus = (field: InvoiceField) =>
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  return { form, focus };
}

export function InvoiceForm({ id, invoice, change, ask, close, t }: InvoiceFormProps) {
  const [wrong, setWrong] = useState(NOTHING_WRONG);
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { form, focus } = useFocus();
  const faults = faultsOf(wrong, t);
  const { kind, title, tax_number, email } = invoice;
  const set = (field: InvoiceField) => ({
    id: `${id}-invoice-${field}`,
    name: field,
    value: invoice[field],
    error: faults[field],
    required: true,
    onChange: (value: string) => change({ ...invoice, [field]: value }),
  });
  const submit = async () => {
    if (isBusy) return;
    const values = { kind, title, tax_number: plainTaxNumber(tax_number), email };
    const read = readInvoice(values);
    setWrong(read.ok ? NOTHING_WRONG : read.wrong);
    if (!read.ok) return focus(read.wrong[0] ?? 'title');
    change(read.invoice);
    setBusy(true);
    const refusal = await ask(read.invoice);
    setBusy(false);
    setRefusal(refusal);
    if (refusal === '') close();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form ref={form} className={styles.box} onSubmit={onSubmit} noValidate>
      <RadioCards
        legend={t('invoiceKind')}
        choices={INVOICE_KINDS.map((one) => ({ id: one, title: t(CARD_TITLES[one]), notes: [] }))}
        chosenId={kind}
        choose={(choice) => {
          setWrong(NOTHING_WRONG);
          change({ ...invoice, kind: choice === 'company' ? 'company' : 'person' });
        }}
        isHeld={isBusy}
      />
      <TextField
        {...set('title')}
        label={t(NAMES[kind])}
        maxLength={INVOICE_TITLE_MAX}
        autoComplete={kind === 'company' ? 'organization' : 'name'}
      />
      {kind === 'company' && <TextField {...set('tax_number')} label={t('taxNumber')} autoComplete="off" />}
      <TextField {...set('email')} label={t('invoiceEmail')} type="email" autoComplete="email" />
      <FieldError id={`${id}-invoice-fault`} text={refusal} />
      <div className={styles.actions}>
        <Button type="submit" tone="primary" busy={isBusy}>
          {t('send')}
        </Button>
        <Button onClick={close} unavailable={isBusy}>
          {t('close')}
        </Button>
      </div>
    </form>
  );
}
