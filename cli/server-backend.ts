/** A shop by calls of the console. */
import { consoleAccessExplain } from '#schemas/api/console/access.ts';
import {
  consoleCommentsBan,
  consoleCommentsList,
  consoleCommentsModerate,
} from '#schemas/api/console/comments.ts';
import { consoleFormAnswersExport } from '#schemas/api/console/form-answers.ts';
import { consoleImageAdd, RefusedImageSchema } from '#schemas/api/console/images.ts';
import { consoleJobsDiscard, consoleJobsList, consoleJobsRetry } from '#schemas/api/console/jobs.ts';
import {
  consoleOrdersConfirm,
  consoleOrdersExtend,
  consoleOrdersList,
  consoleOrdersRefund,
} from '#schemas/api/console/orders.ts';
import { consoleShopsList } from '#schemas/api/console/shops.ts';
import { consoleFeedbackList } from '#schemas/api/console/study.ts';
import {
  consoleTokensCreate,
  consoleTokensList,
  consoleTokensRevoke,
  RefusedTokenSchema,
} from '#schemas/api/console/tokens.ts';
import { consoleZonePasswordSave } from '#schemas/api/console/zones.ts';
import { AccessMissingSchema } from '#schemas/content/access-explained.ts';
import { booksByServer } from './books-by-server.ts';
import { contractCaller, readRefusal } from './call-contract.ts';
import { caller, streamer, type Answer } from './call-server.ts';
import { documentsByServer } from './documents-by-server.ts';
import { examsByServer } from './exams/exams-by-server.ts';
import { liveByServer } from './live-by-server.ts';
import { goodsByServer } from './goods/goods-by-server.ts';
import { onboardingByServer } from './onboarding-by-server.ts';
import { studyByServer } from './study-by-server.ts';
import { tasksByServer } from './tasks-by-server.ts';
import { shopAddressAt } from './shop-address.ts';
import { COMMENTS_LISTED, ShopError, type ShopBackend } from './shop-backend.ts';
import { httpTransport, type Transport } from './transport.ts';

const NO_PERMISSION = 4005;
const BAD = 40000;
const REFUSED = 42201;
/** The database or the disk is away for now. */
const AWAY = 50300;

/** What differs between a running server and the application of a stopped one. */
export interface ConsoleWay extends Pick<
  ShopBackend,
  'addressOf' | 'way' | 'runsJobs' | 'lockDemo' | 'close'
> {
  transport: Transport;
}

export function openServerBackend(base: string, token: string): ShopBackend {
  return openConsoleBackend(token, {
    transport: httpTransport(base),
    way: `through the server at ${base}`,
    runsJobs: true,
    addressOf: (label, host) => shopAddressAt(base, label, host),
    lockDemo: () => {
      throw new ShopError('The server has this database open. Stop it first, then lock the demo.');
    },
    close: () => Promise.resolve(),
  });
}

export function openConsoleBackend(token: string, { transport, ...way }: ConsoleWay): ShopBackend {
  const call = caller(transport, token);
  function refuse({ code, msg }: Answer): never {
    if (code === NO_PERMISSION)
      throw new ShopError(
        `${transport.name} does not take this token for that: it is unknown, expired or revoked, its person may not do it (any more), or it is done beside the server alone.`,
      );
    if (code === BAD)
      throw new ShopError(
        `${transport.name} could not read one of the words of this command (40000). Check numbers, ids and days; --help shows how each is written. Nothing was changed.`,
      );
    if (code === AWAY)
      throw new ShopError(
        `${transport.name} cannot reach its database or write to its disk now (${String(code)}). npm run shop -- doctor says which. Nothing was changed.`,
      );
    throw new ShopError(`${transport.name} answered ${code}: ${msg}`);
  }
  const contract = contractCaller(call, refuse);
  const { ask, attempt, decide } = contract;
  return {
    ...way,
    ...onboardingByServer(contract),
    ...goodsByServer(contract, { call, sendStream: streamer(transport, token) }),
    ...examsByServer(contract),
    ...studyByServer(contract),
    ...booksByServer(contract, call),
    ...tasksByServer(contract),
    ...liveByServer(contract),
    ...documentsByServer(contract, refuse),
    shops: async () => (await ask(consoleShopsList, {}))?.items ?? [],
    async upload(shop, { name, bytes }) {
      const query = new URLSearchParams({ shop, name }).toString();
      const answer = await call('POST', `${consoleImageAdd.path}?${query}`, bytes);
      if (answer.code === REFUSED)
        return { ok: false, message: readRefusal(RefusedImageSchema, answer.data).message };
      const image = contract.read(consoleImageAdd, answer);
      return image === undefined ? undefined : { ok: true, url: image.url };
    },
    orders: (shop, state) =>
      ask(consoleOrdersList, { shop, ...(state === undefined ? {} : { filter: { states: [state] } }) }),
    confirmOrder: (shop, order, author) => decide(consoleOrdersConfirm, { shop, order_id: order, author }),
    extendOrder: (shop, order_id, hours, author) =>
      decide(consoleOrdersExtend, { shop, order_id, hours, author }),
    decideRefund: (shop, order, { isApproved, ...decision }) =>
      decide(consoleOrdersRefund, { shop, order_id: order, is_approved: isApproved, ...decision }),
    comments: (shop, state) =>
      ask(consoleCommentsList, {
        shop,
        limit: COMMENTS_LISTED,
        ...(state === undefined ? {} : { filter: { state } }),
      }),
    feedback: async (shop) => (await ask(consoleFeedbackList, { shop }))?.items,
    moderateComment: async (shop, id, verb) =>
      (await ask(consoleCommentsModerate, { shop, id, verb }))?.outcome,
    moderatePerson: async (shop, who, verb) => (await ask(consoleCommentsBan, { shop, who, verb }))?.outcome,
    async explain(shop, phone, goods) {
      const done = await attempt(consoleAccessExplain, { shop, phone, goods_id: goods }, ['not-found']);
      if (done === undefined || done.ok) return done?.data;
      return done.data === null ? undefined : readRefusal(AccessMissingSchema, done.data).missing;
    },
    async zonePassword(shop, zone_id, password) {
      const input = { shop, zone_id, password };
      const done = await attempt(consoleZonePasswordSave, input, ['not-found', 'bad-parameters']);
      if (done === undefined) return 'not-found';
      return done.ok ? 'set' : done.code;
    },
    async makeToken(shop, asked) {
      const done = await attempt(consoleTokensCreate, { ...asked, shop }, ['bad-parameters']);
      if (done === undefined || done.ok) return done && { ok: true, ...done.data };
      return { ok: false, reason: readRefusal(RefusedTokenSchema, done.data).reason };
    },
    tokens: async (shop) => (await ask(consoleTokensList, { shop }))?.items,
    revokeToken: async (shop, id) => (await ask(consoleTokensRevoke, { shop, id })) !== undefined,
    answers: async (shop, form, locale) => (await ask(consoleFormAnswersExport, { shop, form }, locale))?.csv,
    failedJobs: async () => (await ask(consoleJobsList, {}))?.items ?? [],
    retryJob: async (id) => (await ask(consoleJobsRetry, { id })) !== undefined,
    discardJob: async (id) => (await ask(consoleJobsDiscard, { id })) !== undefined,
  };
}
