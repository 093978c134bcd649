/** Draws a page of a PDF into its place: the picture, and over it its words, to be selected and to be read out. */
import type { RenderTask, TextLayer } from 'pdfjs-dist';
import type { Pdf } from './open-pdf.ts';
import type { Paper } from './use-pdf.ts';
import styles from './draw-page.module.css';

interface PageDrawing {
  pdf: Pdf;
  number: number;
  /** Pixels on the page. */
  width: number;
}

interface PageListener {
  onSize: (paper: Paper) => void;
  onLoss: () => void;
}

/** More would be memory nobody sees. */
const DENSITY_MAX = 2;
const PIXELS_MAX = 16_000_000;

/** Pixels of the picture for each of the page. */
function densityOf({ width, height }: Paper): number {
  return Math.min(DENSITY_MAX, globalThis.devicePixelRatio, Math.sqrt(PIXELS_MAX / (width * height)));
}

function layerOf(box: HTMLElement, scale: number): HTMLElement {
  const layer = document.createElement('div');
  layer.className = styles.words ?? '';
  // By this name the library sets its words (its TextLayer).
  layer.style.setProperty('--total-scale-factor', String(scale));
  box.append(layer);
  return layer;
}

/** The returned function calls it off, and empties the place. */
export function drawPage(
  box: HTMLElement,
  { pdf, number, width }: PageDrawing,
  { onSize, onLoss }: PageListener,
): () => void {
  let isGone = false;
  let drawing: RenderTask | undefined;
  let words: TextLayer | undefined;
  const draw = async () => {
    const [page, library] = await Promise.all([
      pdf.getPage(number),
      import('pdfjs-dist/legacy/build/pdf.mjs'),
    ]);
    if (isGone) return;
    const paper = page.getViewport({ scale: 1 });
    onSize({ width: paper.width, height: paper.height });
    const scale = width / paper.width;
    const viewport = page.getViewport({ scale });
    const density = densityOf(viewport);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(viewport.width * density);
    canvas.height = Math.round(viewport.height * density);
    canvas.setAttribute('aria-hidden', 'true');
    drawing = page.render({ canvas, viewport: page.getViewport({ scale: scale * density }) });
    await drawing.promise;
    if (isGone) return;
    box.replaceChildren(canvas);
    const layer = new library.TextLayer({
      textContentSource: page.streamTextContent(),
      container: layerOf(box, scale),
      viewport,
    });
    words = layer;
    await layer.render();
  };
  void draw().catch((error: unknown) => {
    const isCalledOff = error instanceof Error && /RenderingCancelled|AbortException/.test(error.name);
    if (!isGone && !isCalledOff) onLoss();
  });
  return () => {
    isGone = true;
    drawing?.cancel();
    words?.cancel();
    box.replaceChildren();
  };
}
