/** Goods of the shop: found, filtered, put on sale and taken down together, exported and imported. */
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleGoodsImport } from '#schemas/api/console/goods-tables.ts';
import { consoleGoodsGet, consoleGoodsList, GOODS_SORTS } from '#schemas/api/console/goods.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { GoodsState } from '#schemas/content/goods-facts.ts';
import { yuanOf } from '#schemas/money.ts';
import { useMay } from '#desk/kit/calls/desk-context.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import type { BulkAction, Column, ListDefinition } from '#desk/kit/lists/list-definition.ts';
import { ListScreen } from '#desk/kit/lists/list-screen.tsx';
import { RowLink, RowPicture } from '#desk/kit/lists/row-parts.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { ImportButton, WorkbookButton } from '#desk/kit/transfer/transfer.tsx';
import { Badge } from '#ui/badge.tsx';
import { CONSOLE, oneOf } from '../addresses.ts';
import { goodsTypeName, goodsTypeOptions } from '../goods-types.ts';
import { NavButton } from '../nav-button.tsx';
import { BulkEdit } from './bulk-edit.tsx';
import { PackageButton, useGoodsTransfer } from './transfer.tsx';
import { goodsWords } from './words.ts';

type Good = DataOf<typeof consoleGoodsList>['items'][number];

const STATES: readonly GoodsState[] = ['on', 'off', 'hidden'];

function useFigures(): Column<Good>[] {
  const t = useTranslation(goodsWords);
  const say = useSay();
  return [
    {
      id: 'price',
      label: t('price'),
      sort: 'price',
      isNumber: true,
      text: ({ price }) => yuanOf(price),
      cell: ({ price }) => say.money(price),
    },
    {
      id: 'students',
      label: t('students'),
      sort: 'student_count',
      isNumber: true,
      isWide: true,
      text: ({ student_count: count }) => String(count),
      cell: ({ student_count: count }) => say.count(count),
    },
    {
      id: 'lessons',
      label: t('lessons'),
      isNumber: true,
      isWide: true,
      text: ({ lesson_count: count }) => String(count),
    },
    {
      id: 'created',
      label: t('created'),
      sort: 'created_ts',
      isWide: true,
      text: ({ created_ts: ts }) => say.day(ts),
      isOneLine: true,
    },
  ];
}

function useColumns(): Column<Good>[] {
  const t = useTranslation(goodsWords);
  const { locale } = useSay();
  const mayWrite = useMay('goods.write');
  const figures = useFigures();
  return [
    {
      id: 'title',
      label: t('title'),
      sort: 'title',
      text: ({ title }) => title,
      cell: ({ id, title, cover }) => (
        <RowPicture src={cover}>
          {mayWrite ? (
            <RowLink to={oneOf('goods', id)} note={id}>
              {title}
            </RowLink>
          ) : (
            title
          )}
        </RowPicture>
      ),
    },
    { id: 'type', label: t('type'), text: ({ type }) => goodsTypeName(type, locale), isWide: true },
    {
      id: 'state',
      label: t('state'),
      text: ({ state }) => t(state),
      cell: ({ state }) => <Badge tone={state === 'on' ? 'success' : 'neutral'}>{t(state)}</Badge>,
    },
    ...figures,
  ];
}

function useBulk(): BulkAction<Good>[] {
  const t = useTranslation(goodsWords);
  const { mutateAsync } = useConsoleMutation(consoleGoodsImport, [consoleGoodsList, consoleGoodsGet]);
  // All of them or none.
  const become = (state: GoodsState) => async (goods: readonly Good[]) => {
    await mutateAsync({ tables: { goods: goods.map(({ id }) => ({ id, state })) } });
  };
  return [
    { action: 'bulk-edit', label: t('bulkEdit'), form: (form) => <BulkEdit {...form} /> },
    { action: 'show', label: t('show'), run: become('on') },
    { action: 'hide', label: t('hide'), run: become('hidden') },
    {
      action: 'take-down',
      label: t('takeDown'),
      question: (goods) => t('takeDownText', { count: goods.length }),
      run: become('off'),
    },
  ];
}

export function GoodsScreen() {
  const t = useTranslation(goodsWords);
  const { locale } = useSay();
  const columns = useColumns();
  const bulk = useBulk();
  const transfer = useGoodsTransfer();
  const mayWrite = useMay('goods.write');
  const create = (
    <NavButton to={oneOf('goods', 'new')} isMain action="create">
      {t('create')}
    </NavButton>
  );
  const teachers = (
    <NavButton key="teachers" to={CONSOLE.teachers}>
      {t('teachersList')}
    </NavButton>
  );
  const list: ListDefinition<Good> = {
    name: 'goods',
    title: t('goods'),
    call: consoleGoodsList,
    read: (ask, query) => ask(consoleGoodsList, query),
    idOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    columns,
    sorts: GOODS_SORTS,
    searchHint: t('search'),
    filters: [
      { name: 'type', label: t('type'), options: goodsTypeOptions(locale) },
      {
        name: 'state',
        label: t('state'),
        options: STATES.map((value) => ({ value, label: t(value) })),
        isInParts: true,
      },
      {
        name: 'is_low_stock',
        label: t('stockLeft'),
        isSingle: true,
        options: [{ value: true, label: t('low') }],
      },
      {
        name: 'is_offer_ending',
        label: t('offer'),
        isSingle: true,
        options: [{ value: true, label: t('ending') }],
      },
    ],
    ...(mayWrite ? { bulk } : {}),
    parts: [
      { to: CONSOLE.goods, label: t('all') },
      { to: `${CONSOLE.goods}?state=on`, label: t('on') },
      { to: `${CONSOLE.goods}?state=off`, label: t('off') },
      { to: `${CONSOLE.goods}?state=hidden`, label: t('hidden') },
    ],
    ...(mayWrite
      ? {
          action: create,
          moreActions: [
            teachers,
            <ImportButton key="import" kind={transfer} />,
            <WorkbookButton key="workbook" kind={transfer} />,
            <PackageButton key="package" />,
          ],
        }
      : {}),
    empty: { title: t('none'), hint: t('noneHint'), ...(mayWrite ? { action: create } : {}) },
  };
  return <ListScreen list={list} />;
}
