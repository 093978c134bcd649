/** The point of a picture that stays in sight where a block crops it: pressed in the picture, or moved by the arrow keys (ADR-829). */
import { useId, useState, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react';
import {
  CENTRE,
  focalPointOf,
  insidePicture,
  withFocalPoint,
  withoutFocalPoint,
  type FocalPoint,
} from '#schemas/content/focal-point.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { Modal, ModalActions } from '#ui/modal.tsx';
import { mediaWords } from './words.ts';
import styles from './focus-dialog.module.css';

interface FocusDialogProps {
  address: string;
  onFocus: (address: string) => void;
  onClose: () => void;
}

/** Shapes blocks crop to, from wide to high. */
const SHAPES = ['16 / 5', '1 / 1', '3 / 4'];
const STEP = 5;
const SMALL_STEP = 1;
const WAYS: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface FocusBoxProps {
  picture: string;
  point: FocalPoint;
  onPoint: (point: FocalPoint) => void;
}

/** The whole picture, with a ring around the point. */
function FocusBox({ picture, point, onPoint }: FocusBoxProps) {
  const t = useTranslation(mediaWords);
  const hint = useId();
  const press = ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
    // Enter and Space press it, too, at no point of it.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onPoint(insidePicture({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 }));
  };
  const move = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? SMALL_STEP : STEP;
    onPoint(insidePicture({ x: point.x + way.x * step, y: point.y + way.y * step }));
  };
  const place: CSSProperties = { left: `${String(point.x)}%`, top: `${String(point.y)}%` };
  return (
    <>
      <button
        type="button"
        className={styles.box}
        aria-label={t('focusPicture')}
        aria-describedby={hint}
        onClick={press}
        onKeyDown={move}
      >
        <img src={picture} alt="" draggable={false} />
        <span className={styles.ring} style={place} />
      </button>
      <p className={styles.hint} id={hint}>
        {t('focusHint')}
      </p>
      <p className={styles.hint} role="status">
        {t('focusPlace', { x: point.x, y: point.y })}
      </p>
    </>
  );
}

/** What is left of it in each shape. */
function Previews({ picture, point }: Pick<FocusBoxProps, 'picture' | 'point'>) {
  const t = useTranslation(mediaWords);
  const objectPosition = `${String(point.x)}% ${String(point.y)}%`;
  return (
    <figure className={styles.previews}>
      <figcaption>{t('focusPreview')}</figcaption>
      {SHAPES.map((aspectRatio) => (
        <img key={aspectRatio} src={picture} alt="" style={{ aspectRatio, objectPosition }} />
      ))}
    </figure>
  );
}

export function FocusDialog({ address, onFocus, onClose }: FocusDialogProps) {
  const t = useTranslation(mediaWords);
  const [point, setPoint] = useState(() => focalPointOf(address) ?? CENTRE);
  const picture = withoutFocalPoint(address);
  const save = () => {
    onFocus(withFocalPoint(address, point));
    onClose();
  };
  return (
    <Modal title={t('focusTitle')} size="m" onClose={onClose}>
      <div className={styles.focus}>
        <FocusBox picture={picture} point={point} onPoint={setPoint} />
        <Previews picture={picture} point={point} />
      </div>
      <ModalActions>
        <Button onClick={() => setPoint(CENTRE)}>{t('focusCentre')}</Button>
        <Button tone="primary" onClick={save}>
          {t('save')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
