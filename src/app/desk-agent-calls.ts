/** What the desk may ask of the page, and how each is answered (ADR-680). */
import type { Engine } from '#engine/engine.ts';
import { allNodes } from '#engine/hydration.ts';
import { previewAddress } from '#schemas/address/preview-address.ts';
import type { DeskCall, DeskEvent, DeskInput, DeskValue } from '#schemas/desk/protocol.ts';
import type { App } from './app-parts.ts';
import { rectsOf, watchBoxes } from './desk-agent-boxes.ts';
import { spotAt } from './edit-fields.ts';
import { showItem } from './desk-agent-item.ts';
import { Stillness } from './desk-agent-still.ts';
import { TextInPlace } from './edit-text.ts';
import { PageEditor } from './edit-page.ts';
import { RestingBlocks } from './edit-rest.ts';

export type Answers = {
  [Call in DeskCall]: (input: DeskInput<Call>) => DeskValue<Call> | Promise<DeskValue<Call>>;
};

/** What the page knows of itself, as the agent's parts ask for it. */
function readPage({ document }: Window, app: App) {
  const documents = () => [app.screen.chrome, app.screen.page.document];
  const propsOf = (id: string) =>
    documents()
      .flatMap(allNodes)
      .find((node) => node.id === id)?.props ?? {};
  return {
    propsOf,
    rects: (elements?: readonly Element[]) => rectsOf(document, documents(), elements),
    rootOf: (id: string) => document.querySelector(`[data-node="${CSS.escape(id)}"]`) ?? undefined,
    spotAt: (x: number, y: number) => spotAt(document, x, y, propsOf),
  };
}

/** Scrolls as little as brings the box into the middle, and not at all where it can be seen. */
function scrollTo(page: Window, y: number, height: number): void {
  const { innerHeight, scrollY } = page;
  if (y >= 0 && y + Math.min(height, innerHeight / 2) <= innerHeight) return;
  page.scrollTo({ top: scrollY + y - Math.max(0, innerHeight - height) / 2, behavior: 'instant' });
}

/** `sendBoxes` sends them in the next frame, whether they changed or not. */
export function makeAnswers(
  page: Window,
  { app, engine }: { app: App; engine: Engine },
  send: (event: DeskEvent) => void,
): { answers: Answers; sendBoxes: () => void } {
  const { propsOf, rects, rootOf, spotAt: hit } = readPage(page, app);
  const editor = new PageEditor(app, engine);
  const text = new TextInPlace({ rootOf, hold: (node, onNode) => editor.hold(node, onNode), send });
  const still = new Stillness(page, { engine, text, spotAt: hit, send });
  const resting = new RestingBlocks(page);
  const sendBoxes = watchBoxes(page, rects, send);
  const answers: Answers = {
    takeOver: async () => {
      text.finish();
      Object.assign(engine, { isEdited: true });
      await editor.takeOver();
      still.set(true);
      resting.set(true);
      sendBoxes();
    },
    node: ({ revision, node }) => editor.node(revision, node),
    order: ({ revision, region, ids }) => editor.order(revision, region, ids),
    chrome: ({ revision, parts }) => editor.chrome(revision, parts),
    theme: async ({ revision, theme }) => {
      await editor.theme(revision, theme);
      still.dress();
      resting.wakeAll();
    },
    rects: () => rects(),
    hit: ({ x, y }) => hit(x, y),
    scrollTo: (input) => {
      if ('y' in input) {
        page.scrollTo({ top: input.y, behavior: 'instant' });
        return;
      }
      const rect = rects().find(({ id }) => id === input.node);
      if (rect === undefined) throw new Error(`The page has no node ${input.node}.`);
      scrollTo(page, rect.y, rect.height);
    },
    focus: ({ node, item }) => {
      const root = node === undefined ? undefined : rootOf(node);
      if (root === undefined || node === undefined || item === undefined) return;
      still.without(() => showItem(root, propsOf(node), item));
    },
    still: ({ on }) => {
      still.set(on);
      resting.set(on);
    },
    edit: (input) => {
      if (!still.isOn) throw new Error('The page is being used: texts are edited while it stands still.');
      text.begin(input);
    },
    endEdit: () => text.finish(),
    token: ({ token }) => renewToken(page, app, token),
  };
  return { answers, sendBoxes };
}

/** For later calls, for links, and for whoever loads the frame anew. */
function renewToken({ history, location }: Window, { state: { preview } }: App, token: string): void {
  if (preview !== undefined) preview.token = token;
  history.replaceState(
    history.state,
    '',
    previewAddress(location.pathname + location.search + location.hash, token),
  );
}
