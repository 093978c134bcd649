/** What can be done to the chosen blocks: by buttons, keys, drags and the page alike. Each says what came of it. */
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { announce, type CanvasDialog } from './canvas-state.ts';
import { canvasWords } from './words.ts';
import { titleOf } from './model/block-kinds.ts';
import {
  chosenIds,
  nextChosen,
  outSpot,
  pageBody,
  spotAfter,
  stepSpot,
  type ChooseMode,
  type ChosenFacts,
} from './chosen.ts';
import { listKeyOf, type NodeSpot, type Selection } from './model/document.ts';
import type { EditResult } from './model/editor.ts';
import { findNode, treeOf } from './model/tree.ts';
import { blocksOfText, textOfBlocks } from './outline/clipboard.ts';

export interface ActionFacts extends ChosenFacts {
  locale: Locale;
  writeClipboard: (text: string) => Promise<void>;
  readClipboard: () => Promise<string>;
}

/** Which entry of a list a field stands in: the slide the page has to show. */
function itemOfPointer(pointer: string): number | undefined {
  const entry = /^\/props\/[^/]+\/(\d+)(?:\/|$)/.exec(pointer)?.[1];
  return entry === undefined ? undefined : Number(entry);
}

export class CanvasActions {
  readonly #facts: ActionFacts;

  constructor(facts: ActionFacts) {
    this.#facts = facts;
  }

  get ids(): string[] {
    return chosenIds(this.#facts);
  }

  /** Chooses a block, or a field of it; the outline, the form and the page follow. */
  choose(selection: Omit<Selection, 'document'> & { node: string }, mode: ChooseMode = 'one'): void {
    const { editor, store, pageKey } = this.#facts;
    if (pageKey === undefined) return;
    const last = editor.getState().selection?.node;
    const before = this.ids;
    const order = [...treeOf(pageBody(this.#facts)).nodes.keys()];
    const selectedIds = nextChosen({ before, last, id: selection.node, mode }, order);
    store.setState({ selectedIds });
    const main = selectedIds.includes(selection.node) ? selection.node : selectedIds.at(-1);
    editor.select(main === undefined ? undefined : { ...selection, node: main, document: pageKey });
  }

  /** A field of the form has the keyboard: the page shows its place. */
  showField(node: string, pointer: string): void {
    const { editor, pageKey } = this.#facts;
    if (pageKey === undefined || editor.getState().selection?.node !== node) return;
    const item = itemOfPointer(pointer);
    editor.select({ document: pageKey, node, pointer, ...(item === undefined ? {} : { item }) });
  }

  leave(): void {
    this.#facts.store.setState({ selectedIds: [], dialog: undefined, sheet: undefined });
    this.#facts.editor.select(undefined);
  }

  moveBy(step: -1 | 1): void {
    const spot = stepSpot(this.#facts, step);
    if (spot === undefined) this.#tell(step === -1 ? 'firstAlready' : 'lastAlready');
    else this.moveTo(this.ids, spot);
  }

  moveOut(): void {
    const spot = outSpot(this.#facts);
    if (spot !== undefined) this.moveTo(this.ids, spot);
  }

  moveTo(ids: readonly string[], spot: NodeSpot): void {
    const { editor, pageKey } = this.#facts;
    if (pageKey === undefined) return;
    const result = editor.move(pageKey, ids, spot);
    if (this.#isDone(result)) this.#tellMove(result.ids);
  }

  remove(): void {
    const { editor, pageKey, store } = this.#facts;
    const { ids } = this;
    if (pageKey === undefined || ids.length === 0) return;
    const name = this.#nameOf(ids);
    if (!this.#isDone(editor.removeNodes(pageKey, ids))) return;
    store.setState({ selectedIds: [] });
    this.#tell('deleted', { name });
  }

  duplicate(): void {
    const { editor, pageKey, store } = this.#facts;
    const { ids } = this;
    if (pageKey === undefined || ids.length === 0) return;
    const result = editor.duplicate(pageKey, ids);
    if (!this.#isDone(result)) return;
    store.setState({ selectedIds: result.ids });
    this.#tell('duplicated', { name: this.#nameOf(result.ids) });
  }

  insert(spot: NodeSpot, nodes: readonly unknown[]): boolean {
    const { editor, pageKey, store } = this.#facts;
    if (pageKey === undefined) return false;
    const result = editor.insert(pageKey, spot, nodes);
    if (!this.#isDone(result)) return false;
    store.setState({ selectedIds: result.ids });
    this.#tell('added', { name: this.#nameOf(result.ids) });
    return true;
  }

  async copy(): Promise<boolean> {
    const { ids } = this;
    const body = pageBody(this.#facts);
    const nodes = ids.map((id) => findNode(body, id)?.node);
    if (nodes.length === 0) return false;
    try {
      await this.#facts.writeClipboard(textOfBlocks(nodes));
    } catch {
      this.#tell('clipboardRefused');
      return false;
    }
    this.#tell('copied', { name: this.#nameOf(ids) });
    return true;
  }

  async cut(): Promise<void> {
    if (await this.copy()) this.remove();
  }

  async paste(): Promise<void> {
    try {
      this.pasteText(await this.#facts.readClipboard());
    } catch {
      this.#tell('clipboardRefused');
    }
  }

  pasteText(text: string): void {
    const nodes = blocksOfText(text);
    if (nodes === undefined) this.#tell('nothingToPaste');
    else this.insert(spotAfter(this.#facts), nodes);
  }

  undo(): void {
    const { editor } = this.#facts;
    const { history } = editor.getState();
    const step = history.findLast(({ isUndone }) => !isUndone);
    if (editor.undo() && step !== undefined)
      this.#tell('undone', { step: readText(step.label, this.#facts.locale) });
  }

  redo(): void {
    const { editor } = this.#facts;
    const { history } = editor.getState();
    const step = history.find(({ isUndone }) => isUndone);
    if (editor.redo() && step !== undefined)
      this.#tell('redone', { step: readText(step.label, this.#facts.locale) });
  }

  openLibrary(spot: NodeSpot = spotAfter(this.#facts)): void {
    if (this.#facts.pageKey !== undefined) this.#facts.store.setState({ dialog: 'library', spot });
  }

  open(dialog: CanvasDialog | undefined): void {
    this.#facts.store.setState({ dialog });
  }

  /** Why blocks may not stand there, to be shown while they are dragged. */
  refusalAt(ids: readonly string[], spot: NodeSpot): string | undefined {
    const { editor, pageKey, locale } = this.#facts;
    if (pageKey === undefined) return undefined;
    const refusal = editor.refuse(pageKey, spot, { ids });
    return refusal === undefined ? undefined : readText(refusal, locale);
  }

  #isDone(result: EditResult): result is Extract<EditResult, { ok: true }> {
    if (!result.ok) announce(this.#facts.store, readText(result.message, this.#facts.locale));
    return result.ok;
  }

  #nameOf(ids: readonly string[]): string {
    const { editor, locale } = this.#facts;
    const [id] = ids;
    if (id === undefined || ids.length > 1) return this.#say('countBlocks', { count: ids.length });
    const kind = findNode(pageBody(this.#facts), id)?.kind ?? '';
    return readText(titleOf(editor.kinds, kind), locale);
  }

  #tellMove(ids: readonly string[]): void {
    const body = pageBody(this.#facts);
    const node = findNode(body, ids[0] ?? '');
    if (node === undefined) return;
    const size = treeOf(body).lists.get(listKeyOf(node.list))?.ids.length ?? 0;
    this.#tell('moved', { name: this.#nameOf(ids), position: node.index + 1, size });
  }

  #say: ReturnType<typeof canvasWords.in> = (key, params) => canvasWords.in(this.#facts.locale)(key, params);

  #tell: (...say: Parameters<ReturnType<typeof canvasWords.in>>) => void = (key, params) =>
    announce(this.#facts.store, this.#say(key, params));
}
