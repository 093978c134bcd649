/** The five layouts: named regions with landmarks around them, nothing more (M49-M52, M64). */
import type { ReactNode } from 'react';
import type { LayoutName } from '#engine/define-route.ts';
import styles from './layouts.module.css';

export interface LayoutRegions {
  top: ReactNode;
  main: ReactNode;
  bottom: ReactNode;
  float: ReactNode;
  /** Text of the link that skips the chrome. */
  skip: string;
}

/** Id of the main landmark: target of the skip link and of focus after a navigation. */
export const MAIN_ID = 'main';

function Default({ top, main, bottom, float, skip }: LayoutRegions): ReactNode {
  return (
    <div className={styles.page}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {skip}
      </a>
      <header className={styles.top}>{top}</header>
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {main}
      </main>
      <footer>{bottom}</footer>
      {float}
    </div>
  );
}

function Blank({ top, main, bottom }: LayoutRegions): ReactNode {
  return (
    <div className={styles.page}>
      <header>{top}</header>
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {main}
      </main>
      <footer>{bottom}</footer>
    </div>
  );
}

function Health({ main }: LayoutRegions): ReactNode {
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      {main}
    </main>
  );
}

/** One task fills the page: a lesson, a studio. Its head is a node of its own document, and it has no shop chrome (decision 486). */
function Focus({ top, main, float, skip }: LayoutRegions): ReactNode {
  return (
    <div className={styles.page}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {skip}
      </a>
      <header className={styles.top}>{top}</header>
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {main}
      </main>
      {float}
    </div>
  );
}

/** D29: the stage fills the window; bars and panels are nodes of the room's own document. */
function Live({ top, main, skip }: LayoutRegions): ReactNode {
  return (
    <div className={styles.live}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {skip}
      </a>
      <header>{top}</header>
      <main id={MAIN_ID} className={styles.stage} tabIndex={-1}>
        {main}
      </main>
    </div>
  );
}

export const LAYOUTS: Readonly<Record<LayoutName, (regions: LayoutRegions) => ReactNode>> = {
  default: Default,
  blank: Blank,
  health: Health,
  live: Live,
  focus: Focus,
};
