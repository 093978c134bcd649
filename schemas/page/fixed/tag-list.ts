/** Fixed screen: the goods of a tag, in the order and of the type the address says (M20, D22). */
import { LIST_PAGE_MAX } from '../../constants.ts';
import { ALL_TAG, isListSort, LISTED_TYPES } from '../../content/listing.ts';
import { oneOf, screen, type FixedScreen } from './fixed-screen.ts';
import { ID_PATTERN } from '../../id.ts';

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
