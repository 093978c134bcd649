/** One good of each type a merchant makes at the desk, with the cells a table of the same needs. */
import { join } from 'node:path';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import { ROOT } from '../../../../tools/imports.ts';
import type { Merchant } from '../merchant.ts';
import { dayAhead, momentCell } from './moments.ts';

export type Cells = Readonly<Record<string, string>>;

export interface MonthGood {
  resource: keyof typeof RESOURCES;
  title: string;
  /** In yuan. */
  price: string;
  /** What its type has beyond a title and a price, filled in at the desk. */
  fill?: (merchant: Merchant) => Promise<void>;
  /** The same as cells, beyond those of a title and a price. */
  cells?: Cells;
  outline?: Cells;
  terms?: Cells;
}

const media = (name: string) => join(ROOT, 'tests/media', name);
/** Files the tables name, in the folder `media` beside them. */
export const MONTH_FILES = [media('old-mpeg4.mp4'), media('talk.mp3')] as const;
const [FILM, TALK] = MONTH_FILES;

const TEXT = 'Begin with the weather.';
const write = async (merchant: Merchant, text: string) => {
  await merchant.page.getByRole('textbox', { name: 'Text (English)' }).fill(text);
  merchant.fields += 1;
};
const uploadBeside = (merchant: Merchant, name: string, file: string) => {
  const nearest = 'xpath=ancestor::div[descendant::*[@data-action="upload"]][1]';
  return merchant.upload(merchant.control(name).locator(nearest).locator('[data-action="upload"]'), file);
};

async function addLesson(merchant: Merchant): Promise<void> {
  await merchant.press(merchant.act('add-lesson'));
  await merchant.fill('/outline/0/title/en', 'Lesson one');
}
async function addText(merchant: Merchant): Promise<void> {
  await addLesson(merchant);
  await merchant.choose('/outline/0/type', String(RESOURCES.image_text.type));
  await write(merchant, TEXT);
}
const LESSON = { title: 'Lesson one', type: 'article', text: `<p>${TEXT}</p>` };

export const MONTH_GOODS: readonly MonthGood[] = [
  {
    resource: 'image_text',
    title: 'A letter on paper',
    price: '0',
    fill: (merchant) => write(merchant, TEXT),
    cells: { text: `<p>${TEXT}</p>` },
  },
  {
    resource: 'audio',
    title: 'A letter read aloud',
    price: '9',
    fill: (merchant) => uploadBeside(merchant, '/media', TALK),
    cells: { media: './media/talk.mp3' },
  },
  {
    resource: 'video',
    title: 'A letter on film',
    price: '19',
    fill: async (merchant) => {
      await uploadBeside(merchant, '/media', FILM);
      await merchant.fill('/try_seconds', '1');
    },
    cells: { media: './media/old-mpeg4.mp4', try_seconds: '1' },
  },
  {
    resource: 'alive',
    title: 'Letters on Friday',
    price: '0',
    fill: (merchant) => merchant.fill('/start', dayAhead(1)),
    cells: { start: momentCell(1) },
  },
  {
    resource: 'member',
    title: 'A year of letters',
    price: '199',
    fill: (merchant) => merchant.press(merchant.control('/gives_svip')),
    cells: { gives_svip: 'yes' },
  },
  {
    resource: 'column',
    title: 'Letters every week',
    price: '59',
    fill: async (merchant) => {
      await addText(merchant);
      await merchant.press(merchant.control('/svip_free'));
    },
    cells: { svip_free: 'yes' },
    outline: LESSON,
  },
  {
    resource: 'topic',
    title: 'All about letters',
    price: '99',
    fill: async (merchant) => {
      await addLesson(merchant);
      await merchant.press(merchant.act('pick'));
      await merchant.press(merchant.page.getByRole('dialog').getByText('A letter on film'));
    },
    outline: { title: 'Lesson one', resource_id: 'video' },
  },
  {
    resource: 'camp',
    title: 'Letter camp',
    price: '299',
    fill: async (merchant) => {
      await addText(merchant);
      await merchant.press(merchant.page.getByRole('button', { name: 'Add a term' }));
      await merchant.fill('/terms/0/title/en', 'Spring');
      await merchant.fill('/terms/0/start', dayAhead(7));
      await merchant.fill('/terms/0/end', dayAhead(28));
    },
    outline: LESSON,
    terms: {
      title: 'Spring',
      start: momentCell(7),
      end: momentCell(28),
    },
  },
  {
    resource: 'e_course',
    title: 'Letters for beginners',
    price: '129',
    fill: async (merchant) => {
      await addLesson(merchant);
      await uploadBeside(merchant, '/outline/0/media', FILM);
    },
    outline: { title: 'Lesson one', type: 'video', media: './media/old-mpeg4.mp4' },
  },
  { resource: 'community', title: 'Friends of letters', price: '29' },
  { resource: 'punch_card', title: 'A line a day', price: '0' },
  { resource: 'ebook', title: 'The book of letters', price: '39' },
  { resource: 'entity_goods', title: 'A box of paper', price: '49' },
  { resource: 'big_class', title: 'Letters in class', price: '399' },
  { resource: 'ai_course', title: 'Letters with a machine', price: '69' },
  { resource: 'course_package', title: 'Ten lessons on letters', price: '159' },
  { resource: 'course_offline', title: 'Letters at our table', price: '89' },
  { resource: 'service_goods', title: 'Your letter corrected', price: '79' },
];

export const typeOf = ({ resource }: Pick<MonthGood, 'resource'>): number => RESOURCES[resource].type;

/** Its rows of the other tables; a lesson is one of the whole shop. */
export const partsOf = (good: MonthGood): { outline: readonly Cells[]; terms: readonly Cells[] } => ({
  outline: good.outline === undefined ? [] : [partRow(good, 'lesson', good.outline)],
  terms: good.terms === undefined ? [] : [partRow(good, 'term', good.terms)],
});
const partRow = ({ resource }: MonthGood, name: string, cells: Cells): Cells => ({
  goods_id: resource,
  id: `${resource}_${name}`,
  ...cells,
});

/** What stands in all tables for it. */
export const rowsOf = (good: MonthGood): readonly Cells[] => [
  rowOf(good),
  ...Object.values(partsOf(good)).flat(),
];

/** The row of the table `goods`. */
export function rowOf({ resource, title, price, cells = {} }: MonthGood): Cells {
  return { id: resource, type: String(RESOURCES[resource].type), title, price_yuan: price, ...cells };
}

/** The form of a new good, filled in, put on sale and saved; answers its id. */
export async function makeGood(merchant: Merchant, good: MonthGood): Promise<string> {
  const { page } = merchant;
  await merchant.go('goods');
  await merchant.press(merchant.act('create'));
  await merchant.fill('/title/en', good.title);
  // A course is what a new good is.
  if (good.resource !== 'e_course') await merchant.choose('/type', String(typeOf(good)));
  if (good.price !== '0') await merchant.fill('/price', good.price);
  await good.fill?.(merchant);
  await merchant.choose('/state', 'on');
  await merchant.press(merchant.act('save'));
  await page.waitForURL(/\/desk\/goods\/(?!new)[^?]/);
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
}
