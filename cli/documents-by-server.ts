/** A shop's documents by calls of the console: read, published, scheduled, previewed, taken down. */
import { Type, type Static } from 'typebox';
import {
  consolePageExport,
  consolePagePublish,
  consolePageUnpublish,
  consoleReferenceCheck,
} from '#schemas/api/console/documents.ts';
import { consoleDraftImport, consoleDraftList, consoleDraftPublish } from '#schemas/api/console/drafts.ts';
import { consolePreviewCreate } from '#schemas/api/console/previews.ts';
import {
  consoleScheduleCancel,
  consoleScheduleList,
  consoleScheduleSave,
} from '#schemas/api/console/schedules.ts';
import {
  consoleReleaseList,
  consoleReleaseRestore,
  consoleVersionList,
  consoleVersionRestore,
} from '#schemas/api/console/versions.ts';
import {
  DocumentConflictSchema,
  FixedDocumentSchema,
  InvalidDocumentsSchema,
  MissingDocumentsSchema,
  type ReleaseReportSchema,
} from '#schemas/page/stored-document.ts';
import { msOf } from '#schemas/time.ts';
import { readRefusal, type ContractCaller } from './call-contract.ts';
import { RELEASES_LISTED, type ShopBackend } from './shop-backend.ts';

type DocumentsBackend = Pick<
  ShopBackend,
  | 'documents'
  | 'drafts'
  | 'history'
  | 'needed'
  | 'previewLink'
  | 'publish'
  | 'publishSaved'
  | 'releases'
  | 'returnTo'
  | 'rollBack'
  | 'saveDrafts'
  | 'schedule'
  | 'scheduled'
  | 'unpublish'
  | 'unschedule'
>;

/** What was written and when, as the commands tell it: in milliseconds. */
function toMark<Row extends { by: string; at: number }>({ by: author, at, ...rest }: Row) {
  return { ...rest, author, at: msOf(at) };
}

function toReport({ versions, gone, release, hidden }: Static<typeof ReleaseReportSchema>) {
  return { ok: true as const, versions: versions.map(toMark), gone, release, hidden };
}

interface Refusal<Code> {
  code: Code;
  data: unknown;
}

const toInvalid = ({ data }: Refusal<unknown>) => ({
  ok: false as const,
  reason: 'invalid' as const,
  faults: readRefusal(InvalidDocumentsSchema, data).errors,
});

function toRefused(refusal: Refusal<'config-invalid' | 'state-conflict'>) {
  if (refusal.code === 'config-invalid') return toInvalid(refusal);
  const { theirs } = readRefusal(DocumentConflictSchema, refusal.data);
  return { ok: false as const, reason: 'conflict' as const, current: toMark(theirs) };
}

/** What is not there; undefined where it is the shop itself. */
function toMissing({ data }: Refusal<unknown>) {
  if (data === null) return undefined;
  const { missing: documents } = readRefusal(MissingDocumentsSchema, data);
  return { ok: false as const, reason: 'missing' as const, documents };
}

const WRITTEN = ['config-invalid', 'state-conflict'] as const;
const RESTORED = [...WRITTEN, 'not-found'] as const;
const EVERY = Number.MAX_SAFE_INTEGER;
const FIELDS = Type.Object({ fields: Type.Array(Type.Object({ field: Type.String() })) });

function readingDocuments({ ask, list }: ContractCaller) {
  return {
    async documents(shop) {
      const found = await ask(consolePageExport, { shop });
      if (found === undefined) return undefined;
      const documents = found.documents.map(({ body, ...row }) => ({ ...toMark(row), body }));
      return { shop: found.shop, documents };
    },
    async drafts(shop) {
      const rows = await list((part) => ask(consoleDraftList, { shop, with_body: true, ...part }), EVERY);
      return rows?.map(({ body, ...row }) => ({ ...toMark(row), body }));
    },
    async scheduled(shop) {
      const rows = await list((part) => ask(consoleScheduleList, { shop, with_body: true, ...part }), EVERY);
      return rows?.map(({ body, publish_at, ...row }) => ({
        ...toMark(row),
        body,
        publishAt: msOf(publish_at),
      }));
    },
    async history(shop, { kind, id }) {
      const rows = await list((part) => ask(consoleVersionList, { shop, kind, id, ...part }), EVERY);
      return rows?.map(toMark);
    },
    async releases(shop) {
      const rows = await list((part) => ask(consoleReleaseList, { shop, ...part }), RELEASES_LISTED);
      return rows?.map(toMark);
    },
    needed: (shop, { queries, ids, pictures }) =>
      ask(consoleReferenceCheck, {
        shop,
        queries: [...queries],
        ids: [...ids],
        pictures: [...pictures],
      }),
    async previewLink(shop, { path, viewAs }) {
      const link = await ask(consolePreviewCreate, { shop, path, view_as: viewAs });
      return link === undefined ? undefined : { url: link.url, expires_at: msOf(link.expires_at) };
    },
  } satisfies Partial<DocumentsBackend>;
}

/** @param refuse throws an error that says what to do */
export function documentsByServer(
  caller: ContractCaller,
  refuse: (answer: { code: number; msg: string; data: unknown }) => never,
): DocumentsBackend {
  const { ask, attempt } = caller;
  return {
    ...readingDocuments(caller),
    async publish(shop, drafts, options) {
      const input = { ...options, shop, documents: [...drafts] };
      const done = await attempt(consolePagePublish, input, WRITTEN);
      if (done === undefined) return undefined;
      return done.ok ? toReport(done.data) : toRefused(done);
    },
    async saveDrafts(shop, drafts, by) {
      const done = await attempt(consoleDraftImport, { ...by, shop, documents: [...drafts] }, WRITTEN);
      if (done === undefined) return undefined;
      if (!done.ok) return toRefused(done);
      return { ok: true, versions: done.data.versions.map(toMark), faults: done.data.faults };
    },
    async publishSaved(shop, names, options) {
      const named = names === undefined ? {} : { documents: [...names] };
      const done = await attempt(consoleDraftPublish, { ...options, ...named, shop }, RESTORED);
      if (done === undefined) return undefined;
      if (done.ok) return toReport(done.data);
      const { code, data } = done;
      return code === 'not-found' ? toMissing(done) : toRefused({ code, data });
    },
    async schedule(shop, drafts, { publishAt, ...options }) {
      const at = new Date(publishAt).toISOString();
      const input = { ...options, shop, at, documents: [...drafts] };
      const done = await attempt(consoleScheduleSave, input, [...RESTORED, 'bad-parameters']);
      if (done === undefined) return undefined;
      if (done.ok) {
        const { versions, hidden } = done.data;
        return { ok: true, versions: versions.map(toMark), hidden };
      }
      const { code, data } = done;
      if (code === 'bad-parameters') {
        const isMoment = readRefusal(FIELDS, data).fields.some(({ field }) => field === '/at');
        return isMoment ? { ok: false, reason: 'moment' } : refuse({ code: 40_000, msg: '', data });
      }
      return code === 'not-found' ? toMissing(done) : toRefused({ code, data });
    },
    unschedule: async (shop, { kind, id }) =>
      (await ask(consoleScheduleCancel, { shop, kind, id })) !== undefined,
    async returnTo(shop, release, options) {
      const done = await attempt(consoleReleaseRestore, { ...options, shop, release }, RESTORED);
      if (done === undefined) return undefined;
      if (done.ok) return toReport(done.data);
      if (done.code === 'config-invalid') return toInvalid(done);
      if (done.code === 'state-conflict') return { ok: false, reason: 'outdated' };
      return done.data === null ? undefined : { ok: false, reason: 'no-release' };
    },
    async rollBack(shop, { kind, id, hash }, options) {
      const done = await attempt(consoleVersionRestore, { ...options, shop, kind, id, hash }, RESTORED);
      if (done === undefined) return undefined;
      if (done.ok) return toReport(done.data);
      const { code, data } = done;
      return code === 'not-found' ? toMissing(done) : toRefused({ code, data });
    },
    async unpublish(shop, names, { discards: discard, ...by }) {
      const input = { ...by, shop, documents: [...names], discard };
      const done = await attempt(consolePageUnpublish, input, ['not-found', 'bad-parameters']);
      if (done === undefined) return undefined;
      if (done.ok) return toReport(done.data);
      if (done.code === 'not-found') return toMissing(done);
      return { ok: false, ...readRefusal(FixedDocumentSchema, done.data) };
    },
  };
}
