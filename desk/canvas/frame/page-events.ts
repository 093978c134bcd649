/** What the page in the frame tells, and what the canvas does about it. */
import type { DeskEvent } from '#schemas/desk/protocol.ts';
import type { Locale } from '#schemas/locale.ts';
import type { CanvasActions } from '../canvas-actions.ts';
import { announce, type CanvasStore } from '../canvas-state.ts';
import { actionOfPress, type KeyAction } from '../keys.ts';
import { propPointer } from '../model/document.ts';
import { findNode } from '../model/tree.ts';
import type { InlineText } from '../text/inline-text.ts';
import { canvasWords } from '../words.ts';
import { leaveFrame } from './leave-frame.ts';

/** What of the canvas an event of the page concerns. */
interface CanvasTarget {
  readonly store: CanvasStore;
  readonly actions: CanvasActions;
  readonly text: InlineText;
  readonly locale: Locale;
  readonly pageBody: unknown;
  /** Chooses the entry of a document that is no page by its words; false where there is none. */
  chooseEntry: (words: string) => boolean;
  run: (action: KeyAction) => void;
}

type Press = Extract<DeskEvent, { event: 'press' }>;

const DOUBLE = 2;

function choosePressed(session: CanvasTarget, press: Press): void {
  const { node, pointer, value, item, shift, ctrl, detail } = press;
  const { store, actions, text } = session;
  store.setState({ chrome: undefined });
  if (value !== undefined && session.chooseEntry(value)) return;
  if (node === undefined) return;
  if (findNode(session.pageBody, node) === undefined) {
    store.setState({ chrome: node });
    return;
  }
  const place = pointer === undefined ? {} : { pointer: propPointer(pointer) };
  actions.choose(
    { node, ...place, ...(item === undefined ? {} : { item }) },
    ctrl ? 'toggle' : shift ? 'range' : 'one',
  );
  if (detail === DOUBLE && pointer !== undefined) void text.begin(node, pointer);
}

export function handlePageEvent(session: CanvasTarget, event: DeskEvent): void {
  const { store, text, locale } = session;
  switch (event.event) {
    case 'moved':
      store.setState({ rects: event.rects, scroll: event.scroll });
      return;
    case 'hover':
      store.setState({ hover: event.node });
      return;
    case 'press':
      if (store.getState().text === undefined) choosePressed(session, event);
      else void text.end().then(() => choosePressed(session, event));
      return;
    case 'text':
      text.receive(event);
      return;
    case 'key': {
      if (event.key === 'Tab') leaveFrame(event.shift);
      const action = actionOfPress(event, store.getState().text !== undefined);
      if (action !== undefined) session.run(action);
      return;
    }
    case 'link':
      announce(store, canvasWords.in(locale)('linkIs', { address: event.href }));
  }
}
