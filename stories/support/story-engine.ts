/** The engine's ports as stories give them: data from the example, intents told in the actions panel. */
import { action } from 'storybook/actions';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { goodsCardsGet } from '#schemas/api/goods/goods.cards.get.ts';
import type { Locale } from '#schemas/locale.ts';
import type { View } from '#engine/define-view.ts';
import type { Engine, Viewer } from '#engine/engine.ts';
import { constant } from '#engine/store.ts';
import { lazyViews, type ViewLoader } from '#engine/view-source.ts';
import { sampleGoods } from './sample-goods.ts';
import { storyShop } from './story-shop.ts';
import { localeOf, type Globals } from './toolbars.ts';

/** A moment that never moves, so that pictures of stories can be compared. */
export const STORY_NOW = Date.UTC(2026, 10, 21, 4, 0, 0);

const files = import.meta.glob<{ default: View }>('../../renderers/*/*/view.tsx');
const loaders = new Map<string, ViewLoader>(
  Object.entries(files).map(([path, load]): [string, ViewLoader] => [path.split('/').at(-2) ?? path, load]),
);

function viewerOf(globals: Globals): Viewer {
  if (globals.role !== 'learner' && globals.role !== 'svip') return { status: 'out' };
  const user = { nickname: '林小满', avatar: '', svip: globals.role === 'svip', bought: ['course_1'] };
  return { status: 'in', user };
}

/** Goods come from the sample; every other call meets a network that is down, for a story's data stand in its example. */
function storyCaller(locale: Locale): Caller {
  return (endpoint) => {
    const lists = { lists: [sampleGoods(locale).slice(0, 4)] };
    // A caller's answer is typed by the endpoint it is asked; only its name tells which that was.
    if (endpoint.name === goodsCardsGet.name) return Promise.resolve({ ok: true, data: lists } as never);
    return Promise.resolve({ ok: false, code: 'network', msg: 'No server in stories' });
  };
}

/** `view` is drawn at once; others, in its slots or beside it, arrive as in a browser. */
export function storyEngine(globals: Globals, view?: View): Engine {
  const { boot, can } = storyShop(globals);
  const locale = localeOf(globals);
  const others = lazyViews(loaders);
  const own = (kind: string) => (view?.definition.kind === kind ? view : undefined);
  return {
    mode: 'preview',
    locale,
    can,
    boot,
    viewer: constant(viewerOf(globals)),
    path: constant('/'),
    views: {
      peek: (kind) => own(kind) ?? others.peek(kind),
      load: (kind) => Promise.resolve(own(kind)).then((found) => found ?? others.load(kind)),
    },
    call: storyCaller(locale),
    intend: (name, payload) => action(name)(payload),
    now: () => STORY_NOW,
    report: (event) => action('report')(event),
    dataContext: { shopId: boot.info.app_id, locale, capabilities: can, params: {} },
    wake: (node) => others.load(node.kind),
    lost: () => undefined,
    awake: () => undefined,
  };
}
