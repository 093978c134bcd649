/** A PDF while somebody reads it: opened, lost, or there with the size of its first page. */
import { useEffect, useState } from 'react';
import { openPdf, type Pdf } from './open-pdf.ts';

export interface Paper {
  width: number;
  height: number;
}

export type Reading =
  /** `percent` of it has come; undefined until its size is known. */
  | { is: 'opening'; percent?: number }
  | { is: 'lost' | 'broken' }
  /** `paper` is what its pages are like until each is there itself. */
  | { is: 'open'; pdf: Pdf; paper: Paper };

async function paperOf(pdf: Pdf): Promise<Paper> {
  const page = await pdf.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
}

/** `again` opens it anew, from the same address where no other is given. */
export function usePdf(url: string): { reading: Reading; again: () => void } {
  const [turn, setTurn] = useState(0);
  const [reading, setReading] = useState<Reading>({ is: 'opening' });
  useEffect(() => {
    let isGone = false;
    let close: () => void = () => undefined;
    const open = async () => {
      const result = await openPdf(url, (percent) => {
        if (!isGone) setReading((last) => (last.is === 'opening' ? { is: 'opening', percent } : last));
      });
      if (!result.ok) return { is: result.reason };
      close = result.close;
      if (isGone) close();
      const { pdf } = result;
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
  }, [url, turn]);
  const again = () => {
    setReading({ is: 'opening' });
    setTurn((last) => last + 1);
  };
  return { reading, again };
}
