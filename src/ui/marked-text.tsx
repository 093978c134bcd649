/** A text with parts of it marked, as elements: what is marked is never read as markup. */
import { Fragment, type ReactNode } from 'react';
import styles from './marked-text.module.css';

export interface MarkedTextProps {
  text: string;
  /** In order and apart, in UTF-16 units; parts outside the text are left out. */
  marks: readonly { from: number; to: number }[] | undefined;
}

export function MarkedText({ text, marks = [] }: MarkedTextProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { from, to } of marks) {
    if (from < end || to <= from || to > text.length) continue;
    parts.push(
      <Fragment key={from}>
        {text.slice(end, from)}
        <mark className={styles.mark}>{text.slice(from, to)}</mark>
      </Fragment>,
    );
    end = to;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
