/** Addresses of the console; each screen comes in a chunk of its own. */
import type { RouteObject } from 'react-router-dom';

export const consoleRoutes: readonly RouteObject[] = [];
