/** Everything the shop keeps to be shown, played or read, and where each file is used. */
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleMediaList, LIBRARY_SORTS, type MediaItem } from '#schemas/api/console/library.ts';
import { CONVERSION_STATES } from '#schemas/content/media-upload.ts';
import type { Column, ListDefinition } from '#desk/kit/lists/list-definition.ts';
import { ListScreen } from '#desk/kit/lists/list-screen.tsx';
import { RowPicture } from '#desk/kit/lists/row-parts.tsx';
import { bytesText } from '#desk/kit/screens/bytes-text.ts';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { UploadButton } from './upload-button.tsx';
import { mediaWords } from './words.ts';

const KINDS = ['image', 'video', 'audio', 'document', 'captions'] as const;
/** The rest is in the table for spreadsheets. */
const USES_SHOWN = 3;

function useColumns(): Column<MediaItem>[] {
  const t = useTranslation(mediaWords);
  const say = useSay();
  // A file that came with a shop's import has no name of its own: it is called by what it was first used for.
  const nameOf = ({ name, uses }: MediaItem) => name || (uses[0]?.title ?? t('noName'));
  const stateOf = ({ conversion }: MediaItem) => {
    if (conversion === undefined) return '';
    const { state, percent, reason } = conversion;
    const word = state === 'running' ? t('running', { percent }) : t(state);
    return reason === '' ? word : `${word}: ${reason}`;
  };
  return [
    {
      id: 'name',
      label: t('name'),
      sort: 'name',
      text: nameOf,
      cell: (item) =>
        item.kind === 'image' ? <RowPicture src={item.address}>{nameOf(item)}</RowPicture> : nameOf(item),
    },
    { id: 'kind', label: t('kind'), text: ({ kind }) => t(kind) },
    { id: 'state', label: t('conversion'), text: stateOf, isWide: true },
    {
      id: 'size',
      label: t('size'),
      sort: 'size',
      isNumber: true,
      text: ({ bytes }) => bytesText(bytes),
    },
    {
      id: 'uses',
      label: t('uses'),
      isWide: true,
      text: ({ uses }) => uses.map(({ title }) => title).join(', '),
      cell: ({ uses, use_count: count }) =>
        count === 0
          ? ''
          : `${t('usesCount', { count })}: ${uses
              .slice(0, USES_SHOWN)
              .map(({ title }) => title)
              .join(', ')}${count > USES_SHOWN ? ' …' : ''}`,
    },
    {
      id: 'added',
      label: t('added'),
      sort: 'added_ts',
      isWide: true,
      text: ({ added_ts: ts }) => say.day(ts),
      isOneLine: true,
    },
  ];
}

export function MediaScreen() {
  const t = useTranslation(mediaWords);
  const columns = useColumns();
  const list: ListDefinition<MediaItem> = {
    name: 'media',
    title: t('media'),
    call: consoleMediaList,
    read: (ask, query) => ask(consoleMediaList, query),
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    columns,
    sorts: LIBRARY_SORTS,
    searchHint: t('search'),
    filters: [
      { name: 'kind', label: t('kind'), options: KINDS.map((value) => ({ value, label: t(value) })) },
      {
        name: 'state',
        label: t('conversion'),
        options: CONVERSION_STATES.map((value) => ({
          value,
          label: t(value === 'running' ? 'runningWord' : value),
        })),
      },
    ],
    action: <UploadButton />,
    rowActions: ({ address }) => <CopyButton text={address} />,
    empty: { title: t('none'), hint: t('noneHint') },
  };
  return <ListScreen list={list} />;
}
