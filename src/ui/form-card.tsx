/** One short form, or what came of one, on a card in the middle of its place: a page of its own, or a box over one. */
import type { ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import styles from './form-card.module.css';
import { Icon, type IconName } from './icon.tsx';

const GROW_MS = 220;
const GROW_EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/**
 * A frame that grows and shrinks with what stands in it, where movement is welcome. A ref of the frame's only child; the
 * frame clips what it has no room for yet.
 */
function smoothHeight(inside: HTMLElement | null): (() => void) | undefined {
  const frame = inside?.parentElement;
  if (inside === null || frame === null || frame === undefined) return undefined;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  const around = frame.offsetHeight - inside.offsetHeight;
  let last = inside.offsetHeight;
  let growing: Animation | undefined;
  const watch = new ResizeObserver(() => {
    const next = inside.offsetHeight;
    if (next === last) return;
    const from = growing?.playState === 'running' ? frame.offsetHeight : last + around;
    last = next;
    growing?.cancel();
    const at = (height: number) => ({ height: `${height}px`, overflow: 'clip' });
    growing = frame.animate([at(from), at(next + around)], { duration: GROW_MS, easing: GROW_EASING });
  });
  watch.observe(inside);
  return () => watch.disconnect();
}

interface FormCardProps {
  /** What the view spreads on its root. */
  root?: object | undefined;
  id: string;
  icon: IconName;
  title: string;
  hint?: string | undefined;
  busy?: boolean;
  /** A page for phones and small frames too: laid out for any width, where no other page is. */
  isNarrow?: boolean;
  /** Of the title, which takes the keyboard where what was pressed is gone. */
  heading?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

interface PlaceProps {
  root?: object | undefined;
  isNarrow?: boolean;
  /** What it holds fills a window, nearly. */
  isTall?: boolean;
  children?: ReactNode;
}

/** The middle of a page, or of a box over one; its upper edge stays where it is, whatever comes to stand in it. */
export function CardPlace({ root, isNarrow = false, isTall = false, children }: PlaceProps) {
  return (
    <div {...root} className={cx(styles.place, isNarrow && styles.slim, isTall && styles.tall)}>
      {children}
    </div>
  );
}

interface CardProps {
  labelledBy: string;
  busy?: boolean | undefined;
  children?: ReactNode;
}

/** The card itself, for whatever is as wide as a login (M109). */
export function Card({ labelledBy, busy, children }: CardProps) {
  return (
    <section
      className={styles.card}
      aria-labelledby={labelledBy}
      aria-busy={busy === true ? true : undefined}
    >
      <div ref={smoothHeight}>{children}</div>
    </section>
  );
}

export function FormCard(props: FormCardProps) {
  const { root, id, icon, title, hint = '', busy, isNarrow = false, heading, children } = props;
  return (
    <CardPlace root={root} isNarrow={isNarrow}>
      <Card labelledBy={`${id}-title`} busy={busy}>
        <div className={styles.column}>
          <span className={styles.sign}>
            <Icon name={icon} size={isNarrow ? 32 : 28} />
          </span>
          <h1 className={styles.title} id={`${id}-title`} ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {hint !== '' && <p className={styles.hint}>{hint}</p>}
          <div className={styles.content}>{children}</div>
        </div>
      </Card>
    </CardPlace>
  );
}
