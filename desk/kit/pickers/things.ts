/** Things of a shop that fields name by id, and where each kind is looked up: one row a kind. */
import { consoleCouponsList } from '#schemas/api/console/coupons.ts';
import { consolePageList } from '#schemas/api/console/documents.ts';
import { consoleGoodsImport } from '#schemas/api/console/goods-tables.ts';
import { consoleGoodsList } from '#schemas/api/console/goods.ts';
import { consoleTeachersList, consoleTeachersSave } from '#schemas/api/console/teachers.ts';
import { tagResourcesGet } from '#schemas/api/catalogue/tags.ts';
import type { Answer } from '#schemas/api/envelope.ts';
import type { FieldRef } from '#schemas/page/field.ts';
import type { DeskCaller } from '../calls/caller.ts';
import { newId } from '../new-id.ts';

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
/** Makes one of this title; answers its id. */
type Create = (desk: DeskCaller, title: string) => Promise<Answer<{ id: string }>>;

interface ThingSource {
  /** Its answers grow stale where this call is. */
  call: string;
  look: Look;
  /** Absent for what needs more than a title. */
  create?: Create;
}

const SHOWN_MAX = 30;

/** A found part of another form; a refusal stays as it is. */
function mapAnswer<Data, Part>(answer: Answer<Data>, toPart: (data: Data) => Part): Answer<Part> {
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

const createTag: Create = async (desk, title) => {
  const id = newId('tag');
  return mapAnswer(await desk.ask(consoleGoodsImport, { tables: { tags: [{ id, title }] } }), () => ({ id }));
};

export const LOOKS: Readonly<Record<FieldRef, ThingSource>> = {
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
  tag: { call: tagResourcesGet.name, look: lookForTags, create: createTag },
  teacher: {
    call: consoleTeachersList.name,
    look: async (desk, q) =>
      mapAnswer(await desk.ask(consoleTeachersList, { q, limit: SHOWN_MAX }), ({ items, total }) => ({
        total,
        things: items.map(({ id, name, portrait }) => ({ id, title: name, picture: portrait })),
      })),
    create: (desk, name) => desk.ask(consoleTeachersSave, { item: { name } }),
  },
};
