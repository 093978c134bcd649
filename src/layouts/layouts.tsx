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

function Main({ className, children }: { className?: string | undefined; children: ReactNode }): ReactNode {
  return (
    <main id={MAIN_ID} className={className} tabIndex={-1}>
      {children}
    </main>
  );
}

/** What a layout has around its content. */
interface Frame {
  page: string | undefined;
  top?: string | undefined;
  main: string | undefined;
  /** A link past the chrome, for the keyboard. */
  hasSkip?: boolean;
  hasFooter?: boolean;
  hasFloat?: boolean;
}

function around({ page, top: head, main: content, hasSkip, hasFooter, hasFloat }: Frame) {
  return ({ top, main, bottom, float, skip }: LayoutRegions): ReactNode => (
    <div className={page}>
      {hasSkip && (
        <a className={styles.skip} href={`#${MAIN_ID}`}>
          {skip}
        </a>
      )}
      <header className={head}>{top}</header>
      <Main className={content}>{main}</Main>
      {hasFooter && <footer>{bottom}</footer>}
      {hasFloat && float}
    </div>
  );
}

const { page, top, main, live, stage } = styles;

export const LAYOUTS: Readonly<Record<LayoutName, (regions: LayoutRegions) => ReactNode>> = {
  default: around({ page, top, main, hasSkip: true, hasFooter: true, hasFloat: true }),
  blank: around({ page, main, hasFooter: true }),
  health: ({ main: content }) => <Main>{content}</Main>,
  /** D29: the stage fills the window; bars and panels are nodes of the room's own document. */
  live: around({ page: live, main: stage, hasSkip: true }),
  /** One task fills the page: a lesson, a studio. Its head is a node of its own document, and it has no shop chrome (ADR-486). */
  focus: around({ page, top, main, hasSkip: true, hasFloat: true }),
};
