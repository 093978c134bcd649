/** The editor's view in an element: it follows the stored HTML and says each change of its own. */
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Fragment, Slice, type Node } from 'prosemirror-model';
import { EditorState, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { readBlocks, readHtml } from './read-html.ts';
import { richPlugins } from './rich-commands.ts';
import { richSchema } from './rich-schema.ts';
import { writeHtml } from './write-html.ts';
import { offerText } from '../fields/open-texts.ts';

interface EditorFacts {
  html: string;
  onChange: (html: string) => void;
  attributes: Readonly<Record<string, string>>;
}

/** A text of nothing begins with a paragraph. */
function docOf(html: string): Node {
  const paragraph = richSchema.nodes['p']?.create();
  return html.trim() === '' && paragraph !== undefined
    ? richSchema.topNodeType.create(null, paragraph)
    : readHtml(html);
}

const stateOf = (html: string) => EditorState.create({ doc: docOf(html), plugins: richPlugins() });

/** What is pasted is read like what is stored: nothing else gets in. One line of it goes into the line it is pasted in. */
function pasteHtml(view: EditorView, html: string): void {
  const blocks = readBlocks(html);
  const [only] = blocks;
  const isLine = blocks.length === 1 && only?.isTextblock === true;
  const slice = isLine ? new Slice(only.content, 0, 0) : new Slice(Fragment.from([...blocks]), 0, 0);
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
}

function onPaste(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (html === '') return false;
  event.preventDefault();
  pasteHtml(view, html);
  return true;
}

export interface Editor {
  state: EditorState;
  /** Runs a command and gives the keyboard back to the text. */
  run: (command: Command) => void;
}

export function useEditor(place: RefObject<HTMLElement | null>, facts: EditorFacts): Editor {
  const [state, setState] = useState(() => stateOf(facts.html));
  const view = useRef<EditorView | undefined>(undefined);
  const latest = useRef(facts);
  const ownHtml = useRef(facts.html);
  useLayoutEffect(() => {
    latest.current = facts;
  });
  useEffect(() => {
    if (place.current === null) return undefined;
    const report = (doc: Node) => {
      ownHtml.current = writeHtml(doc);
      latest.current.onChange(ownHtml.current);
    };
    // What an input method composes is one change, once it is over, and none where it was given up.
    let isComposing = false;
    let docBefore: Node | undefined;
    let stopOffer = () => {};
    const endComposition = (doc: Node) => {
      stopOffer();
      if (!isComposing) return;
      isComposing = false;
      if (docBefore?.eq(doc) !== true) report(doc);
    };
    const editor = new EditorView(place.current, {
      state: stateOf(latest.current.html),
      attributes: latest.current.attributes,
      handleDOMEvents: {
        paste: onPaste,
        compositionstart: ({ state: first }) => {
          isComposing = true;
          docBefore = first.doc;
          stopOffer = offerText(() => endComposition(editor.state.doc));
        },
        compositionend: ({ state: last }) => endComposition(last.doc),
      },
      dispatchTransaction: (transaction) => {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        setState(next);
        if (transaction.docChanged && !isComposing) report(next.doc);
      },
    });
    view.current = editor;
    return () => {
      stopOffer();
      editor.destroy();
    };
  }, [place]);
  // Another text came from elsewhere, such as an undo of the whole page.
  useEffect(() => {
    if (facts.html === ownHtml.current || view.current === undefined) return;
    ownHtml.current = facts.html;
    const next = stateOf(facts.html);
    view.current.updateState(next);
    // oxlint-disable-next-line react/set-state-in-effect -- the editor is outside of React, and its buttons follow it
    setState(next);
  }, [facts.html]);
  const run = (command: Command) => {
    const editor = view.current;
    if (editor === undefined) return;
    command(editor.state, editor.dispatch.bind(editor), editor);
    editor.focus();
  };
  return { state, run };
}
