/** Draws a picture and lays a list of plain links over it, so that each zone is reached, named and followed like any other. */
import type { CSSProperties } from 'react';
import { resolveLink, type LinkTarget } from '#schemas/page/link.ts';
import { safeImageUrl } from '#schemas/address/safe-url.ts';
import { defineView } from '#engine/define-view.ts';
import { Band } from '#ui/band.tsx';
import { Cover } from '#ui/cover.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/link.tsx';
import { PictureLabel } from '#ui/picture-label.tsx';
import { pageSizes } from '#ui/sizes.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { definition } from './definition.ts';
import type { Rectangle } from './inside.ts';
import { words } from './words.ts';
import styles from './view.module.css';

/** A zone at the far edges keeps room for the smallest target (WCAG 2.5.8) inside the picture. */
function placeOf({ x, y, w, h }: Rectangle): CSSProperties {
  const from = (share: number) => `min(${share}%, calc(100% - var(--lt-space-6)))`;
  return { left: from(x), top: from(y), width: `${w}%`, height: `${h}%` };
}

interface ZoneProps {
  name: string;
  target: LinkTarget;
  marks: 'none' | 'dots' | 'names';
}

function Zone({ name, target, marks }: ZoneProps) {
  return (
    <Link target={target} className={cx(styles.zone, styles[marks])}>
      {marks === 'names' ? (
        <PictureLabel text={name} className={styles.name} />
      ) : (
        <VisuallyHidden>{name}</VisuallyHidden>
      )}
    </Link>
  );
}

export default defineView(definition, words, ({ root, props, leads, t }) => {
  const full = props.width === 'full';
  const isLost = safeImageUrl(props.image) === undefined;
  const marks = isLost ? 'names' : props.marks;
  const zones = props.zones.flatMap((zone) => {
    const target = resolveLink(zone.link);
    return target === undefined ? [] : [{ ...zone, target }];
  });
  return (
    <Band {...root} as="div" space={full ? 'none' : 'm'} width={props.width}>
      <div className={styles.stage}>
        <Cover
          src={props.image}
          alt={props.alt ?? ''}
          ratio={`${props.image_width} / ${props.image_height}`}
          priority={leads}
          sizes={full ? '100vw' : pageSizes()}
          radius={full ? 'none' : 'l'}
        />
        {zones.length > 0 && (
          <ul className={styles.zones} aria-label={t('zones')}>
            {zones.map((zone, index) => (
              <li key={index} className={styles.place} style={placeOf(zone)}>
                <Zone name={zone.name} target={zone.target} marks={marks} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Band>
  );
});
