/** Which area of the server a route belongs to, for figures and traces: a folder of server/areas, `web` or `server`. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The area that answers here. */
    area?: string;
  }
}

/** Pages and files of shops. */
const PAGES = '/*';

export function areaOf({ routeOptions: { url, config } }: Pick<FastifyRequest, 'routeOptions'>): string {
  return config?.area ?? (url === PAGES ? 'web' : 'server');
}

/** Puts routes on `app` that are this area's, whatever scopes they open. */
export function registerArea(
  app: FastifyInstance,
  area: string,
  register: (scope: FastifyInstance) => void,
): void {
  void app.register((scope, _options, next) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, area };
    });
    register(scope);
    next();
  });
}
