/** A section of the host's panel: what is started in a live room, its form, its fields. */
import { useId, type ReactNode } from 'react';
import styles from './host-part.module.css';

interface HostPartProps {
  root: { 'data-node': string; 'data-kind': string };
  title: string;
  children: ReactNode;
}

export function HostPart({ root, title, children }: HostPartProps) {
  const id = useId();
  return (
    <section {...root} className={styles.part} aria-labelledby={id}>
      <h2 className={styles.name} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function HostHint({ children }: { children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>;
}

/** @param submit sends what was filled in */
export function HostForm({ submit, children }: { submit: () => Promise<void>; children: ReactNode }) {
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
    </form>
  );
}

/** A field and the button at its side. */
export function HostBeside({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>;
}

interface LinesProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Several answers, one a line. */
export function HostLines({ label, value, onChange }: LinesProps) {
  return (
    <label className={styles.form}>
      {label}
      <textarea
        className={styles.lines}
        rows={4}
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** A field under its own label. */
export function HostField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className={styles.form}>
      {label}
      {children}
    </label>
  );
}

interface CheckProps {
  label: string;
  checked: boolean;
  onChange: (isOn: boolean) => void;
}

export function HostCheck({ label, checked, onChange }: CheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
