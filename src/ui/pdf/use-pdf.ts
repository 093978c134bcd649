/** A PDF while somebody reads it: opened, lost, or there with the size of its first page. */
import { useEffect, useState } from 'react';
import { openPdf, type Pdf } from './open-pdf.ts';

export interface Paper {
  width: number;
  height: number;
}

export type Reading =
  | { is: 'opening' }
  | { is: 'lost' | 'broken' }
  /** `paper` is what its pages are like until each is there itself. */
  | { is: 'open'; pdf: Pdf; paper: Paper };

async function paperOf(pdf: Pdf): Promise<Paper> {
  const page = await pdf.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
}

export function usePdf(url: string): Reading {
  const [reading, setReading] = useState<Reading>({ is: 'opening' });
  useEffect(() => {
    let isGone = false;
    let close: () => void = () => undefined;
    const open = async () => {
      const opened = await openPdf(url);
      if (!opened.ok) return { is: opened.reason };
      close = opened.close;
      if (isGone) close();
      const { pdf } = opened;
      return { is: 'open' as const, pdf, paper: await paperOf(pdf) };
    };
    void open().then(
      (next) => {
        if (!isGone) setReading(next);
      },
      () => {
        if (!isGone) setReading({ is: 'lost' });
      },
    );
    return () => {
      isGone = true;
      close();
    };
  }, [url]);
  return reading;
}
