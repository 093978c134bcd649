/** Things of a shop that fields name by id, and where each kind is looked up: one row a kind. */
import { consoleCouponsList } from '#schemas/api/console/coupons.ts';
import { consolePageList } from '#schemas/api/console/documents.ts';
import { consoleGoodsList } from '#schemas/api/console/goods.ts';
import { tagResourcesGet } from '#schemas/api/catalogue/tags.ts';
import type { Answer } from '#schemas/api/envelope.ts';
import type { FieldRef } from '#schemas/page/field.ts';
import type { DeskCaller } from '../calls/caller.ts';

/** A thing as it is shown to be picked. */
export interface Thing {
  id: string;
  title: string;
  /** Address of a picture; empty where there is none. */
  picture: string;
}

interface ThingPart {
  things: readonly Thing[];
  /** How many there are in all. */
  total: number;
}

/** Looks for words in ids and titles; empty words find the first of all. */
type Look = (desk: DeskCaller, q: string) => Promise<Answer<ThingPart>>;

const SHOWN_MAX = 30;

/** A found part of another form; a refusal stays as it is. */
function mapAnswer<Data>(answer: Answer<Data>, toPart: (data: Data) => ThingPart): Answer<ThingPart> {
  return answer.ok ? { ...answer, data: toPart(answer.data) } : answer;
}

const lookForDocuments =
  (kind: 'page' | 'zone' | 'form'): Look =>
  async (desk, q) =>
    mapAnswer(
      await desk.ask(consolePageList, { q, filter: { kind }, limit: SHOWN_MAX }),
      ({ items, total }) => ({
        total,
        things: items.map(({ id, title }) => ({ id, title: title === '' ? id : title, picture: '' })),
      }),
    );

/** The shop's tags are few and come with any list of its goods; so does what stands for all goods, which a link may lead to. */
const lookForTags: Look = async (desk, q) =>
  mapAnswer(await desk.call(tagResourcesGet, { tag_id: '0', page: 1, page_size: 1 }), ({ tag, tags }) => {
    const words = q.toLowerCase();
    const things = [tag, ...tags]
      .filter(({ id, title }) => `${id} ${title}`.toLowerCase().includes(words))
      .map(({ id, title }) => ({ id, title, picture: '' }));
    return { things, total: things.length };
  });

/** Undefined for what no call lists: its id is typed. */
export const LOOKS: Readonly<Record<FieldRef, { call: string; look: Look } | undefined>> = {
  goods: {
    call: consoleGoodsList.name,
    look: async (desk, q) =>
      mapAnswer(await desk.ask(consoleGoodsList, { q, limit: SHOWN_MAX }), ({ items, total }) => ({
        total,
        things: items.map(({ id, title, cover }) => ({ id, title, picture: cover })),
      })),
  },
  coupon: {
    call: consoleCouponsList.name,
    look: async (desk, q) =>
      mapAnswer(await desk.ask(consoleCouponsList, { q, limit: SHOWN_MAX }), ({ items, total }) => ({
        total,
        things: items.map(({ id, title }) => ({ id, title, picture: '' })),
      })),
  },
  page: { call: consolePageList.name, look: lookForDocuments('page') },
  zone: { call: consolePageList.name, look: lookForDocuments('zone') },
  form: { call: consolePageList.name, look: lookForDocuments('form') },
  tag: { call: tagResourcesGet.name, look: lookForTags },
  teacher: undefined,
};
