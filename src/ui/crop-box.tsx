/** A picture to be cut to a circle, or to a window that is wider than high: dragged by mouse or finger, moved by arrow keys or buttons, zoomed by wheel or slider. */
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { cx } from './cx.ts';
import {
  CROP_WINDOW_PX,
  keepInside,
  seenPart,
  zoomTo,
  ZOOM_MAX,
  ZOOM_MIN,
  type Crop,
  type Size,
} from './crop-geometry.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './crop-box.module.css';

const PREVIEW_PX = 72;
const STEP_PX = 10;
const ZOOM_STEP = 0.05;

export interface CropBoxProps {
  picture: CanvasImageSource & Size;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  /** How many times wider than high; 1, a circle, where it is absent. */
  aspect?: number;
  words: Readonly<Record<'picture' | 'hint' | 'zoom' | 'preview' | 'up' | 'down' | 'left' | 'right', string>>;
}

type Way = 'left' | 'up' | 'down' | 'right';
const WAYS: Readonly<Record<Way, { key: string; x: number; y: number; icon: IconName }>> = {
  left: { key: 'ArrowLeft', x: -1, y: 0, icon: 'chevron-left' },
  up: { key: 'ArrowUp', x: 0, y: -1, icon: 'chevron-up' },
  down: { key: 'ArrowDown', x: 0, y: 1, icon: 'chevron-down' },
  right: { key: 'ArrowRight', x: 1, y: 0, icon: 'chevron-right' },
};
const BUTTONS = ['left', 'up', 'down', 'right'] as const;

type Painting = Pick<CropBoxProps, 'picture' | 'crop'> & { aspect: number };

/** Draws what the window shows into a canvas of its shape, at the screen's own sharpness. */
function paint(canvas: HTMLCanvasElement | null, { picture, crop, aspect }: Painting): void {
  const pen = canvas?.getContext('2d');
  if (canvas === null || pen === null || pen === undefined) return;
  const { left, top, side } = seenPart(picture, CROP_WINDOW_PX, crop, aspect);
  pen.imageSmoothingQuality = 'high';
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, left, top, side, side / aspect, 0, 0, canvas.width, canvas.height);
}

export function CropBox({ picture, crop, onCrop, words, aspect = 1 }: CropBoxProps) {
  const window = useRef<HTMLButtonElement>(null);
  const big = useRef<HTMLCanvasElement>(null);
  const small = useRef<HTMLCanvasElement>(null);
  const drag = useRef<{ x: number; y: number; from: Crop } | undefined>(undefined);
  useEffect(() => {
    for (const canvas of [big.current, small.current]) paint(canvas, { picture, crop, aspect });
  }, [picture, crop, aspect]);
  // It stands where something else had the keyboard.
  useEffect(() => window.current?.focus(), []);
  // What was told last, drawn or not: on a busy machine a key is pressed before the drag before it was drawn.
  const latest = useRef(crop);
  // What comes back of these is drawn late, and older than what was told since.
  const ownCrops = useRef(new WeakSet<Crop>());
  useEffect(() => {
    if (!ownCrops.current.has(crop)) latest.current = crop;
  }, [crop]);
  const change = (next: Crop) => {
    ownCrops.current.add(next);
    latest.current = next;
    onCrop(next);
  };
  const moveTo = (x: number, y: number, from = latest.current) =>
    change(keepInside(picture, CROP_WINDOW_PX, { ...from, x, y }, aspect));
  const zoom = (to: number) => change(zoomTo(picture, CROP_WINDOW_PX, latest.current, to, aspect));
  const step = ({ x, y }: { x: number; y: number }, far = STEP_PX) =>
    moveTo(latest.current.x + x * far, latest.current.y + y * far);
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (drag.current === undefined) return;
    const { x, y, from } = drag.current;
    moveTo(from.x + clientX - x, from.y + clientY - y, from);
  };
  const drop = () => {
    drag.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = Object.values(WAYS).find(({ key }) => key === event.key);
    if (way === undefined) return;
    event.preventDefault();
    step(way, event.shiftKey ? 1 : STEP_PX);
  };
  return (
    <div className={styles.cropper}>
      <button
        type="button"
        ref={window}
        className={styles.window}
        style={{ width: CROP_WINDOW_PX, aspectRatio: aspect }}
        aria-label={words.picture}
        aria-describedby="crop-hint"
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { x: event.clientX, y: event.clientY, from: latest.current };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={drop}
        onPointerCancel={drop}
        onWheel={({ deltaY }) => zoom(latest.current.zoom - Math.sign(deltaY) * ZOOM_STEP * 2)}
      >
        <canvas
          ref={big}
          className={styles.picture}
          width={CROP_WINDOW_PX * 2}
          height={Math.round((CROP_WINDOW_PX * 2) / aspect)}
        />
        {aspect === 1 && <span className={styles.ring} aria-hidden="true" />}
      </button>
      <div className={styles.side}>
        <figure className={styles.preview}>
          <canvas
            ref={small}
            width={PREVIEW_PX * 2}
            height={Math.round((PREVIEW_PX * 2) / aspect)}
            style={{ width: PREVIEW_PX, height: PREVIEW_PX / aspect }}
          />
          <figcaption>{words.preview}</figcaption>
        </figure>
        <div className={styles.ways}>
          {BUTTONS.map((way) => (
            <button
              key={way}
              type="button"
              className={cx(styles.way, styles[way])}
              aria-label={words[way]}
              onClick={() => step(WAYS[way])}
            >
              <Icon name={WAYS[way].icon} size={16} />
            </button>
          ))}
        </div>
      </div>
      <label className={styles.zoom}>
        <span>{words.zoom}</span>
        <input
          type="range"
          min={ZOOM_MIN}
          max={ZOOM_MAX}
          step={ZOOM_STEP}
          value={crop.zoom}
          aria-valuetext={`${Math.round(crop.zoom * 100)}%`}
          onChange={(event) => zoom(Number(event.target.value))}
        />
      </label>
      <p className={styles.hint} id="crop-hint">
        {words.hint}
      </p>
    </div>
  );
}
