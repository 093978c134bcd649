/** The head of a screen: the way back, its title, which the window bears too, and its main buttons. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#ui/icon.tsx';
import { useTitle } from '../shell/use-title.ts';
import styles from './screens.module.css';

export interface ScreenHeadProps {
  title: string;
  back?: { href: string; label: string } | undefined;
  children?: ReactNode;
}

export function ScreenHead({ title, back, children }: ScreenHeadProps) {
  useTitle(title);
  return (
    <header className={styles.headLine}>
      <div className={styles.headWords}>
        {back !== undefined && (
          <Link className={styles.back} to={back.href}>
            <Icon name="chevron-left" size={16} />
            {back.label}
          </Link>
        )}
        <h1 className={styles.title}>{title}</h1>
      </div>
      <div className={styles.headActions}>{children}</div>
    </header>
  );
}
