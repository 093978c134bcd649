/** Opens a PDF of this site: the library and its worker are fetched with the first one, and by nobody else (ADR-351). */
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { trustedAddress } from '#platform/trusted-address.ts';
// The build gives the worker's address its default export.
// oxlint-disable-next-line import/default
import workerAddress from './pdf.worker.ts?worker&url';

/** One that is open. */
export type Pdf = PDFDocumentProxy;

export type OpenedPdf =
  | { ok: true; pdf: Pdf; close: () => void }
  /** `lost`: it was not had, as when its address ended; `broken`: what was had is no PDF, or is locked. */
  | { ok: false; reason: 'lost' | 'broken' };

/** What Chinese type and scans need that files do not carry: laid there by the build (vite.config.ts). */
const BESIDE = '/assets/pdf/';

const BROKEN: ReadonlySet<string> = new Set(['InvalidPDFException', 'PasswordException', 'FormatError']);

/** @param onProgress hears how much of it has come, in percent, where its size is known. */
export async function openPdf(url: string, onProgress: (percent: number) => void): Promise<OpenedPdf> {
  const { getDocument, PDFWorker } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const port = new Worker(trustedAddress(workerAddress), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    url,
    worker,
    // Nothing a file carries runs, as nothing of a merchant's does (requirement 4).
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    cMapUrl: BESIDE,
    cMapPacked: true,
    wasmUrl: BESIDE,
  });
  task.onProgress = ({ loaded: bytes, total }: Pick<ProgressEvent, 'loaded' | 'total'>) => {
    if (total > 0) onProgress(Math.min(100, Math.round((bytes / total) * 100)));
  };
  const close = () => {
    void task.destroy().finally(() => {
      worker.destroy();
      port.terminate();
    });
  };
  try {
    return { ok: true, pdf: await task.promise, close };
  } catch (error) {
    close();
    return { ok: false, reason: BROKEN.has(error instanceof Error ? error.name : '') ? 'broken' : 'lost' };
  }
}
