/** A picture cut to a square, or to a width and height that belong together: opened from its address, cut in the browser, uploaded as a new one. */
import { useEffect, useState } from 'react';
import { sendFile } from '#api/send-file.ts';
import { useLocale } from '#i18n/use-words.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { CropBox } from '#ui/crop-box.tsx';
import { CENTRED, CROP_WINDOW_PX, seenPart, type Crop } from '#ui/crop-geometry.ts';
import { Modal, ModalActions } from '#ui/modal.tsx';
import { useDesk } from '../calls/desk-context.ts';
import { uploadFile } from './upload.ts';
import { mediaWords } from './words.ts';
import styles from './media.module.css';

/** Width of what is stored; a smaller part of a picture is not made larger. */
const SIDE_MAX = 1024;
const WIDTH_MAX = 1920;

interface CropDialogProps {
  address: string;
  /** How many times wider than high; 1 where it is absent. */
  aspect?: number;
  onCrop: (address: string) => void;
  onClose: () => void;
}

/** The picture at an address; `isBroken` where it cannot be opened here. */
function usePicture(address: string) {
  const [state, setState] = useState<{ picture?: ImageBitmap; isBroken: boolean }>({ isBroken: false });
  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const response = await fetch(address);
      const picture = await createImageBitmap(await response.blob());
      if (isGone) picture.close();
      else setState({ picture, isBroken: false });
    };
    open().catch(() => setState({ isBroken: true }));
    return () => {
      isGone = true;
    };
  }, [address]);
  return state;
}

/** The part of a picture that is seen, as a file. */
async function cutOut(picture: ImageBitmap, crop: Crop, aspect: number): Promise<File | undefined> {
  const { left, top, side } = seenPart(picture, CROP_WINDOW_PX, crop, aspect);
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(aspect === 1 ? SIDE_MAX : WIDTH_MAX, Math.round(side));
  canvas.height = Math.round(canvas.width / aspect);
  canvas
    .getContext('2d')
    ?.drawImage(picture, left, top, side, side / aspect, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob === null ? undefined : new File([blob], 'cropped.png', { type: 'image/png' });
}

/** Cuts and uploads; what went wrong stands in words. */
function useCut({ onCrop, onClose, aspect = 1 }: CropDialogProps) {
  const desk = useDesk();
  const locale = useLocale();
  const t = useTranslation(mediaWords);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const save = async (picture: ImageBitmap, crop: Crop) => {
    setBusy(true);
    const file = await cutOut(picture, crop, aspect);
    const { signal } = new AbortController();
    const progress = { signal, onProgress: () => undefined };
    const result =
      file === undefined ? undefined : await uploadFile({ ...desk, locale, send: sendFile }, file, progress);
    setBusy(false);
    if (result?.ok !== true)
      setFault(result === undefined ? t('failed') : `${result.message} ${result.hint}`);
    else {
      onCrop(result.media.address);
      onClose();
    }
  };
  return { isBusy, fault, save };
}

export function CropDialog(props: CropDialogProps) {
  const t = useTranslation(mediaWords);
  const { picture, isBroken } = usePicture(props.address);
  const [crop, setCrop] = useState(CENTRED);
  const { isBusy, fault, save } = useCut(props);
  const words = {
    picture: t('cropPicture'),
    hint: t('cropHint'),
    zoom: t('zoom'),
    preview: t('preview'),
    up: t('up'),
    down: t('down'),
    left: t('left'),
    right: t('right'),
  };
  return (
    <Modal title={t('cropTitle')} size="m" busy={isBusy} onClose={props.onClose}>
      {picture === undefined ? (
        <p role="status">{isBroken ? t('cannotOpen') : t('preparing')}</p>
      ) : (
        <CropBox picture={picture} crop={crop} onCrop={setCrop} words={words} aspect={props.aspect ?? 1} />
      )}
      <p className={styles.fault} role="alert">
        {fault}
      </p>
      <ModalActions>
        <Button
          tone="primary"
          busy={isBusy}
          unavailable={picture === undefined}
          onClick={() => {
            if (picture !== undefined) void save(picture, crop);
          }}
        >
          {t('save')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
