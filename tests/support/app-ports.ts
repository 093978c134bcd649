/** A running storefront for tests of features: what they do to the page and the window is written down. */
import type { AppPorts, PagePorts } from '#engine/app-ports.ts';
import type { Engine } from '#engine/engine.ts';
import { features, firstState } from '#app/features.gen.ts';
import { createAppStore } from '#state/app-state.ts';
import { buildEngine } from './engine.ts';

export interface TestApp extends AppPorts {
  /** Everything done, in its order. */
  readonly actions: string[];
}

interface World extends Partial<Omit<AppPorts, 'page' | 'engine'>> {
  engine?: Partial<Engine>;
  page?: Partial<PagePorts>;
}

export function buildApp({ engine, page, ...overrides }: World = {}): TestApp {
  const seenItems: string[] = [];
  const note = (name: string) => (value: string, options?: { replace?: boolean }) =>
    void seenItems.push(`${name} ${value}${options?.replace === true ? ' instead' : ''}`);
  const store = createAppStore(firstState());
  const viewer = features.find((feature) => feature.viewer !== undefined)?.viewer?.(store);
  const app: TestApp = {
    engine: { ...buildEngine([], engine), ...(viewer === undefined ? {} : { viewer }) },
    store,
    page: {
      get: () => ({ url: '/page/a?b=1', documentId: 'a', asksLogin: false, isPersonal: false }),
      here: () => '/page/a?b=1',
      go: note('go'),
      leave: note('leave'),
      openTab: () => {
        seenItems.push('tab');
        return { leave: note('tab to'), close: () => void seenItems.push('tab closed') };
      },
      back: () => void seenItems.push('back'),
      reload: () => void seenItems.push('reload'),
      refresh: () => void seenItems.push('refresh'),
      busy: () => undefined,
      ...page,
    },
    ask: ({ title }) => {
      seenItems.push(`asked ${title}`);
      return Promise.resolve(true);
    },
    say: (text, tone) => void seenItems.push(`${tone} ${text}`),
    hush: () => void seenItems.push('hush'),
    openScreen: ({ name }) => {
      seenItems.push(`box ${name}`);
      return Promise.resolve({ close: () => void seenItems.push(`closed ${name}`) });
    },
    forgetPerson: () => {
      for (const feature of features) feature.forget?.(app);
    },
    preview: undefined,
    subDomain: '',
    hasMain: false,
    actions: seenItems,
    ...overrides,
  };
  return app;
}
