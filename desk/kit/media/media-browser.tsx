/** The media library: search, kinds, upload by press, drop or paste, and what is there to choose from. */
import { useState } from 'react';
import { consoleMediaList, type LibraryKind, type MediaItem } from '#schemas/api/console/library.ts';
import { LIST_LIMIT_MAX } from '#schemas/api/console/define-console-call.ts';
import { PICTURE_TYPES } from '#schemas/content/picture-types.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useConsoleQuery } from '../calls/use-console.ts';
import { useRest } from '../pickers/use-rest.ts';
import { FileButton } from '../screens/file-button.tsx';
import { MediaCard } from './media-card.tsx';
import { UploadList } from './upload-list.tsx';
import { useFiles } from './use-files.ts';
import { useUploads } from './use-uploads.ts';
import { mediaWords } from './words.ts';
import styles from './media.module.css';

const KINDS: readonly LibraryKind[] = ['image', 'video', 'audio', 'document', 'captions'];
const STEP = 24;

/** Types the file box offers for each kind; the server judges what a file is. */
const ACCEPT: Readonly<Record<LibraryKind, string>> = {
  image: [...PICTURE_TYPES.keys()].join(','),
  video: 'video/*,.mkv,.flv',
  audio: 'audio/*',
  document: '.pdf,.epub',
  captions: '.vtt,.srt',
};

/** A thing of the library that was chosen, or has just been uploaded. */
export interface ChosenMedia {
  address: string;
  kind: LibraryKind;
  width: number;
  height: number;
  /** 0 for what has no length, or is not measured yet. */
  seconds: number;
}

interface MediaBrowserProps {
  /** Only this kind, where the place it is for takes no other. */
  kind?: LibraryKind | undefined;
  /** Kinds the place takes where it takes several: only these are shown, and what is uploaded of them is chosen. */
  takes?: readonly LibraryKind[] | undefined;
  onChoose: (media: ChosenMedia) => void;
}

interface MediaGridProps {
  /** Empty for all. */
  kinds: readonly LibraryKind[];
  q: string;
  onChoose: (media: ChosenMedia) => void;
}

function MediaGrid({ kinds, q, onChoose }: MediaGridProps) {
  const t = useTranslation(mediaWords);
  const [limit, setLimit] = useState(STEP);
  const { data, error, isPending, refetch } = useConsoleQuery(consoleMediaList, {
    q,
    limit,
    ...(kinds.length === 0 ? {} : { filter: { kind: [...kinds] } }),
  });
  if (error !== null) return <FailedLine retry={() => void refetch()} message={error.message} />;
  if (isPending)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton shape="block" height={160} />
      </div>
    );
  if (data.items.length === 0)
    return q === '' ? (
      <Empty title={t('empty')} hint={t('emptyHint')} />
    ) : (
      <Empty title={t('none')} hint={t('noneHint')} />
    );
  return (
    <>
      <ul className={styles.grid}>
        {data.items.map((item: MediaItem) => (
          <li key={item.address}>
            <MediaCard item={item} choose={() => onChoose(item)} />
          </li>
        ))}
      </ul>
      {data.next !== undefined && limit < LIST_LIMIT_MAX && (
        <Button size="s" onClick={() => setLimit(Math.min(limit + STEP, LIST_LIMIT_MAX))}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

/** For a place that says what it takes, what is uploaded is chosen with it. */
export function MediaBrowser({
  kind,
  takes = kind === undefined ? [] : [kind],
  onChoose,
}: MediaBrowserProps) {
  const t = useTranslation(mediaWords);
  const [q, setQ] = useState('');
  const [tab, setTab] = useState<LibraryKind>();
  const words = useRest(q);
  const { uploads, add, callOff } = useUploads((media) => {
    if (takes.includes(media.kind)) onChoose(media);
  });
  const { isOver, handlers } = useFiles(add);
  const ownKind = kind ?? tab;
  const ownKinds = takes.length === 0 ? KINDS : takes;
  return (
    <div className={styles.browser} data-over={isOver ? '' : undefined} {...handlers}>
      <div className={styles.bar}>
        <TextInput
          type="search"
          aria-label={t('search')}
          placeholder={t('hint')}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
        <FileButton
          tone="primary"
          data-action="upload"
          label={t('upload')}
          name="file"
          multiple
          accept={ownKind === undefined ? undefined : ACCEPT[ownKind]}
          onFiles={add}
        />
      </div>
      <p className={styles.note}>{t('drop')}</p>
      <UploadList uploads={uploads} callOff={callOff} />
      {kind === undefined && (
        <Tabs
          label={t('kinds')}
          look="pill"
          value={tab ?? 'all'}
          onChange={(id) => setTab(ownKinds.find((one) => one === id))}
          tabs={[{ id: 'all', label: t('all') }, ...ownKinds.map((one) => ({ id: one, label: t(one) }))]}
        />
      )}
      <MediaGrid
        key={ownKind ?? 'all'}
        kinds={ownKind === undefined ? takes : [ownKind]}
        q={words}
        onChoose={onChoose}
      />
    </div>
  );
}
