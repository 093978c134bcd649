/** Classes whose learners wrote something, those with the last word first. */
import { useTranslation } from '#i18n/use-translation.ts';
import { CLASS_SORTS, consoleClassesList, type ClassOfMerchant } from '#schemas/api/console/classes.ts';
import type { Column, ListDefinition } from '#desk/kit/lists/list-definition.ts';
import { ListScreen } from '#desk/kit/lists/list-screen.tsx';
import { RowLink } from '#desk/kit/lists/row-parts.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { oneOf } from '../addresses.ts';
import { goodsTypeName } from '../goods-types.ts';
import { useTeachingParts } from '../teaching/use-teaching-parts.ts';
import { classesWords } from './words.ts';

function useColumns(): Column<ClassOfMerchant>[] {
  const t = useTranslation(classesWords);
  const say = useSay();
  return [
    {
      id: 'course',
      label: t('course'),
      text: ({ title }) => title,
      cell: ({ goods_id: id, title, type }) => (
        <RowLink to={oneOf('classes', id)} note={goodsTypeName(type, say.locale)}>
          {title}
        </RowLink>
      ),
    },
    {
      id: 'waiting',
      label: t('waiting'),
      sort: 'waiting',
      isNumber: true,
      text: ({ waiting }) => String(waiting),
      cell: ({ goods_id: id, waiting }) =>
        waiting === 0 ? (
          '0'
        ) : (
          <RowLink to={`${oneOf('classes', id)}?state=pending`}>{String(waiting)}</RowLink>
        ),
    },
    { id: 'posts', label: t('posts'), sort: 'posts', isNumber: true, text: ({ posts }) => String(posts) },
    {
      id: 'last',
      label: t('last'),
      sort: 'last_ts',
      isWide: true,
      isOneLine: true,
      text: ({ last_ts: ts }) => say.moment(ts),
    },
  ];
}

export function ClassesScreen() {
  const t = useTranslation(classesWords);
  const parts = useTeachingParts();
  const columns = useColumns();
  const list: ListDefinition<ClassOfMerchant> = {
    name: 'classes',
    title: t('classes'),
    call: consoleClassesList,
    read: (ask, query) => ask(consoleClassesList, query),
    idOf: ({ goods_id: id }) => id,
    nameOf: ({ title }) => title,
    columns,
    sorts: CLASS_SORTS,
    searchHint: t('search'),
    parts,
    empty: { title: t('none'), hint: t('noneHint') },
  };
  return <ListScreen list={list} />;
}
