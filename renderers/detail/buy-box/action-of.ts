/** The one action of the page: its words, and where it leads. Pure. */
import type { Display } from '#schemas/content/display-state.ts';
import { liveHref } from '#schemas/address/live-href.ts';
import { studyHref } from '#schemas/address/study-href.ts';
import type { PropsOf } from '#schemas/page/define-renderer.ts';
import { isStudied, RESOURCES } from '#schemas/content/resource-type.ts';
import { orderConfirmHref } from '#schemas/paths.ts';
import type { OwnDetail } from '#features/goods/index.ts';
import type { WordKeys } from '#i18n/words.ts';
import type { definition } from './definition.ts';
import type { words } from './words.ts';

type Key = WordKeys<typeof words>;

/** A link; something the page does itself; or nothing, where the words only say why. */
export type ButtonAction =
  | { do: 'follow'; href: string; needsLogin: boolean }
  | { do: 'study' | 'password' | 'login' | 'remind' | 'nothing' };

/** `opened`: the course it was opened in, where the address says one. */
interface ActionFacts extends Pick<PropsOf<typeof definition>, 'opened'> {
  goods: { id: string; type: number };
  offer: { goods_id: string; goods_type: number };
  first_lesson: { id: string; type: number };
}

/** What a live room is entered with. */
const LIVE_LABELS: Readonly<Partial<Record<Display['live'], Key>>> = {
  upcoming: 'waitLive',
  live: 'enterLive',
  ended: 'endedLive',
  replay: 'watchReplay',
  'replay-expired': 'expiredReplay',
};
const ENTERS: ReadonlySet<string> = new Set(['study', 'continue', 'free']);
/** Shut, they say that the shop is (M284). */
const SALES: ReadonlySet<string> = new Set(['buy', 'free', 'vip', 'remind']);
const OVER: ReadonlySet<string> = new Set(['ended', 'replay-expired']);

export function labelOf({ action, is_enabled: isEnabled, live }: Display): Key {
  const room = LIVE_LABELS[live];
  if (room !== undefined && (ENTERS.has(action) || OVER.has(live))) return room;
  if (action === 'study' && !isEnabled) return 'notYet';
  if (!isEnabled && SALES.has(action)) return 'shopShut';
  return action === 'designated' && isEnabled ? 'designatedLogin' : action;
}

/** A live is watched in its room (ADR-365), a lesson on a page of its own (ADR-312); a course where the learner was last, else from its first lesson. */
function studyAction(
  { goods, first_lesson: first, opened }: ActionFacts,
  own: OwnDetail | undefined,
): ButtonAction {
  const { product_id: product = '' } = opened;
  if (goods.type === RESOURCES.alive.type)
    return { do: 'follow', href: liveHref(goods.id, product), needsLogin: false };
  if (isStudied(goods.type)) {
    const course = product === '' ? undefined : { id: product, type: 0 };
    return { do: 'follow', href: studyHref(goods, course), needsLogin: true };
  }
  const last = own?.learn;
  const lesson =
    last !== undefined && last.lesson_id !== '' ? { id: last.lesson_id, type: last.lesson_type } : first;
  if (lesson.id === '') return { do: 'study' };
  return { do: 'follow', href: studyHref(lesson, goods), needsLogin: isStudied(lesson.type) };
}

/** What is free is studied in one press, after a login where nobody is known: there is nothing to confirm. */
function freeAction(facts: ActionFacts, own: OwnDetail | undefined, needsLogin: boolean): ButtonAction {
  const deed = studyAction(facts, own);
  if (!needsLogin || facts.goods.type === RESOURCES.alive.type) return deed;
  return deed.do === 'follow' ? { ...deed, needsLogin } : { do: 'login' };
}

interface Person {
  own: OwnDetail | undefined;
  /** Where a super membership is explained, once it is known who looks. */
  vipHref: string | undefined;
}

export function actionOf(facts: ActionFacts, display: Display, { own, vipHref }: Person): ButtonAction {
  const { action, is_enabled: isEnabled, needs_login: needsLogin } = display;
  // What is sold out, or not on sale yet, is waited for (ADR-488); a shop that takes no orders promises none.
  if (action === 'soldout' || (action === 'remind' && isEnabled)) return { do: 'remind' };
  if (!isEnabled) return { do: 'nothing' };
  switch (action) {
    case 'study':
    case 'continue':
      return studyAction(facts, own);
    case 'password':
      return { do: needsLogin ? 'login' : 'password' };
    case 'designated':
      return { do: needsLogin ? 'login' : 'nothing' };
    case 'vip':
      if (needsLogin) return { do: 'login' };
      return vipHref === undefined ? { do: 'nothing' } : { do: 'follow', href: vipHref, needsLogin: false };
    default:
      if (action === 'free') return freeAction(facts, own, needsLogin);
      return { do: 'follow', href: orderConfirmHref(facts.offer), needsLogin };
  }
}

/** The room somebody is taken to from here: on air or to be seen again, and open to them (D29). */
export function roomOf(
  { goods, opened }: Pick<ActionFacts, 'goods' | 'opened'>,
  { live }: Pick<Display, 'live'>,
  own: OwnDetail | undefined,
): string | undefined {
  const isOpen = live === 'live' || live === 'replay';
  if (goods.type !== RESOURCES.alive.type || opened.stay === 1 || !isOpen) return undefined;
  return own?.access.can_study === true ? liveHref(goods.id, opened.product_id) : undefined;
}
