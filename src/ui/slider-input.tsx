/** A number within a span: moved along a line, or typed beside it. */
import type { ReactNode } from 'react';
import styles from './slider-input.module.css';

interface SliderInputProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The number with its unit, as it is read while the line is moved. */
  valueText: string;
  onChange: (value: number) => void;
  /** The control the number is typed into. */
  children: ReactNode;
}

export function SliderInput({ label, valueText, onChange, children, ...line }: SliderInputProps) {
  return (
    <span className={styles.slider}>
      <input
        {...line}
        className={styles.line}
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <span className={styles.typed}>{children}</span>
    </span>
  );
}
