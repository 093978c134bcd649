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

/** The way past the chrome for whoever goes by keys. */
function Skip({ text }: { text: string }): ReactNode {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      {text}
    </a>
  );
}

function Main({ className, children }: { className?: string | undefined; children: ReactNode }): ReactNode {
  return (
    <main id={MAIN_ID} className={className} tabIndex={-1}>
      {children}
    </main>
  );
}

function Default({ top, main, bottom, float, skip }: LayoutRegions): ReactNode {
  return (
    <div className={styles.page}>
      <Skip text={skip} />
      <header className={styles.top}>{top}</header>
      <Main className={styles.main}>{main}</Main>
      <footer>{bottom}</footer>
      {float}
    </div>
  );
}

function Blank({ top, main, bottom }: LayoutRegions): ReactNode {
  return (
    <div className={styles.page}>
      <header>{top}</header>
      <Main className={styles.main}>{main}</Main>
      <footer>{bottom}</footer>
    </div>
  );
}

function Health({ main }: LayoutRegions): ReactNode {
  return <Main>{main}</Main>;
}

/** One task fills the page: a lesson, a studio. Its head is a node of its own document, and it has no shop chrome (ADR-486). */
function Focus({ top, main, float, skip }: LayoutRegions): ReactNode {
  return (
    <div className={styles.page}>
      <Skip text={skip} />
      <header className={styles.top}>{top}</header>
      <Main className={styles.main}>{main}</Main>
      {float}
    </div>
  );
}

/** D29: the stage fills the window; bars and panels are nodes of the room's own document. */
function Live({ top, main, skip }: LayoutRegions): ReactNode {
  return (
    <div className={styles.live}>
      <Skip text={skip} />
      <header>{top}</header>
      <Main className={styles.stage}>{main}</Main>
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
