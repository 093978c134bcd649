/** Stories of whole screens: a fixed document between the chrome of the chosen shop, as the default layout stands. */
import type { StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { readChrome } from '#schemas/page/chrome.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import type { Preset } from '#schemas/presets/preset.ts';
import type { ReadyDocument } from '#schemas/page/ready.ts';
import { readDocument } from '#schemas/page/resolve-document.ts';
import { catalogue } from '#renderers/catalogue.gen.ts';
import type { Engine } from '#engine/engine.ts';
import { allNodes } from '#engine/hydration.ts';
import { PageView } from '#engine/page-view.tsx';
import { EngineProvider } from '#engine/provider.tsx';
import { pseudoDocument } from './pseudo.ts';
import { STORY_NOW } from './story-clock.ts';
import { loadViews, storyEngine } from './story-engine.ts';
import { localeOf, type Globals } from './toolbars.ts';
import { whenSettled } from './when-settled.ts';
import styles from './screen-story.module.css';

const NO_DATA = {};
const definitionOf = (kind: string) => catalogue.get(kind)?.definition;

/** What a look puts in place of the shop's own chrome. */
const PLACE = { origin: 'https://shop.example.com', year: new Date(STORY_NOW).getUTCFullYear() };

type Look = Pick<Preset, 'navbar' | 'footer' | 'suspend' | 'theme'>;

interface ScreenProps {
  body: unknown;
  globals: Globals;
  look?: Look | undefined;
}

function engineOf({ globals, look }: ScreenProps): Engine {
  const shop = storyEngine(globals);
  if (look === undefined) return shop;
  const { navbar, footer, suspend, theme } = look;
  return { ...shop, boot: { ...shop.boot, navbar, footer, suspend, theme } };
}

/** The chrome and the document, as the laws of schemas/page read them. */
function read({ body, globals }: ScreenProps, { boot, can }: Engine) {
  const locale = localeOf(globals);
  const inLanguage = (document: ReadyDocument) =>
    globals.locale === 'pseudo' ? pseudoDocument(document, definitionOf) : document;
  const facts = { locale, capabilities: can, now: Math.floor(STORY_NOW / 1000) };
  return {
    chrome: inLanguage(readChrome(boot, locale, can, PLACE)),
    document: inLanguage(readDocument(body, catalogue, facts).document),
  };
}

function Screen({ body, globals, look }: ScreenProps) {
  const drawing = useMemo(() => {
    const engine = engineOf({ body, globals, look });
    return { engine, ...read({ body, globals, look }, engine) };
  }, [body, globals, look]);
  const { engine, chrome, document } = drawing;
  return (
    <EngineProvider engine={engine}>
      <div className={styles.screen}>
        <PageView document={chrome} region="top" data={NO_DATA} />
        <main className={styles.main}>
          <PageView document={document} region="main" data={NO_DATA} />
        </main>
        <PageView document={chrome} region="bottom" data={NO_DATA} />
      </div>
    </EngineProvider>
  );
}

function storyOf(props: Omit<ScreenProps, 'globals'>, defaults: Globals): StoryObj {
  return whenSettled({
    globals: defaults,
    loaders: [
      async ({ globals }) => {
        const { chrome, document } = read({ ...props, globals }, engineOf({ ...props, globals }));
        await loadViews([...allNodes(chrome), ...allNodes(document)].map(({ kind }) => kind));
        return {};
      },
    ],
    render: (_args, { globals }) => <Screen {...props} globals={globals} />,
  });
}

/** One screen; the toolbars choose shop, state, language and who looks. */
export function screenStory(page: PageDocument, globals: Globals = {}): StoryObj {
  return storyOf({ body: page }, globals);
}

/** A whole look: its home between its own menu and footer, in its own theme (the toolbar's theme of its name). */
export function lookStory(look: Preset, globals: Globals): StoryObj {
  return storyOf({ body: look.home, look }, globals);
}
