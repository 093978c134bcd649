/** People of the shop: found, filtered by role, invited. */
import { useTranslation } from '#i18n/use-translation.ts';
import {
  consolePeopleList,
  PEOPLE_SORTS,
  PERSON_ROLES,
  type PersonLine,
} from '#schemas/api/console/people.ts';
import { yuanOf } from '#schemas/money.ts';
import { useMay } from '#desk/kit/calls/desk-context.ts';
import type { BulkAction, Column, ListDefinition } from '#desk/kit/lists/list-definition.ts';
import { ListScreen } from '#desk/kit/lists/list-screen.tsx';
import { RowLink } from '#desk/kit/lists/row-parts.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { Badge } from '#ui/badge.tsx';
import { oneOf } from '../addresses.ts';
import { BulkRights } from './bulk-rights.tsx';
import { InviteButton } from './invite-button.tsx';
import { peopleWords } from './words.ts';

function useFigures(): Column<PersonLine>[] {
  const t = useTranslation(peopleWords);
  const say = useSay();
  return [
    { id: 'owned', label: t('owned'), isNumber: true, isWide: true, text: ({ owned }) => String(owned) },
    {
      id: 'spent',
      label: t('spent'),
      sort: 'spent',
      isNumber: true,
      isWide: true,
      text: ({ spent }) => yuanOf(spent),
      cell: ({ spent }) => say.money(spent),
    },
    {
      id: 'studied',
      label: t('studied'),
      sort: 'studied_s',
      isNumber: true,
      isWide: true,
      text: ({ studied_s: seconds }) => say.duration(seconds),
    },
    {
      id: 'joined',
      label: t('joined'),
      sort: 'joined_ts',
      isWide: true,
      text: ({ joined_ts: ts }) => say.day(ts),
      isOneLine: true,
    },
  ];
}

function useColumns(): Column<PersonLine>[] {
  const t = useTranslation(peopleWords);
  const figures = useFigures();
  return [
    {
      id: 'name',
      label: t('name'),
      sort: 'nickname',
      text: ({ nickname }) => nickname,
      cell: ({ id, nickname, is_disabled: isDisabled }) => (
        <RowLink to={oneOf('people', id)} note={isDisabled ? t('disabled') : ''}>
          {nickname}
        </RowLink>
      ),
    },
    { id: 'phone', label: t('phone'), text: ({ phone }) => phone },
    {
      id: 'role',
      label: t('role'),
      text: ({ roles }) => roles.map((role) => t(role)).join(', '),
      cell: ({ roles }) =>
        roles.map((role) => (
          <Badge key={role} tone={role === 'comment-banned' ? 'warning' : 'primary'}>
            {t(role)}
          </Badge>
        )),
    },
    ...figures,
  ];
}

function useBulk(): BulkAction<PersonLine>[] {
  const t = useTranslation(peopleWords);
  return [
    { action: 'grant', label: t('grant'), form: (form) => <BulkRights act="grant" {...form} /> },
    { action: 'revoke', label: t('revokeMany'), form: (form) => <BulkRights act="revoke" {...form} /> },
  ];
}

export function PeopleScreen() {
  const t = useTranslation(peopleWords);
  const columns = useColumns();
  const bulk = useBulk();
  const mayGrant = useMay('orders.write');
  const list: ListDefinition<PersonLine> = {
    name: 'people',
    title: t('people'),
    call: consolePeopleList,
    read: (ask, query) => ask(consolePeopleList, query),
    idOf: ({ id }) => id,
    nameOf: ({ nickname }) => nickname,
    columns,
    sorts: PEOPLE_SORTS,
    searchHint: t('search'),
    filters: [
      { name: 'role', label: t('role'), options: PERSON_ROLES.map((value) => ({ value, label: t(value) })) },
      {
        name: 'is_disabled',
        label: t('status'),
        isSingle: true,
        options: [
          { value: false, label: t('active') },
          { value: true, label: t('disabled') },
        ],
      },
      { name: 'goods_id', label: t('goods'), isSingle: true },
    ],
    ...(mayGrant ? { bulk } : {}),
    action: <InviteButton />,
    empty: { title: t('none') },
  };
  return <ListScreen list={list} />;
}
