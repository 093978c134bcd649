/** Fixed screens that list goods: search in a shop or in others, the goods of a tag. */
import { LIST_PAGE_MAX } from '../../constants.ts';
import { ALL_TAG, isListSort, LISTED_TYPES } from '../../content/listing.ts';
import { ID_PATTERN } from '../../id.ts';
import { readSearchText, SEARCH_PAGES_MAX } from '../../search/search-text.ts';
import { type FixedScreen, oneOf, screen } from './fixed-screen.ts';

/** A whole number from 1 to `max`, else `fallback`: an address is typed by strangers. */
function wholeNumber(text: string | null, max: number, fallback: number): number {
  const number = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : fallback;
  return number >= 1 && number <= max ? number : fallback;
}

/**
 * The screen of a search, the same for both addresses (M32, M33): its text, type and page are what the address says. The
 * text stands in the path; a form without script brings it in the query.
 */
function searchScreen(id: string): FixedScreen {
  return ({ params, query }) => {
    const input = params['content'] ?? query.get('content');
    const content = readSearchText(input ?? '');
    const title =
      content === ''
        ? { cn: '搜索', en: 'Search' }
        : { cn: `“${content}”的搜索结果`, en: `Results for “${content}”` };
    const type = wholeNumber(query.get('type'), 999, 0);
    const page = wholeNumber(query.get('page'), SEARCH_PAGES_MAX, 1);
    const isRefused = input !== null && content === '';
    return screen({ id, title, kind: 'results', props: { content, type, page, refused: isRefused } });
  };
}

/** Search in other shops (M33). */
export const companySearch = searchScreen('company-search');

/** 0 stands for any type, as an absent one does in the address. */
const TYPES = [0, ...LISTED_TYPES];

/** A page number in its one plain form: anything else an address may say is the first page. */
function pageOf(text: string | null): number {
  const page = text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
  return page <= LIST_PAGE_MAX ? page : 1;
}

function idOf(text: string | undefined, pattern: string, fallback: string): string {
  return text !== undefined && new RegExp(pattern).test(text) ? text : fallback;
}

/** The goods of a tag, in the order and of the type the address says (M20, D22). */
export const tagList: FixedScreen = ({ params, query }) => {
  const sort = query.get('sort');
  return screen({
    id: 'tag-list',
    title: { cn: '全部课程', en: 'All courses' },
    kind: 'tag-list',
    props: {
      tag_id: idOf(params['tagId'], ID_PATTERN, ALL_TAG),
      component_id: idOf(params['componentId'], ID_PATTERN, ''),
      sort: isListSort(sort) ? sort : 'default',
      type: oneOf(TYPES, query.get('type'), 0),
      page: pageOf(query.get('page')),
    },
  });
};

/** Search in a course shop (M32). */
export const search = searchScreen('search');
