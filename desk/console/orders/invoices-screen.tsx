/** Requests for invoices: issued under their number, or declined with a reason the buyer reads. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import {
  consoleInvoicesIssue,
  consoleInvoicesList,
  consoleInvoicesRefuse,
  INVOICE_SORTS,
} from '#schemas/api/console/invoices.ts';
import { yuanOf } from '#schemas/money.ts';
import { INVOICE_STATES, type MerchantInvoice } from '#schemas/order/invoice.ts';
import { useMay } from '#desk/kit/calls/desk-context.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import type { Column, ListDefinition } from '#desk/kit/lists/list-definition.ts';
import { ListScreen } from '#desk/kit/lists/list-screen.tsx';
import { RowLink } from '#desk/kit/lists/row-parts.tsx';
import { Question } from '#desk/kit/screens/question.tsx';
import { useAct } from '#desk/kit/screens/use-act.ts';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { oneOf } from '../addresses.ts';
import { useOrdersParts } from './use-orders-parts.ts';
import { ordersWords } from './words.ts';

const STATE_WORDS = {
  asked: 'inv_asked',
  issued: 'inv_issued',
  refused: 'inv_refused',
  void: 'inv_void',
} as const;

function InvoiceActs({ invoice }: { invoice: MerchantInvoice }) {
  const t = useTranslation(ordersWords);
  const mayWrite = useMay('orders.write');
  const act = useAct<'issue' | 'refuse'>();
  const [text, setText] = useState('');
  const issue = useConsoleMutation(consoleInvoicesIssue, [consoleInvoicesList]);
  const refuse = useConsoleMutation(consoleInvoicesRefuse, [consoleInvoicesList]);
  if (invoice.state !== 'asked' || !mayWrite) return null;
  const id = { order_id: invoice.order_id };
  const isIssue = act.target === 'issue';
  const confirm = () =>
    isIssue
      ? act.run(() => issue.mutateAsync({ ...id, number: text.trim() }), t('issued'))
      : act.run(() => refuse.mutateAsync({ ...id, answer: text.trim() }), t('refused'));
  return (
    <>
      <Button size="s" tone="primary" data-action="issue" onClick={() => act.open('issue')}>
        {t('issue')}
      </Button>{' '}
      <Button size="s" data-action="decline" onClick={() => act.open('refuse')}>
        {t('refuse')}
      </Button>
      {act.target !== undefined && (
        <Question
          title={t(act.target)}
          text={isIssue ? t('issueText') : undefined}
          busy={act.busy}
          fault={act.fault}
          onConfirm={() => void confirm()}
          onClose={act.close}
        >
          <TextField
            id="invoice-text"
            name={isIssue ? 'number' : 'answer'}
            label={t(isIssue ? 'invoiceNumber' : 'reason')}
            maxLength={isIssue ? 40 : 200}
            value={text}
            onChange={setText}
          />
        </Question>
      )}
    </>
  );
}

function useColumns(): Column<MerchantInvoice>[] {
  const t = useTranslation(ordersWords);
  const say = useSay();
  return [
    {
      id: 'title',
      label: t('invoiceTitle'),
      text: ({ title }) => title,
      cell: ({ title, order_id: id, goods_title: goods }) => (
        <RowLink to={oneOf('orders', id)} note={goods}>
          {title}
        </RowLink>
      ),
    },
    { id: 'tax', label: t('taxNumber'), text: ({ tax_number: number }) => number, isWide: true },
    { id: 'email', label: t('email'), text: ({ email }) => email, isWide: true },
    {
      id: 'amount',
      label: t('amount'),
      isNumber: true,
      text: ({ amount }) => yuanOf(amount),
      cell: ({ amount }) => say.money(amount),
    },
    {
      id: 'state',
      label: t('state'),
      text: ({ state }) => t(STATE_WORDS[state]),
      cell: ({ state }) => (
        <Badge tone={state === 'asked' ? 'warning' : 'neutral'}>{t(STATE_WORDS[state])}</Badge>
      ),
    },
    { id: 'number', label: t('invoiceNumber'), text: ({ number }) => number, isWide: true },
    {
      id: 'asked',
      label: t('asked'),
      sort: 'asked_ts',
      text: ({ asked_ts: ts }) => say.moment(ts),
      isOneLine: true,
      isWide: true,
    },
  ];
}

export function InvoicesScreen() {
  const t = useTranslation(ordersWords);
  const columns = useColumns();
  const parts = useOrdersParts();
  const list: ListDefinition<MerchantInvoice> = {
    name: 'invoices',
    title: t('invoices'),
    call: consoleInvoicesList,
    read: (ask, query) => ask(consoleInvoicesList, query),
    idOf: (invoice) => invoice.order_id,
    nameOf: (invoice) => invoice.title,
    columns,
    sorts: INVOICE_SORTS,
    searchHint: t('invoiceSearch'),
    filters: [
      {
        name: 'state',
        label: t('state'),
        options: INVOICE_STATES.map((value) => ({ value, label: t(STATE_WORDS[value]) })),
      },
    ],
    parts,
    rowActions: (invoice) => <InvoiceActs invoice={invoice} />,
    empty: { title: t('invoiceNone') },
  };
  return <ListScreen list={list} />;
}
