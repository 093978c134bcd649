/** What a learner may study of a good now, asked of the one decision on access (requirements 32, 33), and what the rules know of it. */
import { finishRule } from '#schemas/shop/finish-rule.ts';
import { readAccess } from '#server/areas/access/area.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import { reachOf } from '../rules/parts.ts';
import type { LessonFacts, StudyRecord } from '../rules/study-state.ts';
import type { KeptRecord } from '../store/study.store.ts';

export interface LessonAsked {
  resource_id: string;
  resource_type: number;
  product_id?: string;
}

/** The lesson without what is kept of the learner. */
export interface Lesson {
  resourceId: string;
  resourceType: number;
  /** The course of the catalogue that holds it; empty for one nobody knows. */
  productId: string;
  /** Whether the shop counts what plays while its page is hidden. */
  countsHidden: boolean;
  facts: Omit<LessonFacts, 'elsewhere'>;
}

type LessonLookup =
  | { ok: true; lesson: Lesson }
  | { ok: false; code: 'not-found' | 'not-entitled' | 'delisted' };

export async function readLesson(
  deps: Pick<Deps, 'stores' | 'clock' | 'catalogue'>,
  { shop, viewer }: { shop: ShopContext; viewer: Viewer },
  query: LessonAsked,
): Promise<LessonLookup> {
  const { appId, capabilities: can } = shop;
  const goods = await deps.catalogue.byId(appId, query.resource_id);
  if (goods === undefined || goods.type !== query.resource_type) return { ok: false, code: 'not-found' };
  const saleState = await deps.catalogue.saleStateOf(appId, goods);
  const [media, access] = await Promise.all([
    deps.catalogue.playedOf(appId, saleState),
    readAccess(deps, appId, { viewer, goods, saleState }),
  ]);
  if (media === undefined) return { ok: false, code: 'not-found' };
  const { row, preview } = media;
  // What was taken down is nobody's trial any more.
  const trial = goods.state === 'off' || access.reason === 'disabled' ? 'none' : preview;
  // A text has no trial seconds: it is free as a whole or not at all.
  const isClosed = trial === 'none' || (row === undefined && trial !== 'whole');
  if (!access.can_study && isClosed)
    return { ok: false, code: access.reason === 'delisted' ? 'delisted' : 'not-entitled' };
  const { product_id: product = '' } = query;
  const isHeld = product !== '' && (await deps.catalogue.isInCourse(appId, product, saleState));
  return {
    ok: true,
    lesson: {
      resourceId: goods.id,
      resourceType: goods.type,
      productId: isHeld ? product : '',
      countsHidden: can.hiddenStudy === 'counts',
      facts: {
        kind: row === undefined ? 'text' : 'played',
        seconds: row?.seconds ?? 0,
        trialSeconds: !access.can_study && typeof trial === 'object' ? trial.seconds : undefined,
        isSeekLimited: can.seeking === 'once-finished',
        finish: finishRule(shop.row.info),
      },
    },
  };
}

/** The facts with what was done of the same lesson in other packages. */
export function factsAmong(
  { facts }: Pick<Lesson, 'facts'>,
  records: readonly KeptRecord[],
  productId: string,
): LessonFacts {
  const others = records.filter((one) => one.productId !== productId).map(({ record }) => record);
  return {
    ...facts,
    elsewhere: {
      reach: Math.max(0, ...others.map(({ covered }) => reachOf(covered))),
      isFinished: others.some(({ finishedAt }) => finishedAt !== undefined),
      creditedMs: others.reduce((sum, { creditedMs }) => sum + creditedMs, 0),
    },
  };
}

export function recordIn(records: readonly KeptRecord[], productId: string): StudyRecord | undefined {
  return records.find((one) => one.productId === productId)?.record;
}
