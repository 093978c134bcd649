/** The addresses of the desk: its login, and behind it the screens of canvas and console inside the shell. */
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { canvasRoutes } from '#desk/canvas/routes.tsx';
import { consoleRoutes } from '#desk/console/routes.tsx';
import type { DeskFacts } from '#desk/kit/facts.ts';
import { ForScope } from '#desk/kit/shell/for-scope.tsx';
import { DeadEnd } from '#desk/kit/shell/dead-end.tsx';
import { DESK, DESK_LOGIN, DESK_START } from '#schemas/desk/paths.ts';
import { DeskGate } from './desk-gate.tsx';

/** Screens come in chunks of their own; one that cannot be had, or throws, says so and keeps the menu. */
const withFault = (route: RouteObject): RouteObject => ({ errorElement: <DeadEnd />, ...route });

export function makeRouter(facts: DeskFacts): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    {
      path: DESK_START,
      // Opened once in the life of an installation: in a chunk of its own.
      lazy: () => import('./open-shop.tsx').then(({ OpenShop }) => ({ element: <OpenShop facts={facts} /> })),
      errorElement: <DeadEnd />,
      hydrateFallbackElement: <main aria-busy="true" />,
    },
    {
      path: DESK_LOGIN,
      lazy: () => import('./login.tsx').then(({ Login }) => ({ element: <Login facts={facts} /> })),
      errorElement: <DeadEnd />,
      hydrateFallbackElement: <main aria-busy="true" />,
    },
    {
      path: DESK,
      element: <DeskGate facts={facts} />,
      errorElement: <DeadEnd />,
      hydrateFallbackElement: <main aria-busy="true" />,
      children: [
        {
          element: (
            <ForScope scope="pages">
              <Outlet />
            </ForScope>
          ),
          children: canvasRoutes.map(withFault),
        },
        ...consoleRoutes.map(withFault),
        { path: '*', element: <DeadEnd isMissing /> },
      ],
    },
  ]);
}
