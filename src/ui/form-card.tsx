/** One short form, or what came of one, on a card in the middle of its place: a page of its own, or a box over one. */
import type { ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './form-card.module.css';

interface FormCardProps {
  /** What the view spreads on its root. */
  root?: object;
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

export function FormCard(props: FormCardProps) {
  const { root, id, icon, title, hint = '', busy, isNarrow = false, heading, children } = props;
  return (
    <div {...root} className={cx(styles.place, isNarrow && styles.narrow)}>
      <section
        className={styles.card}
        aria-labelledby={`${id}-title`}
        aria-busy={busy === true ? true : undefined}
      >
        <span className={styles.sign}>
          <Icon name={icon} size={isNarrow ? 32 : 28} />
        </span>
        <h1 className={styles.title} id={`${id}-title`} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {hint !== '' && <p className={styles.hint}>{hint}</p>}
        <div className={styles.content}>{children}</div>
      </section>
    </div>
  );
}
