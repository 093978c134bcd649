/** A button, or a link that looks like one. */
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import type { LinkTarget } from '#schemas/page/link.ts';
import { cx } from './cx.ts';
import { Link } from './link.tsx';
import styles from './button.module.css';

type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'text' | 'danger';

export interface ButtonProps extends Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  | 'onClick'
  | 'disabled'
  | 'type'
  | 'className'
  | 'id'
  | 'aria-label'
  | 'aria-expanded'
  | 'aria-controls'
  | 'autoFocus'
> {
  tone?: ButtonTone | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  href?: string | undefined;
  target?: LinkTarget | undefined;
  /** Shows that work is under way and takes no clicks; the label stays, so the width does not jump. */
  busy?: boolean | undefined;
  /** It cannot be pressed now, but keeps the keyboard's focus, unlike `disabled`. */
  unavailable?: boolean | undefined;
  /** Fills the width of its container. */
  block?: boolean | undefined;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
  /** Names the page's main action for scripts and checks. */
  'data-action'?: string | undefined;
  children?: ReactNode;
}

export function Button(props: ButtonProps) {
  const {
    tone = 'secondary',
    size = 'm',
    href,
    target,
    busy,
    unavailable,
    block,
    icon,
    className,
    children,
    ref,
    ...rest
  } = props;
  const classes = cx(
    styles.button,
    styles[tone],
    styles[size],
    block && styles.block,
    busy && styles.busy,
    unavailable && styles.unavailable,
    className,
  );
  const isIdle = busy !== true && unavailable !== true;
  const inside = (
    <>
      {icon}
      <span className={styles.label}>{children}</span>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </>
  );
  if (href !== undefined || target !== undefined) {
    return (
      <Link
        className={classes}
        href={href}
        target={target}
        id={rest.id}
        aria-label={rest['aria-label']}
        data-action={rest['data-action']}
      >
        {inside}
      </Link>
    );
  }
  return (
    <button
      {...rest}
      ref={ref}
      type={rest.type ?? 'button'}
      className={classes}
      disabled={rest.disabled}
      aria-busy={busy === true ? true : undefined}
      aria-disabled={isIdle ? undefined : true}
      onClick={isIdle ? rest.onClick : undefined}
    >
      {inside}
    </button>
  );
}
