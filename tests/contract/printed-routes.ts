/** Addresses of a server, read from the tree it prints of its routes, so that a new one cannot be forgotten. */
import type { FastifyInstance } from 'fastify';

const METHODS = ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'] as const;
type Method = (typeof METHODS)[number];

export interface PrintedRoute {
  method: Method;
  path: string;
}

/** Every address with every method but HEAD, refusals of other methods among them. */
export function printedRoutes(app: FastifyInstance): PrintedRoute[] {
  const steps: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^([│├└─ ]*)(\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      steps.length = Math.max(0, indent.length / 4 - 1);
      steps.push(part);
      // A rest below an address is printed without the slash before it.
      const path = steps.join('').replace(/([^/])\*$/, '$1/*');
      return methods.split(', ').flatMap((name) => {
        const method = METHODS.find((one) => one === name);
        return method === undefined ? [] : [{ method, path }];
      });
    });
}
