/**
 * A text edited in the very element that shows it (ADR-680). The engine leaves the block alone meanwhile: a letter drawn under
 * the caret would take the caret to the front. Plain text only, and nothing is sent of a composition (IME) before its end.
 */
import type { DeskEvent, DeskInput } from '#schemas/desk/protocol.ts';
import { isObject } from '#schemas/page/json.ts';
import type { ReadyNode } from '#schemas/page/ready.ts';
import { systemClock } from '#platform/clock.ts';
import { collapse, elementsShowing } from './edit-fields.ts';

/** After this time the block is drawn from what came, even where the desk made another text of what was typed. */
const SETTLE_MS = 500;

export interface TextPorts {
  rootOf: (node: string) => Element | undefined;
  hold: (node: string, onNode: (node: ReadyNode) => void) => () => void;
  send: (event: DeskEvent) => void;
}

interface Edit {
  input: DeskInput<'edit'>;
  hasLines: boolean;
  element: HTMLElement;
  listeners: AbortController;
  /** Puts the element back as React made it. */
  restore: () => void;
  /** Draws what was sent of the block meanwhile. */
  release: () => void;
  lastValue: string;
  /** Called with each change of the block that waits; the last of them. */
  onNode: () => void;
  node: ReadyNode | undefined;
}

/** The text at a JSON pointer; one in two languages is one in a page. */
function valueAt(props: unknown, pointer: string): unknown {
  let value = props;
  for (const key of pointer.split('/').slice(1))
    value = Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : value;
  return value;
}

function textOf(node: Node): string {
  if (node instanceof Text) return node.data;
  return node.nodeName === 'BR' ? '\n' : [...node.childNodes].map(textOf).join('');
}

/** Browsers write a space at an end as one that does not break, and keep a line open with one break more. */
function valueOf({ element, hasLines }: Edit): string {
  const text = textOf(element).replaceAll('\u00a0', ' ');
  return hasLines ? text.replace(/\n$/, '') : text;
}

/** React holds on to the very nodes it made. */
function restorer(element: HTMLElement): () => void {
  const style = element.getAttribute('style');
  const nodes = [...element.childNodes];
  const texts = nodes.flatMap((one): [Text, string][] => (one instanceof Text ? [[one, one.data]] : []));
  return () => {
    element.replaceChildren(...nodes);
    for (const [one, data] of texts) one.data = data;
    element.removeAttribute('contenteditable');
    if (style === null) element.removeAttribute('style');
    else element.setAttribute('style', style);
  };
}

function placeCaret(element: HTMLElement, point: TextInPlace['point']): void {
  const selection = window.getSelection();
  const canFind = 'caretPositionFromPoint' in document;
  const place = point !== undefined && canFind ? document.caretPositionFromPoint(point.x, point.y) : null;
  if (place !== null && element.contains(place.offsetNode)) {
    selection?.collapse(place.offsetNode, place.offset);
    return;
  }
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}

/** Like typing: the browser keeps it in its own undo. */
function insert(text: string): void {
  document.execCommand('insertText', false, text);
}

export class TextInPlace {
  /** Where the page was pressed last: the caret begins there. */
  point: { x: number; y: number } | undefined;
  readonly #ports: TextPorts;
  #edit: Edit | undefined;
  /** Ends the wait for the desk's last word on a text that was edited. */
  #settle: (() => void) | undefined;

  constructor(ports: TextPorts) {
    this.#ports = ports;
  }

  contains(target: EventTarget | null): boolean {
    return target instanceof Node && this.#edit?.element.contains(target) === true;
  }

  /** @throws Error where not exactly one element shows the value, or the browser knows no plain-text editing */
  begin(input: DeskInput<'edit'>): void {
    this.finish();
    this.#settle?.();
    const { node, value, lines = value.includes('\n') } = input;
    const root = this.#ports.rootOf(node);
    const [element, ...others] = root === undefined ? [] : elementsShowing(root, value);
    if (element === undefined) throw new Error(`No element of ${node} shows this text.`);
    if (others.length > 0) throw new Error(`Several elements of ${node} show this text.`);
    const restore = restorer(element);
    element.contentEditable = 'plaintext-only';
    Object.assign(element.style, { outline: 'none', userSelect: 'text', whiteSpaceCollapse: 'preserve' });
    const listeners = new AbortController();
    const edit: Edit = {
      input,
      hasLines: lines,
      element,
      listeners,
      restore,
      lastValue: value,
      node: undefined,
      onNode: () => {},
      release: this.#ports.hold(node, (one) => {
        edit.node = one;
        edit.onNode();
      }),
    };
    this.#edit = edit;
    this.#listen(edit);
    element.focus({ preventScroll: true });
    placeCaret(element, this.point);
  }

  /** True where the key is the text's own; the page hears of none. */
  take(event: KeyboardEvent): boolean {
    const { key, ctrlKey, metaKey, isComposing } = event;
    const hasCommand = ctrlKey || metaKey;
    if (hasCommand && key.toLowerCase() === 's') {
      // The desk hears of the text before it hears of the key that saves it.
      if (isComposing) this.finish();
      return false;
    }
    const isEnd = key === 'Enter' && (hasCommand || this.#edit?.hasLines !== true);
    // A key of a composition chooses or leaves what is being composed.
    if (isComposing) return true;
    if (isEnd || key === 'Escape' || key === 'Tab') {
      event.preventDefault();
      this.finish(key === 'Escape');
    } else if (key === ' ' && this.#edit?.element.closest('button, summary') !== null) {
      // There it would press the button.
      event.preventDefault();
      insert(' ');
    }
    return true;
  }

  /** Ends the editing; what was typed stays in the page until the desk has sent the block with it. */
  finish(isCancelled = false): void {
    const edit = this.#edit;
    if (edit === undefined) return;
    this.#edit = undefined;
    const { input, element, restore, release } = edit;
    const { node, pointer } = input;
    const value = isCancelled ? input.value : valueOf(edit);
    edit.listeners.abort();
    element.blur();
    element.removeAttribute('contenteditable');
    if (isCancelled) restore();
    const settle = () => {
      stop();
      this.#settle = undefined;
      restore();
      release();
    };
    const stop = systemClock.after(SETTLE_MS, settle);
    this.#settle = settle;
    edit.onNode = () => {
      const current = edit.node === undefined ? input.value : valueAt(edit.node.props, pointer);
      if (typeof current === 'string' && collapse(current) === collapse(value)) settle();
    };
    this.#ports.send({ event: 'text', node, pointer, value, isDone: true });
    edit.onNode();
  }

  #listen(edit: Edit): void {
    const { element, hasLines, listeners } = edit;
    const { signal } = listeners;
    const sendText = () => this.#sendText(edit);
    element.addEventListener(
      'input',
      (event) => {
        if (!(event instanceof InputEvent && event.isComposing)) sendText();
      },
      { signal },
    );
    element.addEventListener('compositionend', sendText, { signal });
    element.addEventListener('blur', () => this.finish(), { signal });
    element.addEventListener(
      'paste',
      (event) => {
        event.preventDefault();
        const text = event.clipboardData?.getData('text/plain') ?? '';
        insert(hasLines ? text : text.replace(/\s*\n\s*/g, ' ').trim());
      },
      { signal },
    );
  }

  #sendText(edit: Edit): void {
    const { node, pointer } = edit.input;
    const value = valueOf(edit);
    if (value === edit.lastValue) return;
    edit.lastValue = value;
    this.#ports.send({ event: 'text', node, pointer, value, isDone: false });
  }
}
