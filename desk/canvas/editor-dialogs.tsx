/** Boxes over the canvas; each is fetched once it is opened. */
import { lazy, Suspense } from 'react';
import { useCanvasState } from './canvas-context.ts';

const Library = lazy(() => import('./outline/library.tsx').then((module) => ({ default: module.Library })));
const Keys = lazy(() => import('./editor-keys.tsx').then((module) => ({ default: module.EditorKeys })));
const ViewAs = lazy(() =>
  import('./editor-view-as.tsx').then((module) => ({ default: module.EditorViewAs })),
);

const PageSwitch = lazy(() =>
  import('./pages/page-switch.tsx').then((module) => ({ default: module.PageSwitch })),
);

function Dialog() {
  const dialog = useCanvasState((state) => state.dialog);
  switch (dialog) {
    case 'library':
      return <Library />;
    case 'keys':
      return <Keys />;
    case 'view-as':
      return <ViewAs />;
    case 'pages':
      return <PageSwitch />;
    case undefined:
      return null;
  }
}

export function EditorDialogs() {
  return (
    <Suspense fallback={null}>
      <Dialog />
    </Suspense>
  );
}
