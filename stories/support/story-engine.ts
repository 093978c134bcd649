/** The engine's ports as stories give them: data from the example, intents told in the actions panel. */
import { action } from 'storybook/actions';
import type { View } from '#engine/define-view.ts';
import type { Engine, Viewer } from '#engine/engine.ts';
import { makeEvents } from '#engine/events.ts';
import { hostNodes } from '#engine/node-host.tsx';
import { constant } from '#engine/store.ts';
import { lazyViews, type ViewLoader } from '#engine/view-source.ts';
import { systemClock } from '#platform/clock.ts';
import { goodsCardsGet } from '#schemas/api/catalogue/goods.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { DataContext } from '#schemas/page/data-request.ts';
import { requestKey } from '#schemas/page/requests.ts';
import type { Boot } from '#schemas/shop/boot.ts';
import { capabilities, type Capabilities } from '#schemas/shop/capabilities.ts';
import { PLAIN_SHOP } from '#schemas/shop/plain-shop.ts';
import { readShop, type ShopInfo } from '#schemas/shop/shop-info.ts';
import { sampleGoods } from './sample-goods.ts';
import { STORY_NOW } from './story-clock.ts';
import { type Globals, localeOf, themeOf } from './toolbars.ts';

const OPEN: ShopInfo = {
  ...PLAIN_SHOP,
  base: { shop_name: { cn: '拾光书院', en: 'Lumen Academy' } },
  domain: { h5_url: 'https://m.example.com' },
};

const SHOPS: ReadonlyMap<unknown, Partial<ShopInfo>> = new Map<unknown, Partial<ShopInfo>>([
  ['training', { app_id: 'apptraining', version_type: 170 }],
  ['training-internal', { app_id: 'apptraininginternal', version_type: 171, entry_mode: 2 }],
  ['enterprise', { app_id: 'a01enterprise', shop_type: 6 }],
  ['wecom', { app_id: 'appwecom', isQwShop: true }],
  ['operations', { app_id: 'appoperations', isOperationSchool: true }],
  ['tencent', { app_id: 'apptencent', isTxShop: true }],
]);

const STATES: ReadonlyMap<unknown, Partial<ShopInfo>> = new Map<unknown, Partial<ShopInfo>>([
  ['closed', { is_closed: 1 }],
  ['expired', { expiry_version: 0 }],
  ['sealed', { status: { is_sealed: 1 } }],
]);

/** The shop a story stands in, built from the toolbars' choices through the same readers the product uses. */
function storyShop(globals: Globals): { boot: Boot; can: Capabilities } {
  const info: ShopInfo = { ...OPEN, ...SHOPS.get(globals.shop), ...STATES.get(globals.state) };
  const boot: Boot = {
    info,
    navbar: { nav_list: [], basic: {} },
    suspend: { hover_menu_status: 0, suspend_config: [] },
    theme: themeOf(globals),
    hot_words: ['写作', '理财', '摄影'],
  };
  return { boot, can: capabilities(readShop(info)) };
}

const files = import.meta.glob<{ default: View }>('../../renderers/*/*/view.tsx');
const loaders = new Map<string, ViewLoader>(
  Object.entries(files).map(([path, load]): [string, ViewLoader] => [path.split('/').at(-2) ?? path, load]),
);

/** Shared by all stories of a frame, so that views loaded before a story are drawn with it. */
const others = lazyViews(loaders);

/** Brings views before the story that needs them: none of its parts arrives while it is judged. */
export async function loadViews(kinds: readonly string[]): Promise<void> {
  await Promise.all(kinds.map((kind) => others.load(kind)));
}

/** What a node's own requests are answered with, by request key, and its actions by endpoint name. */
type Answers = ReadonlyMap<string, unknown>;

export interface StoryNeeds {
  /** Drawn at once; others, in its slots or beside it, arrive as in a browser. */
  readonly view?: View | undefined;
  readonly answers?: Answers;
  readonly now?: () => number;
  /** Whether what is drawn belongs to a learner, so that somebody has to be logged in to see it. */
  readonly personal?: boolean;
}

/** Who looks: the toolbar's choice, or whoever the story needs. */
export function roleOf(globals: Globals, personal: boolean): string {
  const { role } = globals;
  return role === 'learner' || role === 'svip' || role === 'visitor'
    ? role
    : personal
      ? 'learner'
      : 'visitor';
}

function viewerOf(role: string): Viewer {
  if (role === 'visitor') return { status: 'out' };
  const user = { nickname: '林小满', avatar: '', svip: role === 'svip', bought: ['course_1'] };
  return { status: 'in', user };
}

const NOBODY = { ok: false, code: 'network', msg: '' } as const;
const DELAYS_MS: ReadonlyMap<unknown, number> = new Map<unknown, number>([
  ['fast', 200],
  ['slow', 3_000],
]);

function arriving(network: unknown): Promise<boolean> {
  if (network === 'offline') return Promise.resolve(false);
  const delay = DELAYS_MS.get(network);
  return new Promise((resolve) => {
    if (network !== 'waiting') systemClock.after(delay ?? 0, () => resolve(true));
  });
}

/** Answers what the story knows, and lists of goods from a sample; every other call meets a server that is not there. */
function storyCaller(globals: Globals, answers: Answers): Caller {
  const goods = { lists: [sampleGoods(localeOf(globals)).slice(0, 4)] };
  return async (endpoint, input) => {
    const there = await arriving(globals.network);
    const own =
      answers.get(requestKey({ endpoint, input, priority: 'critical' })) ?? answers.get(endpoint.name);
    const data = own ?? (endpoint.name === goodsCardsGet.name ? goods : undefined);
    // A caller's answer is typed by the endpoint it is asked; only its name tells which that was.
    return (there && data !== undefined ? { ok: true, data } : NOBODY) as never;
  };
}

export function storyEngine(globals: Globals, needs: StoryNeeds = {}): Engine {
  const { view, answers = new Map(), now = () => STORY_NOW, personal = false } = needs;
  const { boot, can } = storyShop(globals);
  const locale = localeOf(globals);
  const own = (kind: string) => (view?.definition.kind === kind ? view : undefined);
  return {
    mode: 'preview',
    locale,
    can,
    boot,
    viewer: constant(viewerOf(roleOf(globals, personal))),
    path: constant('/'),
    views: {
      peek: (kind) => own(kind) ?? others.peek(kind),
      load: (kind) => Promise.resolve(own(kind)).then((view) => view ?? others.load(kind)),
    },
    drawNodes: hostNodes,
    call: storyCaller(globals, answers),
    intend: (name, payload) => action(name)(payload),
    events: makeEvents(),
    now,
    report: (event) => action('report')(event),
    dataContext: dataContextOf(globals),
    hydrate: (node) => others.load(node.kind),
    recover: () => undefined,
    onReady: () => undefined,
  };
}

/** What definitions may look at when they say which data they need. */
export function dataContextOf(globals: Globals): DataContext {
  const { boot, can } = storyShop(globals);
  return { shopId: boot.info.app_id, locale: localeOf(globals), capabilities: can, params: {} };
}
