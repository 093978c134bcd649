/** Somebody who is known already: picture, name, one press, and the way to another. */
import type { ReactNode } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import styles from './one-person.module.css';

interface OnePersonProps {
  name: string;
  /** Address of the picture; empty for none. */
  src: string;
  hint?: string;
  /** The presses. */
  children: ReactNode;
}

const PICTURE_PX = 72;

export function OnePerson({ name, src, hint, children }: OnePersonProps) {
  return (
    <div className={styles.person}>
      <Avatar name={name} src={src} size={PICTURE_PX} />
      <p className={styles.name}>{name}</p>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </div>
  );
}
