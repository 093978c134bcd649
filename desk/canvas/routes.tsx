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
];
