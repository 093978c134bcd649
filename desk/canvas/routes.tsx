/** Addresses of the canvas; each screen comes in a chunk of its own. */
import type { RouteObject } from 'react-router-dom';
import type { ScreenHandle } from '#desk/kit/shell/shell.tsx';

const WHOLE: ScreenHandle = { isWhole: true };

export const canvasRoutes: readonly RouteObject[] = [
  { path: 'pages', lazy: () => import('./pages/pages.tsx').then(({ Pages }) => ({ Component: Pages })) },
  {
    path: 'page/:kind/:id',
    handle: WHOLE,
    lazy: () => import('./editor-screen.tsx').then(({ EditorScreen }) => ({ Component: EditorScreen })),
  },
  {
    path: 'page/:kind/:id/views',
    lazy: () =>
      import('./views/view-as-screen.tsx').then(({ ViewAsScreen }) => ({ Component: ViewAsScreen })),
  },
  {
    path: 'page/:kind/:id/compare',
    lazy: () =>
      import('./views/compare-screen.tsx').then(({ CompareScreen }) => ({ Component: CompareScreen })),
  },
];
