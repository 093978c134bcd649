/** A running storefront for tests of features: what they do to the page and the window is written down. */
import type { AppPorts, PagePorts } from '#engine/app-ports.ts';
import type { Engine } from '#engine/engine.ts';
import { features, firstState } from '#app/features.gen.ts';
import { createAppStore } from '#state/app-state.ts';
import { buildEngine } from './engine.ts';

export interface TestApp extends AppPorts {
  /** Everything done, in its order. */
  readonly seen: string[];
}

interface World extends Partial<Omit<AppPorts, 'page' | 'engine'>> {
  engine?: Partial<Engine>;
  page?: Partial<PagePorts>;
}

export function buildApp({ engine, page, ...overrides }: World = {}): TestApp {
  const seen: string[] = [];
  const note = (name: string) => (value: string, options?: { replace?: boolean }) =>
    void seen.push(`${name} ${value}${options?.replace === true ? ' instead' : ''}`);
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
        seen.push('tab');
        return { leave: note('tab to'), close: () => void seen.push('tab closed') };
      },
      back: () => void seen.push('back'),
      reload: () => void seen.push('reload'),
      refresh: () => void seen.push('refresh'),
      busy: () => undefined,
      ...page,
    },
    ask: ({ title }) => {
      seen.push(`asked ${title}`);
      return Promise.resolve(true);
    },
    say: (text, tone) => void seen.push(`${tone} ${text}`),
    hush: () => void seen.push('hush'),
    openScreen: ({ name }) => {
      seen.push(`box ${name}`);
      return Promise.resolve({ close: () => void seen.push(`closed ${name}`) });
    },
    forgetPerson: () => {
      for (const feature of features) feature.forget?.(app);
    },
    preview: undefined,
    subDomain: '',
    hasMain: false,
    seen,
    ...overrides,
  };
  return app;
}
