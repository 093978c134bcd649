/** Teachers of the shop: found, made and edited; goods name them. */
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleTeachersList, TEACHER_SORTS } from '#schemas/api/console/teachers.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { useMay } from '#desk/kit/calls/desk-context.ts';
import type { Column, ListDefinition } from '#desk/kit/lists/list-definition.ts';
import { ListScreen } from '#desk/kit/lists/list-screen.tsx';
import { RowLink, RowPicture } from '#desk/kit/lists/row-parts.tsx';
import { oneOf } from '../addresses.ts';
import { NavButton } from '../nav-button.tsx';
import { teachersWords } from './words.ts';

type Row = DataOf<typeof consoleTeachersList>['items'][number];

function useColumns(): Column<Row>[] {
  const t = useTranslation(teachersWords);
  const mayWrite = useMay('goods.write');
  return [
    {
      id: 'name',
      label: t('name'),
      sort: 'name',
      text: ({ name }) => name,
      cell: ({ id, name, portrait }) => (
        <RowPicture src={portrait}>
          {mayWrite ? <RowLink to={oneOf('teachers', id)}>{name}</RowLink> : name}
        </RowPicture>
      ),
    },
    { id: 'title', label: t('title'), text: ({ title }) => title, isWide: true },
    {
      id: 'goods',
      label: t('goods'),
      sort: 'goods_count',
      isNumber: true,
      text: ({ goods_count: count }) => String(count),
    },
  ];
}

export function TeachersScreen() {
  const t = useTranslation(teachersWords);
  const mayWrite = useMay('goods.write');
  const create = mayWrite && (
    <NavButton to={oneOf('teachers', 'new')} isMain action="create">
      {t('create')}
    </NavButton>
  );
  const list: ListDefinition<Row> = {
    name: 'teachers',
    title: t('teachers'),
    call: consoleTeachersList,
    read: (ask, query) => ask(consoleTeachersList, query),
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    columns: useColumns(),
    sorts: TEACHER_SORTS,
    searchHint: t('search'),
    action: create,
    empty: { title: t('none'), hint: t('noneHint'), action: create },
  };
  return <ListScreen list={list} />;
}
