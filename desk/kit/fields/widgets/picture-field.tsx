/** A picture by its address: chosen from the library, uploaded, dropped or pasted; a portrait is cut to a square. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { CropDialog } from '#desk/kit/media/crop-dialog.tsx';
import { MediaDialog } from '#desk/kit/media/media-dialog.tsx';
import { UploadList } from '#desk/kit/media/upload-list.tsx';
import { useFiles } from '#desk/kit/media/use-files.ts';
import { useUploads } from '#desk/kit/media/use-uploads.ts';
import { mediaWords } from '#desk/kit/media/words.ts';
import { FieldShell } from '../field-shell.tsx';
import { useForm } from '../use-form.ts';
import { controlProps, useParts } from '../use-parts.ts';
import type { WidgetProps } from '../widget-props.ts';
import styles from '../picture.module.css';

interface ActionsProps {
  label: string;
  address: string;
  isPortrait: boolean;
  set: (address: string) => void;
}

type Box = 'library' | 'crop';

function PictureActions({ label, address, isPortrait, set }: ActionsProps) {
  const t = useTranslation(mediaWords);
  const [box, setBox] = useState<Box>();
  const close = () => setBox(undefined);
  return (
    <>
      <Button size="s" aria-label={t('chooseOf', { label })} onClick={() => setBox('library')}>
        {t('choose')}
      </Button>
      {isPortrait && address !== '' && (
        <Button size="s" aria-label={t('cropOf', { label })} onClick={() => setBox('crop')}>
          {t('crop')}
        </Button>
      )}
      {box === 'library' && (
        <MediaDialog kind="image" onChoose={(media) => set(media.address)} onClose={close} />
      )}
      {box === 'crop' && <CropDialog address={address} onCrop={set} onClose={close} />}
    </>
  );
}

function PictureInput({ isPortrait, ...props }: WidgetProps & { isPortrait: boolean }) {
  const { pointer, value } = props;
  const form = useForm();
  const parts = useParts(props);
  const t = useTranslation(mediaWords);
  const address = typeof value === 'string' ? value : '';
  const set = (next: string) => form.set(pointer, next);
  const { uploads, add, callOff } = useUploads((media) => {
    if (media.kind === 'image') set(media.address);
  });
  const { isOver, handlers } = useFiles((files) => add(files.slice(0, 1)));
  return (
    <FieldShell {...props} parts={parts}>
      <div className={styles.picture} data-over={isOver ? '' : undefined} {...handlers}>
        {address !== '' && <img className={styles.preview} src={address} alt="" loading="lazy" />}
        <div className={styles.side}>
          <TextInput
            {...controlProps(parts)}
            value={address}
            placeholder={t('drop')}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => set(event.target.value)}
          />
          <div className={styles.actions}>
            <PictureActions label={parts.label} address={address} isPortrait={isPortrait} set={set} />
          </div>
        </div>
      </div>
      <UploadList uploads={uploads.filter(({ state }) => state !== 'taken')} callOff={callOff} />
    </FieldShell>
  );
}

export const PictureField = (props: WidgetProps) => <PictureInput {...props} isPortrait={false} />;
export const PortraitField = (props: WidgetProps) => <PictureInput {...props} isPortrait />;
