/** A shop through the console of a running server. */
import { consoleAccessExplain } from '#schemas/api/console/access.ts';
import {
  consoleCommentsBan,
  consoleCommentsList,
  consoleCommentsModerate,
} from '#schemas/api/console/comments.ts';
import { consoleImageAdd, RefusedImageSchema } from '#schemas/api/console/images.ts';
import {
  consoleOrdersConfirm,
  consoleOrdersExtend,
  consoleOrdersList,
  consoleOrdersRefund,
} from '#schemas/api/console/orders.ts';
import { consoleFeedbackList } from '#schemas/api/console/study.ts';
import { consoleZonePasswordSave } from '#schemas/api/console/zones.ts';
import { AccessMissingSchema } from '#schemas/content/access-explained.ts';
import { booksByServer } from './books-by-server.ts';
import { contractCaller, readRefusal } from './call-contract.ts';
import { caller, streamer, TIMEOUT_MS, type Answer } from './call-server.ts';
import { documentsByServer } from './documents-by-server.ts';
import { examsByServer } from './exams/exams-by-server.ts';
import { liveByServer } from './live-by-server.ts';
import { goodsByServer } from './goods/goods-by-server.ts';
import { onboardingByServer } from './onboarding-by-server.ts';
import { studyByServer } from './study-by-server.ts';
import { tasksByServer } from './tasks-by-server.ts';
import { csvReader } from './read-csv.ts';
import {
  COMMENTS_LISTED,
  ShopError,
  type FailedJob,
  type NewToken,
  type ShopBackend,
  type ShopName,
  type TokenView,
} from './shop-backend.ts';

const NO_PERMISSION = 4005;
const BAD = 40000;
const NOT_FOUND = 40400;
const REFUSED = 42201;
/** The database or the disk is away for now. */
const AWAY = 50300;
export function openServerBackend(base: string, token: string): ShopBackend {
  const call = caller(base, token);
  const readCsv = csvReader(base, token, TIMEOUT_MS);
  function refuse({ code, msg }: Answer): never {
    if (code === NO_PERMISSION)
      throw new ShopError(
        `The server at ${base} does not take this token for that: it is unknown, expired or revoked, its person may not do it (any more), or it is done beside the server alone.`,
      );
    if (code === BAD)
      throw new ShopError(
        `The server at ${base} could not read one of the words of this command (40000). Check numbers, ids and days; --help shows how each is written. Nothing was changed.`,
      );
    if (code === AWAY)
      throw new ShopError(
        `The server at ${base} cannot reach its database or write to its disk now (${String(code)}). npm run shop -- doctor says which. Nothing was changed.`,
      );
    throw new ShopError(`The server at ${base} answered ${code}: ${msg}`);
  }
  const contract = contractCaller(call, refuse);
  const { ask, attempt, decide } = contract;
  async function read<Data>(path: string): Promise<Data | undefined> {
    const answer = await call('GET', path);
    if (answer.code === NOT_FOUND) return undefined;
    return answer.code === 0 ? (answer.data as Data) : refuse(answer);
  }
  /** Answers whether it was there. */
  async function remove(path: string): Promise<boolean> {
    const answer = await call('DELETE', path);
    return answer.code === NOT_FOUND ? false : answer.code === 0 || refuse(answer);
  }
  const of = (shop: string) => `?shop=${encodeURIComponent(shop)}`;
  return {
    ...onboardingByServer(base, call, refuse),
    ...goodsByServer(contract, { call, sendStream: streamer(base, token) }),
    ...examsByServer(contract),
    ...studyByServer(contract, call, refuse),
    ...booksByServer(contract, call),
    ...tasksByServer(contract),
    ...liveByServer(contract),
    ...documentsByServer(contract, refuse),
    way: `through the server at ${base}`,
    runsJobs: true,
    shops: async () => (await read<{ shops: ShopName[] }>('/console/shops'))?.shops ?? [],
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
      const answer = await call('POST', '/console/tokens', { ...asked, shop });
      const data = answer.data as { reason?: 'no-person' | 'no-staff' } | null;
      if (answer.code === 0) return { ok: true, ...(answer.data as Omit<NewToken, 'ok'>) } as NewToken;
      if (data?.reason !== undefined) return { ok: false, reason: data.reason };
      return answer.code === NOT_FOUND ? undefined : refuse(answer);
    },
    tokens: async (shop) => (await read<{ tokens: TokenView[] }>(`/console/tokens${of(shop)}`))?.tokens,
    revokeToken: (shop, id) => remove(`/console/tokens/${encodeURIComponent(id)}${of(shop)}`),
    async answers(shop, form, locale) {
      const query = new URLSearchParams({ shop, form, format: 'csv' }).toString();
      const answer = await readCsv(`/console/form-answers?${query}`, locale);
      if (typeof answer === 'string') return answer;
      return answer.code === NOT_FOUND ? undefined : refuse(answer);
    },
    failedJobs: async () => (await read<{ jobs: FailedJob[] }>('/console/jobs'))?.jobs ?? [],
    retryJob: async (id) => (await call('POST', `/console/jobs/${String(id)}/retry`)).code === 0,
    discardJob: (id) => remove(`/console/jobs/${String(id)}`),
    lockDemo: () => {
      throw new ShopError('The server has this database open. Stop it first, then lock the demo.');
    },
    close: () => Promise.resolve(),
  };
}
