/** A picture by its address: shown, taken from the library or uploaded, and cut to the shape it is shown in. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { Cover } from '#ui/cover.tsx';
import { CropDialog } from '../../media/crop-dialog.tsx';
import { MediaDialog } from '../../media/media-dialog.tsx';
import { mediaWords } from '../../media/words.ts';
import { screenWords } from '../words.ts';
import styles from './editor.module.css';
import { useEditedField } from './edited-field.ts';
import { LineEdit } from './fields.tsx';

interface PictureEditProps {
  pointer: string;
  label: string;
  /** Width and height of the shape it is shown in. */
  shape: { width: number; height: number };
}

const PICTURE_WIDTH = 160;

export function PictureEdit({ pointer, label, shape }: PictureEditProps) {
  const t = useTranslation(screenWords);
  const words = useTranslation(mediaWords);
  const { value, set } = useEditedField(pointer);
  const [box, setBox] = useState<'library' | 'crop'>();
  const address = typeof value === 'string' ? value : '';
  const close = () => setBox(undefined);
  return (
    <div className={address === '' ? undefined : styles.picture}>
      {address !== '' && (
        <Cover
          src={address}
          alt=""
          ratio={`${String(shape.width)} / ${String(shape.height)}`}
          width={PICTURE_WIDTH}
        />
      )}
      <div>
        <LineEdit pointer={pointer} label={label} />
        <div className={styles.mediaActions}>
          <Button size="s" data-action="upload" onClick={() => setBox('library')}>
            {t('fromLibrary')}
          </Button>
          {address !== '' && (
            <Button size="s" data-action="crop" onClick={() => setBox('crop')}>
              {words('crop')}
            </Button>
          )}
        </div>
      </div>
      {box === 'library' && (
        <MediaDialog kind="image" onChoose={(media) => set(media.address)} onClose={close} />
      )}
      {box === 'crop' && (
        <CropDialog address={address} aspect={shape.width / shape.height} onCrop={set} onClose={close} />
      )}
    </div>
  );
}
