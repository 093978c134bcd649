/** Writes demo shops into an empty database, through the stores a merchant's push uses. */
import { createHash } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import { goodsValues } from '#server/areas/catalogue/store/goods-values.ts';
import { hashPassword } from '#server/areas/identity/rules/passwords.ts';
import { createConfigStore } from '#server/areas/pages/store/configs.store.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { goods, goodsTag, hotWord } from '#server/areas/catalogue/tables/goods.ts';
import { setting } from '#server/kernel/db/installation.ts';
import { shop, shopDomain } from '#server/areas/shop/tables/shops.ts';
import { appUser } from '#server/areas/identity/tables/users.ts';
import {
  DEMO_AUTHOR,
  DEMO_PASSWORD,
  type DemoPerson,
  type DemoRecord,
  type DemoStudyDay,
  type DemoRight,
  type DemoShop,
} from './demo-shop.ts';
import { contentOf } from './content.ts';
import { importTables } from './goods-tables.ts';
import { seedPictures } from './pictures.ts';
import { CONTENT_KEY, DATED_KEY, PROGRESS_KEY, writeSetting } from './progress.ts';
import { seedDetails } from './seed-details.ts';
import { seedExams } from './seed-exams.ts';
import { seedMedia } from './seed-media.ts';
import { seedCoupons } from './seed-coupons.ts';
import { seedComments } from './seed-comments.ts';
import { seedCertificates } from './seed-certificates.ts';
import { seedRatings } from './seed-ratings.ts';
import { seedRecords } from './seed-records.ts';
import { seedStudyDays } from './seed-study-days.ts';
import { seedLive } from './seed-live.ts';
import { seedTasks } from './seed-tasks.ts';
import { seedDoors } from './seed-doors.ts';
import { seedOrders } from './seed-orders.ts';
import { seedEntitlements, seedRights } from './seed-rights.ts';

/** The shop bare `localhost` opens. */
const DEFAULT_LABEL = 'knowledge';
const DEFAULT_HOSTS = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** True where demo shops may be written: no shop is there, or an earlier seeding was cut short. */
export async function isSeedable(db: Database): Promise<boolean> {
  const [progress] = await db.select().from(setting).where(eq(setting.key, PROGRESS_KEY));
  if (progress !== undefined) return progress.value === 'running';
  const [shops] = await db.select({ count: count() }).from(shop);
  return shops?.count === 0;
}

/**
 * Seeds an empty database, one transaction a shop; a run cut short is finished by the next. Does nothing in a
 * database that has shops of its own. Answers whether it wrote.
 */
export async function seedDemo(
  db: Database,
  shops: readonly DemoShop[],
  now: number,
  files: FileStore,
): Promise<boolean> {
  if (!(await isSeedable(db))) return false;
  await writeSetting(db, PROGRESS_KEY, 'running');
  // One salt for all of the demo: what everybody knows needs none of its own, and each would take its time.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const demo of shops) {
    await db.transaction((tx) => seedShop(tx, demo, { now, passwordHash }, files));
  }
  await writeSetting(db, DATED_KEY, String(now));
  await writeSetting(db, CONTENT_KEY, contentOf(shops));
  await writeSetting(db, PROGRESS_KEY, 'done');
  return true;
}

interface SeedFacts {
  now: number;
  /** Of every person of the demo. */
  passwordHash: string;
}

async function seedShop(
  tx: Database,
  demo: DemoShop,
  { now, passwordHash }: SeedFacts,
  files: FileStore,
): Promise<void> {
  const appId = demo.info.app_id;
  const inserts = await tx
    .insert(shop)
    .values({ appId, label: demo.label, info: demo.info })
    .onConflictDoNothing()
    .returning({ appId: shop.appId });
  if (inserts.length === 0) return;
  const hosts = [`${demo.label}.localhost`, ...(demo.label === DEFAULT_LABEL ? DEFAULT_HOSTS : [])];
  await tx.insert(shopDomain).values(hosts.map((host, position) => ({ host, appId, position })));
  const clock: Clock = { now: () => now };
  const { tags, teachers } = demo.tables;
  await importTables(tx, clock, appId, { tags, teachers });
  await seedGoods(tx, appId, demo.goods);
  const media = await seedMedia(files, appId, demo.details.media);
  await seedDetails(tx, appId, { ...demo.details, media });
  await seedExams(tx, appId, demo.exams);
  await seedCoupons(tx, appId, demo.coupons);
  const words = demo.hotWords.map((word, position) => ({ appId, position, word }));
  if (words.length > 0) await tx.insert(hotWord).values(words);
  const people = demo.people.map((person) => ({
    ...person,
    appId,
    id: userId(appId, person),
    createdAt: now,
    passwordHash,
  }));
  if (people.length > 0) await tx.insert(appUser).values(people);
  await seedComments(tx, appId, demo.comments);
  await seedRatings(tx, appId, { ratings: demo.ratings, goods: demo.goods, now });
  await seedRecords(tx, appId, ownedRecords(demo));
  await seedCertificates(tx, appId, ownedCertificates(demo));
  await seedStudyDays(tx, appId, ownedStudyDays(demo));
  await seedPictures(tx, clock, files, demo);
  await seedDoors(tx, clock, appId, { doors: demo.doors, people });
  await seedRights(tx, clock, appId, { limits: demo.rights.limits, people });
  await seedEntitlements(tx, appId, ownedRights(demo));
  await seedOrders(tx, demo, (right) => userId(appId, right));
  await seedTasks(tx, appId, { tasks: demo.tasks, people });
  await seedLive(tx, appId, { rooms: demo.rooms, people });
  await createConfigStore(tx, clock).publish(appId, demo.documents, {
    author: DEMO_AUTHOR,
    note: 'Demo shop',
  });
}

/** The goods of one shop with their tags, within what one statement may hold: some thousand. */
export async function seedGoods(tx: Database, appId: string, rows: readonly GoodsRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({
    ...goodsValues(row),
    appId,
    id: row.id,
    studentCount: row.student_count,
    createdTs: row.created_ts,
    updatedTs: row.updated_ts,
  }));
  await tx.insert(goods).values(values);
  const tags = rows.flatMap((row) => [...new Set(row.tags)].map((tag) => ({ appId, tag, goodsId: row.id })));
  if (tags.length > 0) await tx.insert(goodsTag).values(tags);
}

/** Records of the shop's people, by their ids. */
export function ownedRecords({ info, records }: DemoShop): (DemoRecord & { user_id: string })[] {
  return records.map((record) => ({ ...record, user_id: userId(info.app_id, record) }));
}

/** Certificates of the shop's people, by their ids, with what they are of. */
function ownedCertificates({ info, certificates, goods }: DemoShop) {
  return certificates.map((one) => ({
    ...one,
    user_id: userId(info.app_id, one),
    title: goods.find(({ id }) => id === one.goods_id)?.title ?? '',
  }));
}

/** Days the shop's people studied on, by their ids. */
export function ownedStudyDays({ info, studyDays }: DemoShop): (DemoStudyDay & { user_id: string })[] {
  return studyDays.map((day) => ({ ...day, user_id: userId(info.app_id, day) }));
}

/** What the shop's people were given, by their ids. */
export function ownedRights({ info, rights }: DemoShop): (DemoRight & { user_id: string })[] {
  return rights.entitlements.map((right) => ({ ...right, user_id: userId(info.app_id, right) }));
}

/** The same person keeps the same id from one demo to the next (D10: `u_` and base 36). */
export function userId(appId: string, person: Pick<DemoPerson, 'phone'>): string {
  const digest = createHash('sha256').update(`${appId} ${person.phone}`).digest('hex');
  return `u_${BigInt(`0x${digest}`).toString(36).slice(0, 24)}`;
}
