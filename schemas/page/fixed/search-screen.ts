/** The screen of a search, the same for both addresses (M32, M33): its text, type and page are what the address says. */
import { readSearchText, SEARCH_PAGES_MAX } from '../../search/search-text.ts';
import { screen, type FixedScreen } from './fixed-screen.ts';

/** A whole number from 1 to `max`, else `fallback`: an address is typed by strangers. */
function wholeNumber(text: string | null, max: number, fallback: number): number {
  const number = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : fallback;
  return number >= 1 && number <= max ? number : fallback;
}

/** The text stands in the path; a form without script brings it in the query. */
export function searchScreen(id: string): FixedScreen {
  return ({ params, query }) => {
    const given = params['content'] ?? query.get('content');
    const content = readSearchText(given ?? '');
    const title =
      content === ''
        ? { cn: '搜索', en: 'Search' }
        : { cn: `“${content}”的搜索结果`, en: `Results for “${content}”` };
    const type = wholeNumber(query.get('type'), 999, 0);
    const page = wholeNumber(query.get('page'), SEARCH_PAGES_MAX, 1);
    const refused = given !== null && content === '';
    return screen({ id, title, kind: 'results', props: { content, type, page, refused } });
  };
}
