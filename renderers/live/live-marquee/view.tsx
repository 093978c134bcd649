/** Draws live-marquee. */
import type { CSSProperties } from 'react';
import { liveMarqueeGet } from '#schemas/api/live/room-details.ts';
import { defineView } from '#engine/define-view.ts';
import { useAnswer, useRoom, useTurns } from '#features/live/index.ts';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

/** With reduced motion it jumps instead. */
const JUMP_MS = 10_000;
const PLACES = 5;
/** Pixels a turn runs over, about as wide as a stage. */
const WAY = 1200;
/** The size its style writes, which is drawn larger or smaller. */
const WRITTEN = 16;

export default defineView(definition, words, function LiveMarquee({ root, props, act }) {
  const { alive_id: id } = props;
  const view = useRoom(id);
  const isOn = view?.room.marquee.enabled === true && view.room.door === 'open';
  const key = isOn ? `${id}/${String(view.isIn)}` : '';
  const { value } = useAnswer(key, () => act(liveMarqueeGet, { alive_id: id }));
  const marquee = value ?? view?.room.marquee;
  const isShown = isOn && marquee !== undefined && marquee.enabled && marquee.text !== '';
  const place = useTurns(isShown, JUMP_MS) % PLACES;
  if (!isShown) return null;
  const { text, color, opacity, size, speed } = marquee;
  const style: CSSProperties & Record<`--${string}`, string> = {
    color,
    opacity,
    '--zoom': String(size / WRITTEN),
    '--turn': `${String(Math.round(WAY / Math.max(1, speed)))}s`,
    '--place': String(place),
  };
  return (
    <div {...root} className={styles.marquee} aria-hidden="true">
      <span className={styles.text} style={style}>
        {text}
      </span>
    </div>
  );
});
