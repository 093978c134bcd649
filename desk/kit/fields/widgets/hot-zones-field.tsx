/** Hot zones on their picture: drawn, moved and resized by pointer or arrow keys, each with its fields below. */
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { isObject, pointerTo } from '#schemas/page/json.ts';
import type { PropRow } from '#schemas/page/describe-props.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import { listOf, withItem } from '../list-change.ts';
import { newItem } from '../new-item.ts';
import { useForm, useValueBeside } from '../use-form.ts';
import type { WidgetProps } from '../widget-props.ts';
import { fieldWords } from '../words.ts';
import { moveZone, resizeZone, zoneBetween, type Zone } from '../zone-geometry.ts';
import { RowsField, titleOf } from './rows-field.tsx';
import styles from '../zones.module.css';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** A press that moves less, in percent of the picture, draws nothing. */
const DRAW_MIN = 2;

function zoneOf(item: unknown): Zone {
  const number = (name: string) => {
    const value = isObject(item) ? item[name] : undefined;
    return typeof value === 'number' ? value : 0;
  };
  return { x: number('x'), y: number('y'), w: number('w'), h: number('h') };
}

const boxOf = ({ x, y, w, h }: Zone) => ({ left: `${x}%`, top: `${y}%`, width: `${w}%`, height: `${h}%` });

/** A place on the stage, in percent. */
function placeOf(stage: HTMLElement, { clientX, clientY }: PointerEvent) {
  const box = stage.getBoundingClientRect();
  const share = (value: number, whole: number) => (whole === 0 ? 0 : (value / whole) * 100);
  return { x: share(clientX - box.left, box.width), y: share(clientY - box.top, box.height) };
}

type Drag =
  | { kind: 'draw'; from: { x: number; y: number } }
  | { kind: 'move' | 'resize'; place: number; zone: Zone; from: { x: number; y: number } };

interface StageProps {
  row: PropRow;
  pointer: string;
  zones: readonly unknown[];
  image: string;
}

/** What a drag makes of its zone. */
function dragZone(drag: Drag, to: { x: number; y: number }): Zone {
  if (drag.kind === 'draw') return zoneBetween(drag.from, to);
  const change = drag.kind === 'move' ? moveZone : resizeZone;
  return change(drag.zone, to.x - drag.from.x, to.y - drag.from.y);
}

/** The list changes once, when the pointer is let go. */
function useDrag({ row, pointer, zones }: StageProps) {
  const form = useForm();
  const stage = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const [preview, setPreview] = useState<Zone>();
  const change = (place: number, zone: Zone) => {
    const item = zones[place];
    form.set(pointerTo(pointer, place), { ...(isObject(item) ? item : {}), ...zone });
  };
  const add = (zone: Zone) => {
    const item = row.item === undefined ? {} : newItem(row.item);
    form.set(pointer, withItem(zones, zones.length, { ...(isObject(item) ? item : {}), ...zone }));
  };
  const begin = (event: PointerEvent, next: (from: { x: number; y: number }) => Drag) => {
    if (stage.current === null || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    stage.current.setPointerCapture(event.pointerId);
    setDrag(next(placeOf(stage.current, event)));
  };
  const onPointerMove = (event: PointerEvent) => {
    if (drag !== undefined && stage.current !== null)
      setPreview(dragZone(drag, placeOf(stage.current, event)));
  };
  const onPointerUp = () => {
    if (drag !== undefined && preview !== undefined) {
      if (drag.kind !== 'draw') change(drag.place, preview);
      else if (preview.w > DRAW_MIN && preview.h > DRAW_MIN && zones.length < (row.max ?? Infinity))
        add(preview);
    }
    setDrag(undefined);
    setPreview(undefined);
  };
  return { stage, drag, preview, begin, change, onPointerMove, onPointerUp };
}

function Stage(props: StageProps) {
  const { row, zones, image } = props;
  const t = useTranslation(fieldWords);
  const locale = useLocale();
  const { stage, drag, preview, begin, change, onPointerMove, onPointerUp } = useDrag(props);
  const onKeyDown = (event: KeyboardEvent, place: number, zone: Zone) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey) return;
    event.preventDefault();
    change(place, event.shiftKey ? resizeZone(zone, ...step) : moveZone(zone, ...step));
  };
  return (
    <>
      <div
        ref={stage}
        className={styles.stage}
        onPointerDown={(event) => begin(event, (from) => ({ kind: 'draw', from }))}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
      >
        <img src={image} alt="" draggable={false} />
        {zones.map((item, place) => {
          const isDragged = drag !== undefined && drag.kind !== 'draw' && drag.place === place;
          const zone = isDragged && preview !== undefined ? preview : zoneOf(item);
          const title =
            (row.item === undefined ? '' : titleOf(row.item.parts, item, locale)) ||
            t('rowOf', { n: place + 1 });
          return (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- a zone is its place in the list
              key={place}
              type="button"
              className={styles.zone}
              style={boxOf(zone)}
              aria-label={t('zoneKeys', { title })}
              onKeyDown={(event) => onKeyDown(event, place, zone)}
              onPointerDown={(event) => {
                event.currentTarget.focus();
                begin(event, (from) => ({ kind: 'move', place, zone, from }));
              }}
            >
              <span className={styles.name}>{title}</span>
              <span
                className={styles.corner}
                onPointerDown={(event) => begin(event, (from) => ({ kind: 'resize', place, zone, from }))}
              />
            </button>
          );
        })}
        {drag?.kind === 'draw' && preview !== undefined && (
          <span className={styles.zone} style={boxOf(preview)} />
        )}
      </div>
      <p className={styles.hint}>{t('zoneHint')}</p>
    </>
  );
}

/** The address of the picture the zones lie on: the field beside them. */
function useImage(pointer: string): string {
  const image = useValueBeside(pointer, 'image');
  return typeof image === 'string' ? image : '';
}

export function HotZonesField(props: WidgetProps) {
  const image = useImage(props.pointer);
  return (
    <RowsField {...props}>
      {image !== '' && <Stage {...props} zones={listOf(props.value)} image={image} />}
    </RowsField>
  );
}
