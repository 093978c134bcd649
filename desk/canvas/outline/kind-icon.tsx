/** The picture of a kind of block, as large as its place: in the library, and small in the outline. */
import { sketchOf, SKETCH, type Shape } from './sketches.ts';
import styles from './sketch.module.css';

function SketchShape({ shape: [tone, x, y, width, height] }: { shape: Shape }) {
  const round = tone === 'dot' ? Math.min(width, height) / 2 : Math.min(2, height / 2);
  return <rect className={styles[tone]} x={x} y={y} width={width} height={height} rx={round} />;
}

/** Decoration: the name stands beside it. */
export function KindIcon({ kind, isLarge = false }: { kind: string; isLarge?: boolean }) {
  return (
    <svg
      className={isLarge ? styles.large : styles.small}
      viewBox={`0 0 ${String(SKETCH.width)} ${String(SKETCH.height)}`}
      aria-hidden="true"
      focusable="false"
    >
      {sketchOf(kind).map((shape) => (
        <SketchShape key={shape.join(' ')} shape={shape} />
      ))}
    </svg>
  );
}
