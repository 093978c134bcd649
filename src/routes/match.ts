/** Finds the route of an address. Patterns have `:name`, `:name?` and a last `*`; nothing here can throw (requirement 9). */
import type { RouteContext, RouteDefinition } from '#engine/define-route.ts';

export interface Match {
  route: RouteDefinition;
  context: RouteContext;
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Path parameters when the pattern fits; undefined when it does not, or when a segment cannot be decoded. */
function matchPattern(pattern: string, pathname: string): Record<string, string> | undefined {
  const patternParts = pattern.split('/').filter(Boolean);
  const pathParts = pathname.split('/').filter(Boolean);
  const params: Record<string, string> = {};
  for (const [index, part] of patternParts.entries()) {
    if (part === '*') return params;
    const value = pathParts[index];
    if (part.startsWith(':')) {
      if (value === undefined) {
        if (part.endsWith('?')) continue;
        return undefined;
      }
      const text = decodeSegment(value);
      if (text === undefined) return undefined;
      params[part.replace(/^:|\?$/g, '')] = text;
    } else if (value === undefined || decodeSegment(value) !== part) {
      return undefined;
    }
  }
  return pathParts.length > patternParts.length ? undefined : params;
}

/** More literal patterns win over ones with parameters, and those over the catch-all. */
function rank(pattern: string): number {
  if (pattern.includes('*')) return -1;
  return pattern.split('/').filter((part) => part !== '' && !part.startsWith(':')).length;
}

/** The route of a path with query; the catch-all takes what no other takes, malformed addresses included. */
export function matchRoute(routes: readonly RouteDefinition[], url: string): Match {
  const [path = '/', ...rest] = (url.split('#')[0] ?? '/').split('?');
  const query = new URLSearchParams(rest.join('?'));
  const byRank = [...routes].sort((one, other) => rank(other.path) - rank(one.path));
  for (const route of byRank) {
    const params = matchPattern(route.path, path);
    if (params !== undefined) return { route, context: { params, query, url } };
  }
  throw new Error('The catch-all route is missing');
}
