/**
 * Draws what an editor changes of the page shown: single nodes, their order, the chrome around them and the theme. Part of a
 * chunk that only a preview inside the desk loads (ADR-585 and ADR-586).
 */
import { flushSync } from 'react-dom';
import type { Engine } from '#engine/engine.ts';
import { allNodes } from '#engine/hydration.ts';
import { Outcomes } from '#engine/outcomes.ts';
import { replaceNode, withInner } from '#engine/replace-node.ts';
import type { Region } from '#schemas/page/document.ts';
import type { PageData, ReadyDocument, ReadyNode } from '#schemas/page/ready.ts';
import type { Theme } from '#schemas/shop/theme.ts';
import { themeCss } from '#ui/theme/derive-theme.ts';
import type { App } from './app-parts.ts';
import { applyTheme } from './apply-theme.ts';
import { chromeWith, type ChromeParts } from './edit-chrome.ts';
import { visit } from './navigate.ts';
import type { ShownScreen } from './root.tsx';
import { themeOf } from './theme-of.ts';

type Regions = ReadyDocument['regions'];
/** The running storefront, as far as an edit touches it. */
type EditedApp = Pick<App, 'state' | 'screen' | 'show' | 'pending'>;

/**
 * The page shown, as an editor changes it. Each change carries its revision; one that is not newer than the last of its subject
 * (a node, a region, the chrome, the theme) is left out. A change is drawn before its call returns, wherever the views it needs
 * are at hand, else once they are; the promise rejects where they cannot be had, and the same revision may be sent again.
 */
export class PageEditor {
  readonly #app: EditedApp;
  readonly #engine: Engine;
  readonly #revisions = new Map<string, number>();
  /** Nodes that stand nowhere: taken out, or given before their place was said. */
  readonly #spare = new Map<string, ReadyNode>();
  readonly #orders = new Map<Region, readonly string[]>();
  #chrome: ChromeParts = {};
  #outcomes: Outcomes;
  /** A node that is not drawn now, and what was to be drawn of it since, by subject. */
  #hold: { id: string; onNode: (node: ReadyNode) => void; draws: Map<string, () => void> } | undefined;

  constructor(app: EditedApp, engine: Engine) {
    this.#app = app;
    this.#engine = engine;
    this.#outcomes = this.#outcomesOf(app.screen.page.data);
  }

  /**
   * Draws every node of the page live, those too that the server sends without their props, and forgets what was changed. The
   * page stays where it is scrolled to; to be awaited before anything is changed.
   * @throws Error where the page could not be had; the one shown stays
   */
  async takeOver(): Promise<void> {
    const { preview, isOutside = false } = this.#app.state;
    const { url, document } = this.#app.screen.page;
    const loggedIn = preview !== undefined && preview.role !== 'visitor';
    const result = await visit(url, { engine: this.#engine, loggedIn, isOutside, current: undefined });
    if (result.kind !== 'visit' || result.visit.page.document.id !== document.id)
      throw new Error(`The page ${url} could not be had.`);
    const { page, chrome = this.#app.screen.chrome, themeCss: css } = result.visit;
    this.#hold = undefined;
    this.#revisions.clear();
    this.#spare.clear();
    this.#orders.clear();
    this.#chrome = {};
    this.#outcomes = this.#outcomesOf(page.data);
    this.#app.pending.clear();
    if (css !== undefined) applyTheme(window.document, css);
    this.#show({ page, chrome, chromeData: {} });
  }

  /** A node as it is to be drawn, in place of the one with its id; a new one is drawn once its region's order names it. */
  node(revision: number, node: ReadyNode): Promise<void> {
    const subject = `node ${node.id}`;
    const inner = withInner(node);
    return this.#change(subject, revision, inner, () => {
      const own = inner.find(({ id }) => id === this.#hold?.id);
      this.#drawOrHold(subject, own !== undefined, () => this.#drawNode(node));
      if (own !== undefined) this.#hold?.onNode(own);
    });
  }

  /**
   * Leaves the node as it stands in the page, whatever is sent of it: somebody types into it. `onNode` hears of each change that
   * waits. The returned function ends this, and draws the last of them.
   */
  hold(id: string, onNode: (node: ReadyNode) => void): () => void {
    const hold = { id, onNode, draws: new Map<string, () => void>() };
    this.#hold = hold;
    return () => {
      if (this.#hold !== hold) return;
      this.#hold = undefined;
      for (const draw of hold.draws.values()) draw();
    };
  }

  #drawOrHold(subject: string, isHeld: boolean, draw: () => void): void {
    if (isHeld) this.#hold?.draws.set(subject, draw);
    else draw();
  }

  /** Ids of the region's nodes in their order. What is left out is no longer drawn, and is kept for the way back. */
  order(revision: number, region: Region, ids: readonly string[]): Promise<void> {
    return this.#change(`order ${region}`, revision, [], () => {
      this.#orders.set(region, ids);
      this.#drawRegions(this.#arrange(region, ids));
    });
  }

  /** Navbar, footer or side menu; a part that is not given stays as it is. */
  chrome(revision: number, parts: Omit<ChromeParts, 'theme'>): Promise<void> {
    return this.#changeChrome('chrome', revision, parts);
  }

  /** The theme the page is drawn in: its zone's where that has one, else the shop's. */
  theme(revision: number, theme: Theme): Promise<void> {
    const { pageTheme } = this.#app.screen.page;
    const { boot } = this.#engine;
    const css = themeCss(pageTheme?.theme === undefined ? themeOf({ ...boot, theme }, pageTheme) : theme);
    const draw = () => applyTheme(document, css);
    // A zone's navbar is not made of the shop's boot.
    if (pageTheme === undefined) return this.#changeChrome('theme', revision, { theme }, draw);
    return this.#change('theme', revision, [], draw);
  }

  #changeChrome(subject: string, revision: number, parts: ChromeParts, first = () => {}): Promise<void> {
    const chrome = chromeWith(this.#engine, this.#app.screen, { ...this.#chrome, ...parts });
    return this.#change(subject, revision, allNodes(chrome), () => {
      first();
      this.#chrome = { ...this.#chrome, ...parts };
      const isHeld = allNodes(this.#app.screen.chrome).some(({ id }) => id === this.#hold?.id);
      this.#drawOrHold('chrome', isHeld, () =>
        this.#show({ chrome: chromeWith(this.#engine, this.#app.screen, this.#chrome) }),
      );
    });
  }

  #change(subject: string, revision: number, nodes: readonly ReadyNode[], draw: () => void): Promise<void> {
    const before = this.#revisions.get(subject);
    if (before !== undefined && before >= revision) return Promise.resolve();
    this.#revisions.set(subject, revision);
    const { views } = this.#engine;
    const missing = nodes.filter(
      ({ kind, broken }) => broken === undefined && views.peek(kind) === undefined,
    );
    if (missing.length === 0) {
      draw();
      return Promise.resolve();
    }
    return this.#drawOnce(subject, revision, missing, draw);
  }

  async #drawOnce(subject: string, revision: number, missing: readonly ReadyNode[], draw: () => void) {
    const isNewest = () => this.#revisions.get(subject) === revision;
    try {
      await Promise.all(missing.map(({ kind }) => this.#engine.views.load(kind)));
    } catch (error) {
      if (isNewest()) this.#revisions.delete(subject);
      throw error;
    }
    if (isNewest()) draw();
  }

  #drawNode(next: ReadyNode): void {
    const { regions } = this.#app.screen.page.document;
    const before = allNodes(this.#app.screen.page.document).find(({ id }) => id === next.id);
    // Which picture leads is a matter of the whole page, and stays as it was.
    const node =
      before?.leads === true && before.kind === next.kind ? { ...next, leads: before.leads } : next;
    const data = this.#outcomes.follow(before, node);
    if (before !== undefined) this.#drawRegions(replaceIn(regions, node), data);
    else this.#keepSpare(node);
  }

  /** A node without a place, or inside one that has none. */
  #keepSpare(node: ReadyNode): void {
    const [holder] = [...this.#spare.values()].flatMap((one) => replaceNode([one], node) ?? []);
    const spare = holder ?? node;
    this.#spare.set(spare.id, spare);
    for (const [region, ids] of this.#orders)
      if (ids.includes(spare.id)) this.#drawRegions(this.#arrange(region, ids));
  }

  /** The regions with one of them in this order; a node may come from another region. */
  #arrange(region: Region, ids: readonly string[]): Regions {
    const { regions } = this.#app.screen.page.document;
    const before = regions[region] ?? [];
    const standing = Object.values(regions)
      .flat()
      .map((node): [string, ReadyNode] => [node.id, node]);
    const byId = new Map([...this.#spare, ...standing.toReversed()]);
    const next = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
    for (const node of before) if (!next.includes(node)) this.#spare.set(node.id, node);
    for (const { id } of next) this.#spare.delete(id);
    return { ...regions, [region]: next };
  }

  #outcomesOf(data: PageData): Outcomes {
    return new Outcomes(this.#engine, data, (outcomes, nodeIds) => {
      const { document } = this.#app.screen.page;
      // A node that could not be drawn with what it had before is a new one to the engine, and gets another try.
      const again = allNodes(document).filter(({ id }) => nodeIds.has(id));
      const regions = again.reduce<Regions>((all, node) => replaceIn(all, { ...node }), document.regions);
      this.#drawRegions(regions, outcomes);
    });
  }

  #drawRegions(regions: Regions, data: PageData = this.#app.screen.page.data): void {
    const { page } = this.#app.screen;
    this.#show({ page: { ...page, document: { ...page.document, regions }, data } });
  }

  /** At once: a transition would be drawn when the browser has time, and typing would run ahead of it (ADR-585). */
  #show(change: Partial<ShownScreen>): void {
    this.#app.screen = { ...this.#app.screen, ...change };
    flushSync(() => this.#app.show?.(this.#app.screen));
  }
}

/** The regions with the node in place of the one with its id, wherever it stands. */
function replaceIn(regions: Regions, node: ReadyNode): Regions {
  for (const [region, nodes] of Object.entries(regions)) {
    const newNodes = replaceNode(nodes, node);
    if (newNodes !== undefined) return { ...regions, [region]: newNodes };
  }
  return regions;
}
