/** A link to another screen of the desk that looks like a button; the router follows it. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '#ui/cx.ts';
import button from '#ui/button.module.css';

interface NavButtonProps {
  to: string;
  isMain?: boolean;
  action?: string;
  children: ReactNode;
}

export function NavButton({ to, isMain = false, action, children }: NavButtonProps) {
  return (
    <Link
      to={to}
      className={cx(button.button, isMain ? button.primary : button.secondary, button.m)}
      data-action={action}
    >
      <span className={button.label}>{children}</span>
    </Link>
  );
}
