/** Addresses of the canvas; each screen comes in a chunk of its own. */
import type { RouteObject } from 'react-router-dom';

export const canvasRoutes: readonly RouteObject[] = [
  { path: 'pages', lazy: () => import('./pages/pages.tsx').then(({ Pages }) => ({ Component: Pages })) },
];
