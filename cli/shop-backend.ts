/** What the commands ask of a shop, whichever way they reach it, and how they name its documents. */
import type { AccessExplained } from '#schemas/content/access-explained.ts';
import type { PlayReport } from '#schemas/learning/play-feedback.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { consoleCommentsList } from '#schemas/api/console/comments.ts';
import type { consoleJobsList } from '#schemas/api/console/jobs.ts';
import type { consoleTokensList } from '#schemas/api/console/tokens.ts';
import type { consoleOrdersList } from '#schemas/api/console/orders.ts';
import type { BanVerb, COMMENT_STATES, CommentVerb, ModerationResult } from '#schemas/content/moderation.ts';
import type { Locale } from '#schemas/locale.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import type { ViewAs } from '#schemas/shop/view-as.ts';
import { CHROME_ID } from '#server/areas/pages/rules/boot.ts';
import type { TokenScope } from '#schemas/console/token-scopes.ts';
import type { TokenMade } from '#server/areas/identity/rules/personal-tokens.ts';
import type { Needed, NeededFound } from '#server/areas/pages/rules/needed.ts';
import type { Returned, Unpublished } from '#server/areas/pages/rules/releases.ts';
import type { Restored, SaveDraftsResult, Scheduled } from '#server/areas/pages/rules/drafts.ts';
import {
  NAMED_KINDS,
  type ConfigPointer,
  type ConfigVersion,
  type DocumentName,
  type Release,
  type ScheduledVersion,
  type WriteMark,
} from '#server/areas/pages/store/config-store.ts';
import type { BooksBackend } from './books-backend.ts';
import type { ExamsBackend } from './exams/exams-backend.ts';
import type { GoodsBackend } from './goods/goods-backend.ts';
import type { StudyBackend } from './study-backend.ts';
import type { OnboardingBackend } from './onboarding-backend.ts';
import type { LiveBackend } from './live-backend.ts';
import type { TasksBackend } from './tasks-backend.ts';
import type { setZonePassword } from '#server/areas/zones/rules/zone-password.ts';

export { fileOf } from '#demo/document-folder.ts';
export type { DocumentEvent } from '#server/areas/pages/rules/publish.ts';
import {
  isConfigKind,
  type DocumentEvent,
  type Draft,
  type Published,
  type PublishOptions,
} from '#server/areas/pages/rules/publish.ts';

interface ShopName {
  label: string;
  app_id: string;
  name: string | LocaleText;
}

export type Uploaded = { ok: true; url: string } | { ok: false; message: LocaleText };

type PasswordOutcome = Awaited<ReturnType<typeof setZonePassword>>;

type TokenView = DataOf<typeof consoleTokensList>['items'][number];

type NewToken =
  | { ok: true; token: string; person: string; expires_at: number }
  | { ok: false; reason: Extract<TokenMade, { ok: false }>['reason'] };

export type FailedJob = DataOf<typeof consoleJobsList>['items'][number];

/** Every answer about one shop is undefined for a shop nobody knows. */
/** Comments that are listed, the newest. */
export const COMMENTS_LISTED = 50;
/** Releases that are listed, the newest. */
export const RELEASES_LISTED = 50;

export interface ShopBackend
  extends
    OnboardingBackend,
    GoodsBackend,
    ExamsBackend,
    BooksBackend,
    StudyBackend,
    TasksBackend,
    LiveBackend {
  /** What the user is told of the way taken. */
  readonly way: string;
  /** Whether somebody runs jobs meanwhile: a server does, a command over the store does not. */
  readonly runsJobs: boolean;
  shops(): Promise<ShopName[]>;
  documents(shop: string): Promise<{ shop: Omit<ShopName, 'name'>; documents: ConfigVersion[] } | undefined>;
  drafts(shop: string): Promise<ConfigVersion[] | undefined>;
  scheduled(shop: string): Promise<ScheduledVersion[] | undefined>;
  upload(shop: string, file: { name: string; bytes: Uint8Array }): Promise<Uploaded | undefined>;
  publish(shop: string, drafts: readonly Draft[], options: PublishOptions): Promise<Published | undefined>;
  saveDrafts(
    shop: string,
    drafts: readonly Draft[],
    by: { author: string; note: string },
  ): Promise<SaveDraftsResult | undefined>;
  /** All drafts of the shop where no names are given. */
  publishSaved(
    shop: string,
    names: readonly DocumentName[] | undefined,
    options: PublishOptions & { force: boolean },
  ): Promise<Restored | undefined>;
  schedule(
    shop: string,
    drafts: readonly Draft[],
    options: PublishOptions & { publishAt: number },
  ): Promise<Scheduled | undefined>;
  /** Answers whether there was a schedule. */
  unschedule(shop: string, name: DocumentName): Promise<boolean>;
  history(shop: string, name: DocumentName): Promise<DocumentEvent[] | undefined>;
  /** The newest releases, newest first. */
  releases(shop: string): Promise<Release[] | undefined>;
  returnTo(shop: string, release: number, options: PublishOptions): Promise<Returned | undefined>;
  unpublish(
    shop: string,
    names: readonly DocumentName[],
    by: WriteMark & { discards: boolean },
  ): Promise<Unpublished | undefined>;
  /** What documents need of the shop's goods and pictures. */
  needed(shop: string, needed: Needed): Promise<NeededFound | undefined>;
  makeToken(
    shop: string,
    asked: { phone: string; name: string; days: number; scope: TokenScope },
  ): Promise<NewToken | undefined>;
  tokens(shop: string): Promise<TokenView[] | undefined>;
  /** Answers whether there was one. */
  revokeToken(shop: string, id: string): Promise<boolean>;
  /** The newest orders, of one state where it is given. */
  orders(shop: string, state?: number): Promise<OrderList | undefined>;
  /** A transfer has arrived. Undefined for a shop or an order nobody knows. */
  confirmOrder(shop: string, order: string, by: string): Promise<OrderOutcome | undefined>;
  /** Holds an order paid by transfer so many hours longer (D130). */
  extendOrder(
    shop: string,
    order: string,
    hours: number,
    by: string,
  ): Promise<{ expire_ts: number } | 'state-conflict' | undefined>;
  decideRefund(
    shop: string,
    order: string,
    decision: { isApproved: boolean; answer: string; author: string },
  ): Promise<OrderOutcome | undefined>;
  /** The newest comments, of one state or of all. Undefined for a shop nobody knows, as of the two below. */
  comments(shop: string, state: CommentState | undefined): Promise<CommentList | undefined>;
  /** What learners said of lessons that do not play; undefined for a shop nobody knows. */
  feedback(shop: string): Promise<PlayReport[] | undefined>;
  moderateComment(shop: string, id: string, verb: CommentVerb): Promise<ModerationResult | undefined>;
  /** By the phone of a person, or by a comment they wrote. */
  moderatePerson(shop: string, who: string, verb: BanVerb): Promise<ModerationResult | undefined>;
  /** Why somebody may study a good or not. */
  explain(
    shop: string,
    phone: string,
    goods: string,
  ): Promise<AccessExplained | 'no-person' | 'no-goods' | undefined>;
  rollBack(shop: string, pointer: ConfigPointer, options: PublishOptions): Promise<Restored | undefined>;
  previewLink(
    shop: string,
    asked: { path: string; viewAs: ViewAs },
  ): Promise<{ url: string; expires_at: number } | undefined>;
  /** Answers what became of it; `not-found` for a shop or a zone nobody knows. */
  zonePassword(shop: string, zoneId: string, password: string): Promise<PasswordOutcome>;
  /** What was answered to a form, as CSV; undefined for a shop or form nobody knows. */
  answers(shop: string, form: string, locale: Locale): Promise<string | undefined>;
  /** Jobs of the whole installation whose newest try failed. */
  failedJobs(): Promise<FailedJob[]>;
  /** Answers whether there was such a job. */
  retryJob(id: number): Promise<boolean>;
  discardJob(id: number): Promise<boolean>;
  /** Takes the demo's published password off all who have it; answers how many those were. */
  lockDemo(): Promise<number>;
  close(): Promise<void>;
}

type CommentState = (typeof COMMENT_STATES)[number];

type OrderList = DataOf<typeof consoleOrdersList>;
type CommentList = DataOf<typeof consoleCommentsList>;
/** The state of the order now, or that it is in none in which this can be done. */
export type OrderOutcome = { state: number } | 'state-conflict';

/** A fault the user can do something about: one plain line. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
}

/** A command with too few words, or with others than it knows. */
export function usageError(usage: string): ShopError {
  return new ShopError(
    `This command is written like this:\n  ${usage.replaceAll(/,? (?:or )?(?=npm run)/g, '\n  ')}`,
  );
}

/** The server could not be reached, or what stands before it could not reach it: asked again it may answer. */
export class NoAnswerError extends ShopError {}

export function unknownShop(shop: string): ShopError {
  return new ShopError(`There is no shop "${shop}". See them with: npm run shop -- list`);
}

/** A document as the user names it: `page/home`, `theme`, or the file of either. */
export function documentNamed(text: string): DocumentName {
  const [kind, id, ...rest] = text.replace(/\.json$/, '').split('/');
  if (isConfigKind(kind) && rest.length === 0) {
    if (!NAMED_KINDS.includes(kind) && (id === undefined || id === CHROME_ID)) return { kind, id: CHROME_ID };
    if (NAMED_KINDS.includes(kind) && id !== undefined && id !== '') return { kind, id };
  }
  throw new ShopError(`"${text}" names no document. Write it like its file: page/home, zone/spring, theme.`);
}
