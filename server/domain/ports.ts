/** What the shop's rules and calls need from the world; server/store and server/adapters implement these. */
import type { CouponQuery } from '#schemas/content/coupon.ts';
import type { GoodsQuery } from '#schemas/content/goods-card.ts';
import type { ListSort } from '#schemas/content/listing.ts';
import type { Text } from '#schemas/page/text.ts';
import type { FormAnswers } from '#schemas/rules/form-answers.ts';
import type { Media } from '#schemas/rules/media.ts';
import type { ShopInfo } from '#schemas/shop/shop-info.ts';
import type { ImageKind } from './sniff-image.ts';

/** Milliseconds since 1970; a port, so that tests own time. */
export interface Clock {
  now(): number;
}

export interface ShopRow {
  /** Sub-domain label of the demo and the CLI's name for the shop. */
  label: string;
  info: ShopInfo;
  /** Raised by every change of the shop's record. */
  revision: number;
}

export interface ShopStore {
  byId(appId: string): Promise<ShopRow | undefined>;
  byLabel(label: string): Promise<ShopRow | undefined>;
  /** The shop a host name is bound to (D6), without port, lower case. */
  byHost(host: string): Promise<ShopRow | undefined>;
  list(): Promise<ShopRow[]>;
}

/** Kinds of decoration documents a merchant publishes. */
export const CONFIG_KINDS = ['page', 'navbar', 'footer', 'suspend', 'theme', 'tabs', 'zone', 'form'] as const;
/** Kinds a shop has any number of, each under an id of its own; of the others it has one. */
export const NAMED_KINDS: readonly ConfigKind[] = ['page', 'zone', 'form'];
export type ConfigKind = (typeof CONFIG_KINDS)[number];

export interface ConfigVersion {
  kind: ConfigKind;
  /** Its own id for pages, zones and forms (NAMED_KINDS), `main` for the others. */
  id: string;
  /** SHA-256 of the canonical JSON; versions are immutable (D43). */
  hash: string;
  body: unknown;
  author: string;
  note: string;
  /** Unix milliseconds of publication. */
  at: number;
}

export type PublishOutcome = { ok: true; versions: ConfigVersion[] } | { ok: false; conflict: ConfigVersion };
/** A version named by its hash may not be there. */
export type RestoreOutcome = PublishOutcome | { ok: false; missing: DocumentName };

export interface DocumentName {
  kind: ConfigKind;
  id: string;
}

/** A document somebody hands in. */
export interface ConfigDocument extends DocumentName {
  body: unknown;
  /** Hash the writer started from (D42); empty: the writer knows of no version; absent: whatever is there is replaced. */
  base?: string;
}

/** A stored version somebody points at. */
export interface ConfigPointer extends DocumentName {
  hash: string;
  base?: string;
}

export interface WriteMark {
  author: string;
  note: string;
}

/** A version that goes live at a moment; `at` is when it was scheduled. */
export interface ScheduledVersion extends ConfigVersion {
  /** Unix milliseconds. */
  publishAt: number;
}

export interface ConfigStore {
  live(appId: string, kind: ConfigKind, id: string): Promise<ConfigVersion | undefined>;
  listLive(appId: string): Promise<ConfigVersion[]>;
  /** All or nothing, acknowledged only when stored. A draft of the same content has done its work and goes. */
  publish(appId: string, documents: readonly ConfigDocument[], by: WriteMark): Promise<PublishOutcome>;
  /** Publishes versions that are stored already: drafts, and old versions once more (rollback). */
  restore(appId: string, pointers: readonly ConfigPointer[], by: WriteMark): Promise<RestoreOutcome>;
  history(appId: string, kind: ConfigKind, id: string): Promise<Omit<ConfigVersion, 'body'>[]>;
  /** One stored body, whatever points at it. */
  version(appId: string, pointer: ConfigPointer): Promise<{ body: unknown; createdAt: number } | undefined>;

  draft(appId: string, kind: ConfigKind, id: string): Promise<ConfigVersion | undefined>;
  listDrafts(appId: string): Promise<ConfigVersion[]>;
  /** All or nothing; `base` is the draft the writer started from, or the live version where there is no draft. */
  saveDraft(appId: string, documents: readonly ConfigDocument[], by: WriteMark): Promise<PublishOutcome>;
  /** Answers whether there was one. */
  discardDraft(appId: string, kind: ConfigKind, id: string): Promise<boolean>;

  listScheduled(appId: string): Promise<ScheduledVersion[]>;
  /** All or nothing, one moment a document: a newer schedule takes the place of an older one. `base` as in publish. */
  schedule(
    appId: string,
    documents: readonly ConfigDocument[],
    publishAt: number,
    by: WriteMark,
  ): Promise<PublishOutcome>;
  cancelSchedule(appId: string, kind: ConfigKind, id: string): Promise<boolean>;
  /** What waits in all shops, soonest first. */
  listWaiting(): Promise<WaitingVersion[]>;
  /** Makes live what is due, each once however many nodes ask; shop by shop, all or nothing. */
  promoteDue(now: number): Promise<{ appId: string; versions: ConfigVersion[] }[]>;
}

export interface WaitingVersion extends DocumentName {
  appId: string;
  publishAt: number;
}

export interface GoodsRow {
  id: string;
  type: number;
  title: Text;
  summary: Text;
  cover: string;
  price: number;
  line_price: number;
  pay_state: number;
  marketing_type: number;
  marketing_end_ts: number;
  student_count: number;
  lesson_count: number;
  teacher: Text;
  alive_state: number;
  start_ts: number;
  svip_free: boolean;
  /** on: sold; off: delisted; hidden: by link only. */
  state: 'on' | 'off' | 'hidden';
  tags: string[];
  /** Smaller comes first in the default order. */
  position: number;
  created_ts: number;
  updated_ts: number;
}

export interface GoodsStore {
  byId(appId: string, id: string): Promise<GoodsRow | undefined>;
  /** Goods on sale of one list; order of `manual` is the order of its ids. */
  find(appId: string, query: GoodsQuery): Promise<GoodsRow[]>;
  /** For the sitemap: ids on sale with their type and last change. */
  listPublic(appId: string): Promise<Pick<GoodsRow, 'id' | 'type' | 'updated_ts'>[]>;
  hotWords(appId: string): Promise<Text[]>;
}

export interface CouponRow {
  id: string;
  title: Text;
  /** Fen taken off, and the least price it may be used at. */
  amount: number;
  threshold: number;
  /** How many there are in all; 0 for any number. */
  total: number;
  claimed: number;
  /** Goods it may be used for; empty for all. */
  goods_ids: string[];
  start_ts: number;
  end_ts: number;
  state: 'on' | 'off';
  position: number;
}

export type CouponRefusal = 'coupon-gone' | 'coupon-not-running';
export type ClaimOutcome =
  | { kind: 'given'; coupon: CouponRow; claimedAt: number }
  | { kind: 'missing' }
  | { kind: 'held' }
  | { kind: 'refused'; code: CouponRefusal };

export interface CouponStore {
  /** Coupons that are switched on; those of `running` can be claimed now, the used-up ones last. */
  find(appId: string, query: CouponQuery): Promise<CouponRow[]>;
  /** Which of these coupons a learner has, and since when (unix milliseconds). */
  claimedBy(
    appId: string,
    userId: string,
    ids: readonly string[],
  ): Promise<{ couponId: string; claimedAt: number }[]>;
  /**
   * Gives a learner one coupon, in one transaction that holds its row: however many ask at once, each of them gets one
   * at most, and together no more than there are (requirement 35). `refuse` says why not, from the row as it is then.
   */
  claim(
    appId: string,
    couponId: string,
    userId: string,
    refuse: (coupon: CouponRow) => CouponRefusal | undefined,
  ): Promise<ClaimOutcome>;
}

/** What a search asks the index for: conditions as server/domain/search/query.ts writes them. */
export interface SearchAsk {
  /** What stands in the goods as it was typed; such goods come first. */
  written: string;
  /** Every way to read what was typed. */
  any: string;
  /** Numeric resource type; absent for all. */
  type?: number;
  offset: number;
  limit: number;
}

export interface SearchStore {
  /** Goods on sale, best first; `total` counts those of all pages. */
  find(appId: string, ask: SearchAsk): Promise<{ rows: GoodsRow[]; total: number }>;
  /** How many goods of each type `any` finds, most first. */
  countTypes(appId: string, any: string): Promise<{ type: number; count: number }[]>;
  /** Writes what these goods are found by, after they or their tags changed; goods that are gone are found no more. */
  reindex(appId: string, goodsIds: readonly string[]): Promise<void>;
}

/** A list somebody leafs through: where its goods come from, how they are ordered, and which page is wanted (D22). */
export interface Listing {
  /** Only goods with this tag. */
  tag?: string;
  /** Only these goods. */
  ids?: readonly string[];
  /** Only goods of this type; part of the list itself. */
  type?: number;
  /** Only goods of this type; chosen by the reader, so the counts of types do not heed it. */
  chosenType?: number;
  /** Only goods with a promotion of one of these kinds that runs now. */
  marketing?: readonly number[];
  /** `ids` is the order of the ids given; `live` has the rooms on air first. */
  order: 'ids' | 'live' | ListSort;
  page: number;
  pageSize: number;
}

export interface ListingPage {
  rows: GoodsRow[];
  total: number;
  /** The page answered: the last one where a later one was asked for. */
  page: number;
  types: { type: number; count: number }[];
}

export interface TagRow {
  id: string;
  title: Text;
}

export interface ListingStore {
  page(appId: string, listing: Listing): Promise<ListingPage>;
  /** Tags with a name, in the shop's order. */
  tags(appId: string): Promise<TagRow[]>;
  /** Whether any good carries the tag, or a merchant named it. */
  hasTag(appId: string, id: string): Promise<boolean>;
}

/** How far a learner has come in one resource; times in unix milliseconds (D82). */
export interface LearningRow {
  resource_id: string;
  resource_type: number;
  /** The parent package, empty where it was opened by itself. */
  product_id: string;
  learn_progress: number;
  max_learn_progress: number;
  org_learn_progress: number;
  finished_at: number | null;
  last_learn_at: number;
  /** Seconds. */
  stay_time: number;
}

export interface LearningStore {
  /** A learner's records with what they are of, the latest first; a good that no longer exists is left out. */
  records(
    appId: string,
    userId: string,
    ask: { type?: number; page: number; pageSize: number },
  ): Promise<{
    rows: (LearningRow & Pick<GoodsRow, 'title' | 'cover' | 'state'>)[];
    total: number;
    page: number;
  }>;
}

export interface CommentRow {
  id: string;
  resource_id: string;
  resource_type: number;
  /** The comment it answers; null for one of its own. */
  parent_id: string | null;
  /** Name and picture of the moment of writing. */
  nickname: Text;
  avatar: string;
  is_teacher: boolean;
  content: Text;
  like_count: number;
  state: 'shown' | 'pending' | 'hidden';
  /** Unix milliseconds. */
  created_at: number;
}

export interface CommentStore {
  /** Shown comments of a resource, each with how many shown replies it has and the two most liked of them. */
  page(
    appId: string,
    ask: { resourceId: string; sort: 'hot' | 'new'; page: number; pageSize: number },
  ): Promise<{
    rows: (CommentRow & { replies: { total: number; top: CommentRow[] } })[];
    total: number;
    page: number;
  }>;
}

export type Role =
  'learner' | 'svip' | 'comment-banned' | 'training-admin' | 'owner' | 'designated' | 'organization';

export interface UserRow {
  id: string;
  appId: string;
  phone: string;
  nickname: string;
  avatar: string;
  roles: Role[];
}

export interface UserStore {
  byId(appId: string, id: string): Promise<UserRow | undefined>;
  list(appId: string): Promise<UserRow[]>;
}

/** Which learners belong to which group of a shop (D38, D73). */
export interface GroupStore {
  /** Ids of the groups a learner belongs to. */
  of(appId: string, userId: string): Promise<string[]>;
  /** Adds learners to a group; who is in it already stays. */
  add(appId: string, groupId: string, userIds: readonly string[]): Promise<void>;
}

/** Hashes of zones' passwords; the passwords themselves are kept nowhere (D38). */
export interface ZonePasswordStore {
  hashOf(appId: string, zoneId: string): Promise<string | undefined>;
  set(appId: string, zoneId: string, hash: string): Promise<void>;
}

export interface SessionRow {
  /** Public handle (pc_user_key); not a secret. */
  publicId: string;
  appId: string;
  userId: string;
  createdAt: number;
  expiresAt: number;
}

export interface SessionStore {
  /** Makes a session and returns its secret token once; only the token's SHA-256 is stored. */
  create(
    appId: string,
    userId: string,
    meta: { userAgent: string },
  ): Promise<{ token: string; session: SessionRow }>;
  /** The live session of a token, its expiry moved on (sliding 30 days, D46). */
  byToken(appId: string, token: string): Promise<SessionRow | undefined>;
  revoke(appId: string, publicId: string): Promise<void>;
}

export interface FrontLogRow {
  appId: string;
  level: 'info' | 'warn' | 'error';
  kind: 'js' | 'api' | 'config' | 'chunk' | 'perf' | 'csp';
  message: string;
  detail: Readonly<Record<string, unknown>>;
}

export interface LogStore {
  add(rows: readonly FrontLogRow[]): Promise<void>;
  recent(appId: string, limit: number): Promise<(FrontLogRow & { at: number })[]>;
}

/** Events every node hears: in-process, PostgreSQL NOTIFY or Redis, behind one interface. */
export interface BusEvents {
  /** Cached pages made from any of these tags are stale. */
  purge: { appId: string; tags: string[] };
  'session.revoked': { appId: string; publicId: string };
  /** What waits for its moment has changed: every node looks at its clock again. */
  'schedule.changed': { appId: string };
}
export interface Bus {
  publish<Name extends keyof BusEvents>(name: Name, event: BusEvents[Name]): Promise<void>;
  subscribe<Name extends keyof BusEvents>(name: Name, listener: (event: BusEvents[Name]) => void): () => void;
  /** Called where events may have been missed (the link to the other nodes was down): forget what they keep fresh. */
  onGap(listener: () => void): () => void;
  /** For readiness: resolves when the bus answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Fixed-window counters shared by all nodes; used by every rate limit of our own. */
export interface LimitStore {
  /** Adds one and answers the count in the window, counted before the guarded check runs (requirement 16). */
  hit(key: string, windowMs: number): Promise<{ count: number; resetAt: number }>;
}

export interface FormAnswerRow {
  id: string;
  /** Version of the form it answers. */
  formHash: string;
  /** Absent where anybody may answer. */
  userId: string | undefined;
  nickname: string | undefined;
  /** As they were written; read them by the version of the form they answer. */
  answers: Readonly<Record<string, unknown>>;
  at: number;
}

export interface FormAnswerStore {
  /** `same`: this writer has sent this very set before. `answered`: this learner has answered this form before. */
  add(
    appId: string,
    answer: { formId: string; formHash: string; userId?: string; key?: string; answers: FormAnswers },
  ): Promise<'kept' | 'same' | 'answered'>;
  has(appId: string, formId: string, userId: string): Promise<boolean>;
  /** Newest first; `before` is the last row of the page before. */
  list(
    appId: string,
    formId: string,
    page: { limit: number; before?: { at: number; id: string } },
  ): Promise<FormAnswerRow[]>;
  /** Every version of the form somebody has answered, by hash. */
  versions(appId: string, formId: string): Promise<ReadonlyMap<string, unknown>>;
}

/** A picture a merchant uploaded; its sizes lie in the file store (decision 130). */
export interface ImageRow extends Media {
  /** What the merchant called the file; said back to nobody else. */
  name: string;
  /** Size of what was uploaded. */
  bytes: number;
}

export interface ImageStore {
  byId(appId: string, id: string): Promise<ImageRow | undefined>;
  /** Does nothing where the shop has the picture already. */
  add(appId: string, row: ImageRow): Promise<void>;
}

export interface OpenFile {
  size: number;
  stream: NodeJS.ReadableStream;
}

/** Files every node reads: each is written once, under a name made of its content, and never changed. */
export interface FileStore {
  /** Whole and on disk when it resolves, or not there at all. Names are words, with single slashes between. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  open(name: string): Promise<OpenFile | undefined>;
}

/** Why an uploaded file is not taken. */
export const IMAGE_REFUSALS = [
  'too-heavy',
  'svg',
  'no-picture',
  'too-many-pixels',
  'broken',
  'busy',
] as const;
export type ImageRefusal = (typeof IMAGE_REFUSALS)[number];

export type Pictures =
  | { ok: true; media: Omit<Media, 'id'>; files: readonly { name: string; bytes: Uint8Array }[] }
  | { ok: false; reason: ImageRefusal };

/** Makes every size of a picture, away from the thread that serves pages. */
export interface PictureMaker {
  make(bytes: Uint8Array, kind: ImageKind): Promise<Pictures>;
}

export interface Stores {
  shops: ShopStore;
  configs: ConfigStore;
  goods: GoodsStore;
  coupons: CouponStore;
  search: SearchStore;
  listings: ListingStore;
  learning: LearningStore;
  comments: CommentStore;
  users: UserStore;
  groups: GroupStore;
  zonePasswords: ZonePasswordStore;
  sessions: SessionStore;
  logs: LogStore;
  formAnswers: FormAnswerStore;
  images: ImageStore;
}
