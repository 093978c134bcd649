/** Every route of the specification: it resolves, with its status, layout and title, from a cold request (M16-M47). */
import { curl, expect, test, textOfHtml } from '../journeys/support/storefront.ts';
import { PAGES, PERSONAL, REDIRECTS } from '../support/route-table.ts';

const count = (body: string, part: string) => body.split(part).length - 1;

for (const [row, path, layout, status] of PAGES) {
  test(`${row}: ${path} shows its page in the ${layout} layout with status ${status}`, async () => {
    const answer = await curl('knowledge', path);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatch(/<title>[^<]+<\/title>/);
    const body = answer.body.slice(answer.body.indexOf('<body'));
    const isDefault = layout === 'default';
    expect(count(body, 'data-kind="navbar"')).toBe(isDefault ? 1 : 0);
    const footer = /<footer[\s\S]*?<\/footer>/.exec(body)?.[0] ?? '';
    expect(textOfHtml(footer).trim() !== '').toBe(isDefault);
    expect(textOfHtml(body).trim()).not.toBe('');
  });
}

for (const [row, path] of PERSONAL) {
  test(`${row}: ${path} sends its shell, which may not be cached`, async () => {
    const { status, body, headers } = await curl('knowledge', path);
    expect(status).toBe(200);
    expect(body).toMatch(/data-kind="navbar"/);
    expect(headers['cache-control']).toContain('no-store');
  });
}

for (const [row, path, to] of REDIRECTS) {
  test(`${row}: ${path} leads to ${to}`, async () => {
    const { status, headers } = await curl('knowledge', path);
    expect([301, 302, 303, 307, 308]).toContain(status);
    const { hostname, pathname, search } = new URL(String(headers.location), 'http://knowledge.localhost');
    expect([hostname, pathname + search]).toEqual(['knowledge.localhost', to]);
    expect((await curl('knowledge', to)).status).toBe(200);
  });
}

test('M17: /index takes its query along', async () => {
  const { headers } = await curl('knowledge', '/index?x=1');
  expect(headers.location).toMatch(/^(?:http:\/\/knowledge\.localhost(?::\d+)?)?\/\?x=1$/);
});

test('M69: the not-found page says so, hints at other goods and leads home', async () => {
  const { body } = await curl('', '/no/such/page', { cookie: 'locale=en' });
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
  expect(textOfHtml(main)).toContain('Page not found');
  const home = [...main.matchAll(/<a[^>]*href="\/"[^>]*>([\s\S]*?)<\/a>/g)];
  expect(home.map(([, text]) => textOfHtml(text ?? '').trim())).toContain('Return home');
});

test('M38: an unknown state of the no-permission page shows the text of state 2', async () => {
  const knownAnswer = await curl('knowledge', '/noPermissions/2');
  const unknown = await curl('knowledge', '/noPermissions/9');
  const mainOf = (body: string) => /<main[\s\S]*<\/main>/.exec(body)?.[0];
  expect(mainOf(knownAnswer.body)).toBeDefined();
  expect(mainOf(unknown.body)).toBe(mainOf(knownAnswer.body));
});
