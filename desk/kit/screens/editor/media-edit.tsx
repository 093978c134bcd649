/** The address of a file: typed, or taken from the media library, where new files are uploaded. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { LibraryKind } from '#schemas/api/console/library.ts';
import { Button } from '#ui/button.tsx';
import { Cover } from '#ui/cover.tsx';
import { MediaDialog } from '../../media/media-dialog.tsx';
import { screenWords } from '../words.ts';
import { LineEdit, useEditedField } from './fields.tsx';

interface MediaEditProps {
  pointer: string;
  label: string;
  /** Absent where several do: a film, a recording or a document. */
  kind?: LibraryKind;
}

const PICTURE_WIDTH = 240;

export function MediaEdit({ pointer, label, kind }: MediaEditProps) {
  const t = useTranslation(screenWords);
  const { value, set } = useEditedField(pointer);
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <LineEdit pointer={pointer} label={label} />
      <Button size="s" data-action="upload" onClick={() => setOpen(true)}>
        {t('fromLibrary')}
      </Button>
      {kind === 'image' && typeof value === 'string' && value !== '' && (
        <Cover src={value} alt="" ratio="16 / 9" width={PICTURE_WIDTH} />
      )}
      {isOpen && (
        <MediaDialog kind={kind} onChoose={({ address }) => set(address)} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
