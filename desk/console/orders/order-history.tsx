/** What happened to an order, and what was asked back. */
import { useTranslation } from '#i18n/use-translation.ts';
import type { consoleOrdersGet } from '#schemas/api/console/orders.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { Panel } from '#desk/kit/screens/panel.tsx';
import { PlainTable } from '#desk/kit/screens/plain-table.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { wayOf } from './pay-way.ts';
import { ordersWords } from './words.ts';

export type OrderOfMerchant = DataOf<typeof consoleOrdersGet>['item'];

interface OfOrder {
  order: OrderOfMerchant;
}

export function RefundsPanel({ order: { refunds } }: OfOrder) {
  const t = useTranslation(ordersWords);
  const say = useSay();
  if (refunds.length === 0) return null;
  return (
    <Panel title={t('refunds')}>
      <PlainTable
        label={t('refunds')}
        rows={refunds}
        keyOf={({ asked_ts: ts, amount }) => `${String(ts)}-${String(amount)}`}
        empty=""
        columns={[
          { id: 'asked', label: t('asked'), cell: ({ asked_ts: ts }) => say.moment(ts) },
          { id: 'reason', label: t('refundReason'), cell: ({ reason }) => reason },
          { id: 'state', label: t('state'), cell: ({ state }) => t(`ref_${state}`) },
          { id: 'amount', label: t('refundAmount'), isNumber: true, cell: ({ amount }) => say.money(amount) },
          { id: 'decided', label: t('decidedAt'), cell: ({ decided_ts: ts }) => say.moment(ts) },
          { id: 'answer', label: t('answer'), cell: ({ answer }) => answer },
        ]}
      />
    </Panel>
  );
}

export function EventsPanel({ order: { events } }: OfOrder) {
  const t = useTranslation(ordersWords);
  const say = useSay();
  const rows = events.map((event, place) => ({ ...event, place }));
  return (
    <Panel title={t('history')}>
      <PlainTable
        label={t('history')}
        rows={rows}
        keyOf={({ kind, place }) => `${kind}-${String(place)}`}
        empty=""
        columns={[
          { id: 'at', label: t('when'), cell: ({ at }) => say.moment(at) },
          { id: 'kind', label: t('history'), cell: ({ kind }) => t(`ev_${kind}`) },
          {
            id: 'way',
            label: t('way'),
            cell: ({ provider }) => {
              const way = wayOf(provider);
              return way === undefined ? provider : t(way);
            },
          },
          {
            id: 'amount',
            label: t('money'),
            isNumber: true,
            cell: ({ amount }) => (amount === 0 ? '' : say.money(amount)),
          },
          { id: 'note', label: t('refundReason'), cell: ({ note }) => note },
        ]}
      />
    </Panel>
  );
}
