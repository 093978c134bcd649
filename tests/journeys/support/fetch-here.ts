/** What the server answers to a request of a page that a test holds in its hands: Node finds no name below `localhost`, as browsers do. */
import type { APIResponse, Route } from '@playwright/test';

export async function fetchHere(route: Route): Promise<APIResponse> {
  const request = route.request();
  const url = new URL(request.url());
  const headers = { ...(await request.allHeaders()), host: url.host };
  url.hostname = '127.0.0.1';
  return route.fetch({ url: url.href, headers, maxRedirects: 0 });
}
