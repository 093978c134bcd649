/** The desk's frame: the menu at the side, who is signed in, and the screen. A screen whose route says `isWhole` has the window to itself. */
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { isObject } from '#schemas/page/json.ts';
import { useWords } from '#i18n/use-words.ts';
import { LeaveGuard } from '../screens/editor/leave-guard.tsx';
import { Menu } from './menu.tsx';
import { shellWords } from './words.ts';
import styles from './shell.module.css';

/** What a route may say of itself in its `handle`. */
export interface ScreenHandle {
  /** Drawn without the menu: an editor needs the whole window. */
  isWhole?: boolean;
}

const isWholeScreen = (handle: unknown) => isObject(handle) && handle['isWhole'] === true;

export function Shell() {
  const t = useWords(shellWords);
  const isWhole = useMatches().some(({ handle }) => isWholeScreen(handle));
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    // A new screen is read from its beginning; one that only changes its filters keeps the focus where it is.
    if (last.current !== pathname) main.current?.focus({ preventScroll: true });
    last.current = pathname;
  }, [pathname]);
  if (isWhole)
    return (
      <>
        <Outlet />
        <LeaveGuard />
      </>
    );
  return (
    <div className={styles.desk}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <Menu />
      <main className={styles.main} id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <LeaveGuard />
    </div>
  );
}
