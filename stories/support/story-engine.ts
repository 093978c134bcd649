/** The engine's ports as stories give them: data from the example, intents told in the actions panel. */
import { action } from 'storybook/actions';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { View } from '#engine/define-view.ts';
import type { Engine, Viewer } from '#engine/engine.ts';
import { constant } from '#engine/store.ts';
import { lazyViews, type ViewLoader } from '#engine/view-source.ts';
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

/** Answers every call as a network that is down: a story's data comes from its example. */
const offline: Caller = () => Promise.resolve({ ok: false, code: 'network', msg: 'No server in stories' });

/** `view` is drawn at once; views in its slots arrive as in a browser. */
export function storyEngine(globals: Globals, view: View): Engine {
  const { boot, can } = storyShop(globals);
  const locale = localeOf(globals);
  const others = lazyViews(loaders);
  return {
    mode: 'preview',
    locale,
    can,
    boot,
    viewer: constant(viewerOf(globals)),
    path: constant('/'),
    views: {
      peek: (kind) => (kind === view.definition.kind ? view : others.peek(kind)),
      load: (kind) => others.load(kind),
    },
    call: offline,
    intend: (name, payload) => action(name)(payload),
    now: () => STORY_NOW,
    report: (event) => action('report')(event),
    dataContext: { shopId: boot.info.app_id, locale, capabilities: can, params: {} },
    wake: (node) => others.load(node.kind),
    lost: () => undefined,
    awake: () => undefined,
  };
}
