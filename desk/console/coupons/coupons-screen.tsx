/** Coupons of the shop: what each takes off, how many were claimed and used. */
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleCouponsList, COUPON_PHASES, COUPON_SORTS } from '#schemas/api/console/coupons.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { yuanOf } from '#schemas/money.ts';
import type { Column, ListDefinition } from '#desk/kit/lists/list-definition.ts';
import { ListScreen } from '#desk/kit/lists/list-screen.tsx';
import { RowLink } from '#desk/kit/lists/row-parts.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { Badge } from '#ui/badge.tsx';
import { oneOf } from '../addresses.ts';
import { NavButton } from '../nav-button.tsx';
import { couponsWords } from './words.ts';

type Coupon = DataOf<typeof consoleCouponsList>['items'][number];

function useColumns(): Column<Coupon>[] {
  const t = useTranslation(couponsWords);
  const say = useSay();
  return [
    {
      id: 'title',
      label: t('title'),
      sort: 'title',
      text: ({ title }) => title,
      cell: ({ id, title, threshold }) => (
        <RowLink
          to={oneOf('coupons', id)}
          note={threshold === 0 ? t('noThreshold') : t('from', { amount: say.money(threshold) })}
        >
          {title}
        </RowLink>
      ),
    },
    {
      id: 'amount',
      label: t('amount'),
      sort: 'amount',
      isNumber: true,
      text: ({ amount }) => yuanOf(amount),
      cell: ({ amount }) => say.money(amount),
    },
    {
      id: 'phase',
      label: t('phase'),
      text: ({ phase, state }) => t(state === 'off' ? 'off' : phase),
      cell: ({ phase, state }) => (
        <Badge tone={state === 'on' && phase === 'running' ? 'success' : 'neutral'}>
          {t(state === 'off' ? 'off' : phase)}
        </Badge>
      ),
    },
    {
      id: 'claimed',
      label: t('claimed'),
      isNumber: true,
      isWide: true,
      text: ({ claimed, total }) => `${String(claimed)} / ${total === 0 ? t('any') : String(total)}`,
    },
    {
      id: 'used',
      label: t('used'),
      sort: 'used',
      isNumber: true,
      isWide: true,
      text: ({ used }) => String(used),
    },
    {
      id: 'start',
      label: t('start'),
      sort: 'start_ts',
      isWide: true,
      text: ({ start_ts: ts }) => say.moment(ts),
      isOneLine: true,
    },
    { id: 'end', label: t('end'), sort: 'end_ts', isWide: true, text: ({ end_ts: ts }) => say.moment(ts) },
  ];
}

export function CouponsScreen() {
  const t = useTranslation(couponsWords);
  const columns = useColumns();
  const create = (
    <NavButton to={oneOf('coupons', 'new')} isMain action="create">
      {t('create')}
    </NavButton>
  );
  const list: ListDefinition<Coupon> = {
    name: 'coupons',
    title: t('coupons'),
    call: consoleCouponsList,
    read: (ask, query) => ask(consoleCouponsList, query),
    idOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    columns,
    sorts: COUPON_SORTS,
    searchHint: t('search'),
    filters: [
      {
        name: 'phase',
        label: t('phase'),
        options: COUPON_PHASES.map((value) => ({ value, label: t(value) })),
      },
      {
        name: 'state',
        label: t('state'),
        options: (['on', 'off'] as const).map((value) => ({ value, label: t(value) })),
      },
    ],
    action: create,
    empty: { title: t('none'), action: create },
  };
  return <ListScreen list={list} />;
}
