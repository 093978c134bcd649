/** A QR code behind something that opens: the server draws it, and the browser brings its encoder once the page is used. */
import { memo, Suspense, use } from 'react';
import type { QrCodeProps } from './qr-code.tsx';

type Part = typeof import('./qr-code.tsx');

let part: Part | undefined;
let coming: Promise<Part> | undefined;

/** Brings the encoder; whoever renders in one go, as the server does, waits for it once at its start. */
export function loadQrCode(): Promise<Part> {
  coming ??= import('./qr-code.tsx').then(
    (module) => {
      part = module;
      return module;
    },
    () => {
      coming = undefined;
      // What the server drew says all there is to say, so it stays.
      return new Promise<Part>(() => undefined);
    },
  );
  return coming;
}

const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Nobody sees the code before they have come to it with a pointer or a key. */
function untilUsed(): Promise<void> {
  return new Promise((resolve) => {
    for (const sign of SIGNS_OF_USE)
      document.addEventListener(sign, () => resolve(), { once: true, passive: true });
  });
}

let partPromise: Promise<Part> | undefined;

function loadOnceUsed(): Promise<Part> {
  partPromise ??= untilUsed().then(loadQrCode);
  return partPromise;
}

function DrawnCode(props: QrCodeProps) {
  const { QrCode } = part ?? use(loadOnceUsed());
  return <QrCode {...props} />;
}

/** As QrCode; kept as it is while what stands around it is drawn again, so that its markup waits undisturbed. */
export const LaterQrCode = memo(function LaterQrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={null}>
      <DrawnCode {...props} />
    </Suspense>
  );
});
