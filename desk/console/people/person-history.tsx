/** What a person owns, bought last and studied last. */
import { Link } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Person } from '#schemas/api/console/people.ts';
import { useMay } from '#desk/kit/calls/desk-context.ts';
import { Panel } from '#desk/kit/screens/panel.tsx';
import { PlainTable } from '#desk/kit/screens/plain-table.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { oneOf } from '../addresses.ts';
import { OrderStateBadge } from '../orders/order-state.tsx';
import { accessWords, knownSource } from './access-words.ts';
import { GrantButton, RevokeButton } from './right-buttons.tsx';
import { peopleWords } from './words.ts';

interface OfPerson {
  person: Person;
}

/** What can be taken back here; what was bought is refunded. */
const BY_HAND: readonly string[] = ['manual', 'gift', 'password', 'free', 'import'];

export function RightsPanel({ person }: OfPerson) {
  const t = useTranslation(peopleWords);
  const mayGrant = useMay('orders.write');
  const words = useTranslation(accessWords);
  const say = useSay();
  const sayDay = say.day;
  return (
    <Panel title={t('rights')} actions={mayGrant && <GrantButton person={person} />}>
      <PlainTable
        label={t('rights')}
        rows={person.rights}
        keyOf={({ goods_id: id, source, from_ts: from }) => `${id}-${source}-${String(from)}`}
        empty={t('rightsNone')}
        columns={[
          { id: 'goods', label: t('goods'), cell: ({ title }) => title },
          {
            id: 'source',
            label: t('source'),
            cell: ({ source }) => {
              const key = knownSource(source);
              return key === undefined ? source : words(`source.${key}`);
            },
          },
          { id: 'since', label: t('since'), cell: ({ from_ts: ts }) => sayDay(ts) },
          { id: 'to', label: t('to'), cell: ({ to_ts: ts }) => (ts === 0 ? t('forever') : sayDay(ts)) },
          {
            id: 'acts',
            label: t('revoke'),
            cell: (right) =>
              mayGrant && BY_HAND.includes(right.source) ? (
                <RevokeButton person={person} right={right} />
              ) : (
                ''
              ),
          },
        ]}
      />
    </Panel>
  );
}

export function OrdersPanel({ person }: OfPerson) {
  const t = useTranslation(peopleWords);
  const say = useSay();
  return (
    <Panel title={t('lastOrders')}>
      <PlainTable
        label={t('lastOrders')}
        rows={person.last_orders}
        keyOf={({ order_id: id }) => id}
        empty={t('ordersNone')}
        columns={[
          {
            id: 'goods',
            label: t('goods'),
            cell: ({ order_id: id, title }) => <Link to={oneOf('orders', id)}>{title}</Link>,
          },
          { id: 'state', label: t('state'), cell: ({ state }) => <OrderStateBadge state={state} /> },
          { id: 'amount', label: t('amount'), isNumber: true, cell: ({ amount }) => say.money(amount) },
          { id: 'created', label: t('created'), cell: ({ created_ts: ts }) => say.moment(ts) },
        ]}
      />
    </Panel>
  );
}

export function StudyPanel({ person }: OfPerson) {
  const t = useTranslation(peopleWords);
  const say = useSay();
  return (
    <Panel title={t('records')}>
      <PlainTable
        label={t('records')}
        rows={person.records}
        keyOf={({ goods_id: id }) => id}
        empty={t('recordsNone')}
        columns={[
          { id: 'goods', label: t('goods'), cell: ({ title }) => title },
          {
            id: 'progress',
            label: t('progress'),
            isNumber: true,
            cell: ({ progress, is_finished: isFinished }) =>
              isFinished ? t('finished') : `${String(progress)}%`,
          },
          {
            id: 'studied',
            label: t('studied'),
            isNumber: true,
            cell: ({ studied_s: seconds }) => say.duration(seconds),
          },
          { id: 'last', label: t('lastStudy'), cell: ({ last_study_ts: ts }) => say.moment(ts) },
        ]}
      />
    </Panel>
  );
}
