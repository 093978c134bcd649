/** Addresses of lists and jump pages that lead elsewhere or nowhere. */
import { curl, expect, test } from '../journeys/support/storefront.ts';

for (const [row, path, status, to] of [
  ['D22', '/all/no-such-tag', 404, undefined],
  ['M31', '/middle/nobody/3', 404, undefined],
  ['M31', '/middle/about/page', 302, '/page/about'],
  ['M31', '/middle/d_1/cop', 302, 'https://knowledge.example.com/detail/d_1'],
  ...[7, 20, 21, 23, 29, 31, 35, 41, 42, 45, 68, 999].map(
    (type) => ['M30', `/detail/x_1/${type}`, 302, `/unsupport?id=x_1&type=${type}`] as const,
  ),
] as const) {
  test(`${row}: ${path} answers ${status}`, async () => {
    const answer = await curl('knowledge', path);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(to);
  });
}
