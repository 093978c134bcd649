/** A picture by its address: chosen from the library, uploaded, dropped or pasted; a portrait is cut to a square, what blocks crop has a focal point. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { CropDialog } from '#desk/kit/media/crop-dialog.tsx';
import { FocusDialog } from '#desk/kit/media/focus-dialog.tsx';
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

/** What becomes of the picture: shown whole, cut to a square, or cropped by the block it stands in. */
type Use = 'whole' | 'portrait' | 'cropped';

interface ActionsProps {
  label: string;
  address: string;
  use: Use;
  set: (address: string) => void;
}

type Box = 'library' | 'crop' | 'focus';

function PictureActions({ label, address, use, set }: ActionsProps) {
  const t = useTranslation(mediaWords);
  const [box, setBox] = useState<Box>();
  const close = () => setBox(undefined);
  return (
    <>
      <Button size="s" aria-label={t('chooseOf', { label })} onClick={() => setBox('library')}>
        {t('choose')}
      </Button>
      {use === 'portrait' && address !== '' && (
        <Button size="s" aria-label={t('cropOf', { label })} onClick={() => setBox('crop')}>
          {t('crop')}
        </Button>
      )}
      {use === 'cropped' && address !== '' && (
        <Button size="s" aria-label={t('focusOf', { label })} onClick={() => setBox('focus')}>
          {t('focus')}
        </Button>
      )}
      {box === 'library' && (
        <MediaDialog kind="image" onChoose={(media) => set(media.address)} onClose={close} />
      )}
      {box === 'crop' && <CropDialog address={address} onCrop={set} onClose={close} />}
      {box === 'focus' && <FocusDialog address={address} onFocus={set} onClose={close} />}
    </>
  );
}

function PictureInput({ use, ...props }: WidgetProps & { use: Use }) {
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
            <PictureActions label={parts.label} address={address} use={use} set={set} />
          </div>
        </div>
      </div>
      <UploadList uploads={uploads.filter(({ state }) => state !== 'taken')} callOff={callOff} />
    </FieldShell>
  );
}

export const PictureField = (props: WidgetProps) => <PictureInput {...props} use="whole" />;
export const PortraitField = (props: WidgetProps) => <PictureInput {...props} use="portrait" />;
export const CroppedField = (props: WidgetProps) => <PictureInput {...props} use="cropped" />;
