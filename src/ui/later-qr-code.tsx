/** A QR code in a part every page wakes: the server draws it, and the browser brings its encoder only where one stands. */
import { memo, Suspense, use } from 'react';
import type { QrCodeProps } from './qr-code.tsx';

type Part = typeof import('./qr-code.tsx');

let part: Part | undefined;
let coming: Promise<Part> | undefined;

/** Brings the encoder; whoever renders in one go, as the server does, waits for it once at its start. */
export function loadQrCode(): Promise<Part> {
  coming ??= import('./qr-code.tsx').then(
    (loaded) => {
      part = loaded;
      return loaded;
    },
    () => {
      coming = undefined;
      // What the server drew says all there is to say, so it stays.
      return new Promise<Part>(() => undefined);
    },
  );
  return coming;
}

function Drawn(props: QrCodeProps) {
  const { QrCode } = part ?? use(loadQrCode());
  return <QrCode {...props} />;
}

/** As QrCode; kept as it is while what stands around it is drawn again, so that its markup waits undisturbed. */
export const LaterQrCode = memo(function LaterQrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={null}>
      <Drawn {...props} />
    </Suspense>
  );
});
