/** A QR code drawn as one SVG path, with its text alternative beside it for who cannot scan (D115). */
import { encode } from 'uqr';
import { cx } from './cx.ts';
import styles from './qr-code.module.css';

export interface QrCodeProps {
  /** What the code says, usually an address. */
  text: string;
  /** What it is for: the name of the picture. */
  label: string;
  /** Pixels; 150 by default. */
  size?: number | undefined;
  className?: string | undefined;
}

/** One path of unit squares, row by row. */
export function qrPath(text: string): { size: number; path: string } {
  const code = encode(text, { ecc: 'M', border: 2 });
  const runs = code.data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size: code.size, path: runs.join('') };
}

export function QrCode({ text, label, size = 150, className }: QrCodeProps) {
  const code = qrPath(text);
  return (
    <svg
      className={cx(styles.code, className)}
      width={size}
      height={size}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={code.path} />
    </svg>
  );
}
