/** Parts of a row: the link that opens it, a picture beside two lines. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Cover } from '#ui/cover.tsx';
import styles from './lists.module.css';

interface RowLinkProps {
  to: string;
  /** Below the link. */
  note?: ReactNode;
  children: ReactNode;
}

export function RowLink({ to, note, children }: RowLinkProps) {
  return (
    <>
      <Link className={styles.rowLink} to={to}>
        {children}
      </Link>
      {note !== undefined && note !== '' && <span className={styles.rowNote}>{note}</span>}
    </>
  );
}

export function RowPicture({ src, children }: { src: string; children: ReactNode }) {
  return (
    <span className={styles.rowPicture}>
      <span className={styles.thumb}>
        <Cover src={src} alt="" ratio="16 / 9" sizes="80px" />
      </span>
      <span className={styles.rowWords}>{children}</span>
    </span>
  );
}
