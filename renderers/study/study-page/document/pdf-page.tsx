/** One page of a PDF: its place is kept from the start, it is drawn when it is nearly seen and let go of when it is far away. */
import { useEffect, useRef, useState } from 'react';
import { drawPage } from '#ui/pdf/draw-page.ts';
import type { Pdf } from '#ui/pdf/open-pdf.ts';
import type { Paper } from '#ui/pdf/use-pdf.ts';
import styles from './pdf-page.module.css';

interface PdfPageProps {
  pdf: Pdf;
  number: number;
  paper: Paper;
  label: string;
  /** In pixels, as wide as it is shown. */
  width: number;
  onLoss: () => void;
}

/** Windows above and below what is seen. */
const NEAR = '150% 0px';

export function PdfPage({ pdf, number, paper, label, width, onLoss }: PdfPageProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [own, setOwn] = useState(paper);
  useEffect(() => {
    const box = place.current;
    if (box === null) return undefined;
    const watcher = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      rootMargin: NEAR,
    });
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    const box = place.current;
    if (!isNear || box === null || width <= 0) return undefined;
    return drawPage(box, { pdf, number, width }, { onSize: setOwn, onLoss });
  }, [isNear, pdf, number, width, onLoss]);
  return (
    <div
      ref={place}
      className={styles.page}
      role="group"
      aria-label={label}
      style={{ aspectRatio: `${String(own.width)} / ${String(own.height)}` }}
    />
  );
}
