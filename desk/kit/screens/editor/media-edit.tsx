/** The address of a file: taken from the media library, where new files are uploaded, or typed; a film says how far its conversion is. */
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleMediaList, type LibraryKind } from '#schemas/api/console/library.ts';
import { Button } from '#ui/button.tsx';
import { useDesk } from '../../calls/desk-context.ts';
import type { ChosenMedia } from '../../media/media-browser.tsx';
import { MediaDialog } from '../../media/media-dialog.tsx';
import { screenWords } from '../words.ts';
import styles from './editor.module.css';
import { useEditedField } from './edited-field.ts';
import { LineEdit } from './fields.tsx';

interface MediaEditProps {
  pointer: string;
  label: string;
  /** Absent where several do. */
  kind?: LibraryKind;
  /** Kinds it takes where it takes several. */
  takes?: readonly LibraryKind[];
  /** Takes what else is known of the file, such as its length. */
  onChoose?: (media: ChosenMedia) => void;
}

/** How often a running conversion is asked for. */
const POLL_MS = 2000;
/** What addresses of the library begin with; the library is searched by what follows. */
const OWN = 'media:';

/** What the library knows of an address; undefined for one outside the library. */
function useFile(address: string) {
  const { ask } = useDesk();
  const { data } = useQuery({
    queryKey: [consoleMediaList.name, 'file', address],
    queryFn: async () => {
      const answer = await ask(consoleMediaList, { q: address.slice(OWN.length), limit: 1 });
      return answer.ok ? (answer.data.items.find((one) => one.address === address) ?? null) : null;
    },
    enabled: address.startsWith(OWN),
    refetchInterval: ({ state }) => {
      const conversion = state.data?.conversion?.state;
      return conversion === 'waiting' || conversion === 'running' ? POLL_MS : false;
    },
  });
  return data ?? undefined;
}

function FileState({ address }: { address: string }) {
  const t = useTranslation(screenWords);
  const file = useFile(address);
  if (file === undefined) return null;
  const { conversion, kind, name } = file;
  const isPlayed = kind === 'video' || kind === 'audio';
  const state = conversion?.state ?? 'done';
  return (
    <p className={styles.mediaState} role="status" data-conversion={state}>
      {state === 'running' && (
        <progress max={100} value={conversion?.percent ?? 0} aria-label={t('converting')} />
      )}
      {[name, isPlayed ? t(`media_${state}`, { percent: conversion?.percent ?? 0 }) : '']
        .filter((words) => words !== '')
        .join(' · ')}
      {conversion !== undefined && conversion.reason !== '' && `: ${conversion.reason}`}
    </p>
  );
}

export function MediaEdit({ pointer, label, kind, takes, onChoose }: MediaEditProps) {
  const t = useTranslation(screenWords);
  const { value, set } = useEditedField(pointer);
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <LineEdit pointer={pointer} label={label} />
      <div className={styles.mediaActions}>
        <Button size="s" data-action="upload" onClick={() => setOpen(true)}>
          {t('fromLibrary')}
        </Button>
        {typeof value === 'string' && <FileState address={value} />}
      </div>
      {isOpen && (
        <MediaDialog
          kind={kind}
          takes={takes}
          onChoose={(media) => {
            set(media.address);
            onChoose?.(media);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
