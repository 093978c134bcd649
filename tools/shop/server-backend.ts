/** A shop's documents through the console of a running server. */
import {
  consoleCommentsBan,
  consoleCommentsList,
  consoleCommentsModerate,
} from '#schemas/api/console/comments.ts';
import {
  consoleOrdersConfirm,
  consoleOrdersExtend,
  consoleOrdersList,
  consoleOrdersRefund,
} from '#schemas/api/console/orders.ts';
import { consoleFeedbackList } from '#schemas/api/console/study.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import type { ConfigVersion, Release, ScheduledVersion } from '#server/areas/pages/config-store.ts';
import type { Restored, SaveDraftsResult, Scheduled } from '#server/areas/pages/rules/drafts.ts';
import type { Draft, Published } from '#server/areas/pages/rules/publish.ts';
import type { NeededFound } from '#server/areas/pages/rules/needed.ts';
import type { Explained } from '#server/areas/access/rules/explain-access.ts';
import type { Returned, Unpublished } from '#server/areas/pages/rules/releases.ts';
import { booksByServer } from './books-by-server.ts';
import { contractCaller } from './call-contract.ts';
import { caller, streamer, TIMEOUT_MS, type Answer } from './call-server.ts';
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
  type DocumentEvent,
  type FailedJob,
  type NewToken,
  type ShopBackend,
  type ShopName,
  type TokenView,
} from './shop-backend.ts';

const NO_PERMISSION = 4005;
const BAD = 40000;
const NOT_FOUND = 40400;
const INVALID = 42200;
const CONFLICT = 40900;
const REFUSED = 42201;
/** The database or the disk is away for now. */
const AWAY = 50300;
function onWire(drafts: readonly Draft[]) {
  return drafts.map(({ base: base_version, ...draft }) => ({
    ...draft,
    ...(base_version === undefined ? {} : { base_version }),
  }));
}

type Written = SaveDraftsResult | Restored | Scheduled;

/** What became of a write; undefined for a shop nobody knows. */
function readWritten<Outcome extends Written>(answer: Answer, refuse: (answer: Answer) => never) {
  const data = answer.data as {
    versions: [];
    hidden: [];
    faults: [];
    errors: [];
    current: DocumentEvent;
    missing?: [];
    fields?: string[];
  } | null;
  const outcome = (): Written | undefined => {
    if (answer.code === 0) return { ok: true, ...data } as Extract<Written, { ok: true }>;
    if (answer.code === INVALID && data !== null)
      return { ok: false, reason: 'invalid', faults: data.errors };
    if (answer.code === CONFLICT && data !== null)
      return { ok: false, reason: 'conflict', current: data.current };
    if (answer.code === BAD && data?.fields?.includes('at') === true) return { ok: false, reason: 'moment' };
    if (answer.code !== NOT_FOUND) return refuse(answer);
    return data?.missing === undefined
      ? undefined
      : { ok: false, reason: 'missing', documents: data.missing };
  };
  return outcome() as Outcome | undefined;
}

function readReturned(answer: Answer, refuse: (answer: Answer) => never): Returned | undefined {
  const data = answer.data as { errors: []; reason?: string } | null;
  if (answer.code === 0) return { ok: true, ...(answer.data as object) } as Returned;
  if (answer.code === INVALID && data !== null) return { ok: false, reason: 'invalid', faults: data.errors };
  if (answer.code === CONFLICT) return { ok: false, reason: 'outdated' };
  if (answer.code !== NOT_FOUND) return refuse(answer);
  return data?.reason === 'no-release' ? { ok: false, reason: 'no-release' } : undefined;
}

function readUnpublished(answer: Answer, refuse: (answer: Answer) => never): Unpublished | undefined {
  const data = answer.data as { missing?: []; reason?: string } | null;
  if (answer.code === 0) return { ok: true, ...(answer.data as object) } as Unpublished;
  if (answer.code === BAD && data?.reason === 'fixed')
    return { ok: false, ...data } as Extract<Unpublished, { reason: 'fixed' }>;
  if (answer.code !== NOT_FOUND) return refuse(answer);
  return data?.missing === undefined ? undefined : { ok: false, reason: 'missing', documents: data.missing };
}

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
  const { ask, decide } = contractCaller(call, refuse);
  async function read<Data>(path: string): Promise<Data | undefined> {
    const answer = await call('GET', path);
    if (answer.code === NOT_FOUND) return undefined;
    return answer.code === 0 ? (answer.data as Data) : refuse(answer);
  }
  async function write<Outcome extends Written>(path: string, body: unknown): Promise<Outcome | undefined> {
    return readWritten<Outcome>(await call('POST', path, body), refuse);
  }
  /** Answers whether it was there. */
  async function remove(path: string): Promise<boolean> {
    const answer = await call('DELETE', path);
    return answer.code === NOT_FOUND ? false : answer.code === 0 || refuse(answer);
  }
  const of = (shop: string) => `?shop=${encodeURIComponent(shop)}`;
  return {
    ...onboardingByServer(base, call, refuse),
    ...goodsByServer(contractCaller(call, refuse), { call, sendStream: streamer(base, token) }),
    ...examsByServer(contractCaller(call, refuse)),
    ...studyByServer(contractCaller(call, refuse), call, refuse),
    ...booksByServer(contractCaller(call, refuse), call),
    ...tasksByServer(contractCaller(call, refuse)),
    ...liveByServer(contractCaller(call, refuse)),
    way: `through the server at ${base}`,
    runsJobs: true,
    shops: async () => (await read<{ shops: ShopName[] }>('/console/shops'))?.shops ?? [],
    documents: (shop) => read(`/console/configs${of(shop)}`),
    drafts: async (shop) =>
      (await read<{ documents: ConfigVersion[] }>(`/console/drafts${of(shop)}`))?.documents,
    scheduled: async (shop) =>
      (await read<{ documents: ScheduledVersion[] }>(`/console/schedule${of(shop)}`))?.documents,
    async upload(shop, { name, bytes }) {
      const query = new URLSearchParams({ shop, name }).toString();
      const answer = await call('POST', `/console/images?${query}`, bytes);
      const data = answer.data as { url: string; message: LocaleText };
      if (answer.code === 0) return { ok: true, url: data.url };
      if (answer.code === REFUSED) return { ok: false, message: data.message };
      return answer.code === NOT_FOUND ? undefined : refuse(answer);
    },
    publish: (shop, drafts, options) =>
      write<Published>('/console/publish', { ...options, shop, documents: onWire(drafts) }),
    saveDrafts: (shop, drafts, by) =>
      write<SaveDraftsResult>('/console/drafts', { ...by, shop, documents: onWire(drafts) }),
    publishSaved: (shop, documents, options) =>
      write<Restored>('/console/drafts/publish', {
        ...options,
        shop,
        ...(documents === undefined ? {} : { documents }),
      }),
    schedule: (shop, drafts, { publishAt, ...options }) =>
      write<Scheduled>('/console/schedule', {
        ...options,
        shop,
        at: new Date(publishAt).toISOString(),
        documents: onWire(drafts),
      }),
    unschedule: (shop, { kind, id }) => remove(`/console/schedule/${kind}/${id}${of(shop)}`),
    history: async (shop, { kind, id }) =>
      (await read<{ versions: DocumentEvent[] }>(`/console/versions/${kind}/${id}${of(shop)}`))?.versions,
    releases: async (shop) => (await read<{ releases: Release[] }>(`/console/releases${of(shop)}`))?.releases,
    returnTo: async (shop, release, options) =>
      readReturned(await call('POST', '/console/releases/rollback', { ...options, shop, release }), refuse),
    unpublish: async (shop, documents, { discards: discard, ...by }) =>
      readUnpublished(await call('POST', '/console/unpublish', { ...by, shop, documents, discard }), refuse),
    async needed(shop, needed) {
      const answer = await call('POST', '/console/needed', { ...needed, shop });
      if (answer.code === NOT_FOUND) return undefined;
      return answer.code === 0 ? (answer.data as NeededFound) : refuse(answer);
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
      const query = new URLSearchParams({ shop, phone, goods }).toString();
      const answer = await call('GET', `/console/access?${query}`);
      if (answer.code === 0) return answer.data as Explained;
      if (answer.code !== NOT_FOUND) return refuse(answer);
      return (answer.data as { missing?: 'no-person' | 'no-goods' } | null)?.missing;
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
    rollBack: (shop, { kind, id, hash }, options) =>
      write<Restored>('/console/rollback', { ...options, shop, kind, id, version: hash }),
    async previewLink(shop, { path, viewAs }) {
      const answer = await call('POST', '/console/preview-link', { shop, path, view_as: viewAs });
      if (answer.code === NOT_FOUND) return undefined;
      return answer.code === 0 ? (answer.data as { url: string; expires_at: number }) : refuse(answer);
    },
    async zonePassword(shop, zoneId, password) {
      const path = `/console/zones/${encodeURIComponent(zoneId)}/password${of(shop)}`;
      const answer = await call('PUT', path, { password });
      if (answer.code === NOT_FOUND) return 'not-found';
      if (answer.code === BAD) return 'bad-parameters';
      return answer.code === 0 ? 'set' : refuse(answer);
    },
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
