/** A shop's documents straight in their store, while no server runs. */
import { basename } from 'node:path';
import { systemClock } from '#server/kernel/clock.ts';
import { readAnswerFile } from '#server/areas/forms/console/form-answers.ts';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { mediaAddress } from '#schemas/content/pictures.ts';
import { openPictureMaker } from '#server/areas/uploads/images/maker.ts';
import type { Config } from '#server/start/config.ts';
import { publishSaved, rollBack, saveDrafts, scheduleDocuments } from '#server/areas/pages/rules/drafts.ts';
import { findNeeded } from '#server/areas/pages/rules/needed.ts';
import { returnToRelease, unpublishDocuments } from '#server/areas/pages/rules/releases.ts';
import { makePersonalTokens } from '#server/areas/identity/rules/personal-tokens.ts';
import { REFUSAL_TEXTS } from '#server/areas/uploads/images/image-errors.ts';
import { createFailedJobs } from '#server/kernel/jobs/failed-jobs.store.ts';
import { createJobQueue } from '#server/kernel/jobs/job-queue.ts';
import { makeImageService } from '#server/areas/uploads/images/image-service.ts';
import { publishDrafts } from '#server/areas/pages/rules/publish.ts';
import { listFeedback } from '#server/areas/learning/list-feedback.ts';
import { moderateComment, moderatePerson, presentModerated } from '#server/areas/comments/moderate.ts';
import { setZonePassword } from '#server/areas/zones/rules/zone-password.ts';
import { lockDemo } from '#server/seed/published-passwords.ts';
import { demoShops } from '#server/seed/shops.gen.ts';
import { openStores, type OpenedStores } from '#server/start/open-stores.ts';
import { explainAccess, type ExplainDeps } from '#server/areas/access/rules/explain-access.ts';
import { readSaleState } from '#server/areas/catalogue/rules/sale-state.ts';
import { makeSigner, type Signer } from '#server/areas/signing/area.ts';
import { openSecrets } from '#server/kernel/config/secrets.ts';
import { LIST_LIMIT } from '#schemas/api/console/define-console-call.ts';
import { openOrders } from '#server/areas/orders/orders.ts';
import { presentOrder } from '#server/areas/orders/present-order.ts';
import { wireState } from '#server/areas/orders/rules/wire-state.ts';
import { exportGoods, importGoods } from '#server/areas/goods-transfer/rules/import-goods.ts';
import { makePasswords } from '#server/areas/identity/rules/passwords.ts';
import { makeConverter } from '#server/areas/media/conversion/converter.ts';
import { tellConversion } from '#server/areas/media/rules/tell-conversion.ts';
import { readMediaSettings } from '#server/areas/media/settings.ts';
import { makeMediaKeeper } from '#server/areas/media/packaging/keep-media.ts';
import { tellKept } from '#server/areas/media/rules/media-words.ts';
import { liveInStore } from './live-in-store.ts';
import { CONVERSIONS_LISTED } from './goods/goods-backend.ts';
import { tasksInStore } from './tasks-in-store.ts';
import { booksInStore } from './books-in-store.ts';
import { examsInStore } from './exams/exams-in-store.ts';
import { studyInStore } from './study-in-store.ts';
import { onboardingInStore } from './onboarding-in-store.ts';
import { localAddress, shopAddress, USUAL_PORT } from './shop-address.ts';
import { secondsUpTo } from '#schemas/time.ts';
import {
  COMMENTS_LISTED,
  RELEASES_LISTED,
  ShopError,
  type NewToken,
  type OrderOutcome,
  type ShopBackend,
  type Uploaded,
} from './shop-backend.ts';

export async function openStoreBackend(config: Config): Promise<ShopBackend> {
  const opened = await openStores(config, {
    demoShops: (now) => [...demoShops.values()].map((build) => build(now)),
  });
  const port = config.port === 0 ? USUAL_PORT : config.port;
  const addressOf = (label: string, host: string) => shopAddress({ ...config, port }, label, host);
  const way = `in the store (no server is running on ${config.dataDir})`;
  return createStoreBackend(opened, way, addressOf, () => makeSigner(openSecrets(config).signingKey));
}

function noSigner(): Signer {
  throw new ShopError('This store was opened without the secret of its installation: nothing is signed.');
}

export function createStoreBackend(
  opened: OpenedStores,
  way: string,
  addressOf: ShopBackend['addressOf'] = (label, host) => localAddress(label, host, USUAL_PORT),
  signer: () => Signer = noSigner,
): ShopBackend {
  const { stores, bus, files, db } = opened;
  const keeper = makeImageService({ images: stores.images, files, pictures: openPictureMaker() });
  const { configs, zonePasswords } = stores;
  const { live } = configs;
  const tokens = makePersonalTokens({ stores, clock: systemClock });
  const clock = systemClock;
  const passwords = makePasswords();
  const queue = createJobQueue({ bus, clock });
  const { ffmpeg } = readMediaSettings(process.env);
  const { conversions } = stores;
  // What is converted waits for the next server as a job.
  const keepMedia = makeMediaKeeper(
    files,
    ffmpeg === undefined ? undefined : makeConverter({ ffmpeg, files, queue, conversions }),
  );
  const failed = createFailedJobs({ db, bus, clock });
  const world = { stores, bus, queue, renderers: catalogue, clock };
  const orders = openOrders({
    orders: stores.orders,
    // What a provider has to hear waits for the next server as a job.
    payments: { names: [], named: () => undefined },
    queue,
    clock,
    purge: (appId, goodsId) => bus.publish('purge', { appId, tags: [`goods:${goodsId}`] }),
    notifyUrl: () => '',
    report: () => undefined,
  });
  const goods: ExplainDeps['catalogue'] = {
    byId: (appId, id) => stores.goods.byId(appId, id),
    saleStateOf: (appId, row) => readSaleState({ stores, clock }, appId, row),
  };
  const outcomeOf = (done: Awaited<ReturnType<typeof orders.confirm>>): OrderOutcome | undefined => {
    if (done.ok) return { state: wireState(done.order) };
    return done.code === 'not-found' ? undefined : done.code;
  };
  const rowOf = async (shop: string) => (await stores.shops.byLabel(shop)) ?? (await stores.shops.byId(shop));
  /** Does it in the shop of this name; undefined where there is none. */
  async function within<Outcome>(
    shop: string,
    work: (appId: string) => Promise<Outcome>,
  ): Promise<Outcome | undefined> {
    const row = await rowOf(shop);
    return row === undefined ? undefined : work(row.info.app_id);
  }
  return {
    ...onboardingInStore({ stores, bus }, rowOf),
    ...booksInStore({ stores }, orders, within),
    ...examsInStore(
      {
        stores,
        clock,
        queue,
        catalogue: {
          ...goods,
          lengthOf: async (appId, id) => (await stores.details.mediaOf(appId, id))?.seconds ?? 0,
        },
      },
      within,
    ),
    ...studyInStore({ stores, bus }, signer, within),
    ...liveInStore,
    ...tasksInStore(
      { stores, clock, queue, catalogue: { statesOf: (appId, ids) => stores.goods.statesOf(appId, ids) } },
      within,
    ),
    exportGoods: (shop) => within(shop, (appId) => exportGoods({ stores }, appId)),
    keepMedia: (shop, path) =>
      within(shop, async (appId) => tellKept(await keepMedia(appId, { path, name: basename(path) }))),
    conversions: (shop) =>
      within(shop, async (appId) =>
        (await conversions.part(appId, {}, { limit: CONVERSIONS_LISTED })).rows.map(tellConversion),
      ),
    importGoods: (shop, asked) =>
      within(shop, (appId) => importGoods({ stores, bus, passwords }, appId, asked)),
    addressOf,
    way,
    runsJobs: false,
    async shops() {
      return (await stores.shops.list()).map(({ label, info }) => ({
        label,
        app_id: info.app_id,
        name: info.base.shop_name,
      }));
    },
    async documents(shop) {
      const row = await rowOf(shop);
      if (row === undefined) return undefined;
      const { app_id } = row.info;
      return { shop: { label: row.label, app_id }, documents: await configs.listLive(app_id) };
    },
    upload: (shop, file) =>
      within(shop, async (appId): Promise<Uploaded> => {
        const kept = await keeper.keep(appId, file);
        return kept.ok
          ? { ok: true, url: mediaAddress(kept.image) }
          : { ok: false, message: REFUSAL_TEXTS[kept.reason] };
      }),
    drafts: (shop) => within(shop, (appId) => configs.listDrafts(appId)),
    scheduled: (shop) => within(shop, (appId) => configs.listScheduled(appId)),
    publish: (shop, drafts, options) => within(shop, (appId) => publishDrafts(world, appId, drafts, options)),
    saveDrafts: (shop, drafts, by) => within(shop, (appId) => saveDrafts(world, appId, drafts, by)),
    publishSaved: (shop, names, options) =>
      within(shop, (appId) => publishSaved(world, appId, names, options)),
    schedule: (shop, drafts, options) =>
      within(shop, (appId) => scheduleDocuments(world, appId, drafts, options)),
    unschedule: async (shop, { kind, id }) =>
      (await within(shop, (appId) => configs.cancelSchedule(appId, kind, id))) ?? false,
    history: (shop, { kind, id }) => within(shop, (appId) => configs.history(appId, kind, id)),
    rollBack: (shop, pointer, options) => within(shop, (appId) => rollBack(world, appId, pointer, options)),
    releases: (shop) => within(shop, (appId) => configs.releases(appId, { limit: RELEASES_LISTED })),
    returnTo: (shop, release, options) =>
      within(shop, (appId) => returnToRelease(world, appId, release, options)),
    unpublish: (shop, names, by) => within(shop, (appId) => unpublishDocuments(world, appId, names, by)),
    needed: (shop, needed) =>
      within(shop, (appId) => findNeeded({ goods: stores.goods, images: keeper }, appId, needed)),
    orders: (shop, state) =>
      within(shop, async (appId) => {
        const filter = state === undefined ? {} : { states: [state] };
        const { rows, ...part } = await stores.orderParts.part(appId, filter, { limit: LIST_LIMIT });
        return { ...part, items: rows.map(({ order, line }) => presentOrder(order, line, '', 'en')) };
      }),
    confirmOrder: (shop, id, by) =>
      within(shop, async (appId) => outcomeOf(await orders.confirm({ appId, id }, by))),
    extendOrder: (shop, id, hours) =>
      within(shop, async (appId) => {
        const done = await orders.extend({ appId, id }, hours);
        if (!done.ok) return done.code === 'not-found' ? undefined : done.code;
        return { expire_ts: secondsUpTo(done.order.expiresAt) };
      }),
    decideRefund: (shop, id, decision) =>
      within(shop, async (appId) => outcomeOf(await orders.decideRefund({ appId, id }, decision))),
    feedback: (shop) => within(shop, (appId) => listFeedback(world.stores, appId)),
    comments: (shop, state) =>
      within(shop, async (appId) => {
        const filter = state === undefined ? {} : { state };
        const { rows, ...part } = await stores.moderation.part(appId, filter, { limit: COMMENTS_LISTED });
        return { ...part, items: rows.map((row) => presentModerated(row, 'en')) };
      }),
    moderateComment: (shop, id, verb) => within(shop, (appId) => moderateComment(world, appId, { id, verb })),
    moderatePerson: (shop, who, verb) =>
      within(shop, async (appId) => (await moderatePerson(world, appId, { who, verb })).outcome),
    explain: (shop, phone, goodsId) =>
      within(shop, (appId) =>
        explainAccess({ stores, clock, catalogue: goods, accounts: stores.accounts }, appId, {
          phone,
          goodsId,
        }),
      ),
    makeToken: (shop, asked) =>
      within(shop, async (appId): Promise<NewToken> => {
        const made = await tokens.make(appId, asked);
        if (!made.ok) return made;
        return {
          ok: true,
          token: made.token,
          person: made.user.nickname,
          expires_at: made.row.expiresAt,
        };
      }),
    tokens: (shop) =>
      within(shop, async (appId) =>
        (await tokens.list(appId)).map(({ row, user }) => ({
          id: row.id,
          name: row.name,
          scope: row.scope,
          person: user?.nickname ?? '',
          expires_at: row.expiresAt,
          used_at: row.usedAt ?? null,
        })),
      ),
    revokeToken: async (shop, id) => (await within(shop, (appId) => tokens.revoke(appId, id))) ?? false,
    previewLink: () => {
      throw new ShopError('A preview is a page of a running server. Start it first: npm start');
    },
    zonePassword: async (shop, zoneId, password) =>
      (await within(shop, (appId) => setZonePassword({ zonePasswords, live }, appId, zoneId, password))) ??
      'not-found',
    answers: async (shop, form, locale) =>
      (
        await within(shop, (appId) =>
          readAnswerFile({ stores, renderers: catalogue, pages: { live } }, appId, form, { locale }),
        )
      )?.text,
    failedJobs: () => failed.list(),
    retryJob: (id) => failed.retry(id),
    discardJob: (id) => failed.discard(id),
    lockDemo: () => lockDemo(db),
    close: () => opened.close(),
  };
}
