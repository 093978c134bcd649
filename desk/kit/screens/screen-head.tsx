/** The head of a screen: the way back, its title, which the window bears too, its buttons, and the parts it is one of. */
import { Link } from 'react-router-dom';
import { Icon } from '#ui/icon.tsx';
import { PartLinks, type PartLink } from '../lists/part-links.tsx';
import { useTitle } from '../shell/use-title.ts';
import { HeadActions, type ScreenActions } from './head-actions.tsx';
import styles from './screens.module.css';

export interface ScreenHeadProps {
  title: string;
  back?: { href: string; label: string } | undefined;
  actions?: ScreenActions | undefined;
  /** Links to this screen and its siblings. */
  parts?: readonly PartLink[] | undefined;
}

export function ScreenHead({ title, back, actions, parts }: ScreenHeadProps) {
  useTitle(title);
  return (
    <>
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
        {actions !== undefined && <HeadActions {...actions} />}
      </header>
      {parts !== undefined && <PartLinks parts={parts} />}
    </>
  );
}
