/** What the results of a search say before any script. */
import { curl, expect, test } from '../journeys/support/storefront.ts';

/** The parts marked as found in the titles of the results. */
const marksOf = (body: string) =>
  [...body.slice(body.indexOf('data-kind="results"')).matchAll(/<mark[^>]*>([^<]+)<\/mark>/g)].map(
    ([, text]) => text ?? '',
  );

for (const [input, match] of [
  ['cpjl', '产品经理'],
  ['chanpin', '产品'],
  ['产品', '产品'],
] as const) {
  test(`D92: ${input} finds and marks ${match}`, async () => {
    const { body } = await curl('', `/search/${encodeURIComponent(input)}`);
    expect(marksOf(body)[0]).toBe(match);
  });
}

test('D92: an English visitor finds English words', async () => {
  const { body } = await curl('', '/search/photo', { cookie: 'locale=en' });
  expect(body).toMatch(/<title>Results for “photo”/);
  expect(marksOf(body)[0]?.toLowerCase()).toBe('photo');
});

test('M33: a search by form leads to the address of its kind of shop', async () => {
  const answer = await curl('enterprise', '/search?content=x%20y');
  expect([answer.status, answer.headers['location']]).toEqual([302, '/company_search?content=x+y']);
});

test('R9: unusual addresses are pages of the shop', async () => {
  for (const path of [
    '/search/%00',
    '/search/%ED%A0%80',
    `/search/${'%F0%A0%AE%B7'.repeat(60)}`,
    '/search/%2e%2e',
    '/search/a?type=9e9&page=-1',
  ])
    expect([path, (await curl('', path)).status]).toEqual([path, 200]);
});
