/** What the parts of the canvas share: its documents, what it shows, the page in the frame and what can be done. */
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Locale } from '#schemas/locale.ts';
import type { Catalogue } from '#schemas/page/catalogue.ts';
import type { CanvasActions } from './canvas-actions.ts';
import type { CanvasState, CanvasStore } from './canvas-state.ts';
import type { PageFeed } from './frame/page-feed.ts';
import type { PagePort } from './frame/frame-port.ts';
import type { DocumentKey } from './model/document.ts';
import type { Editor } from './model/editor.ts';

export interface Canvas {
  editor: Editor;
  store: CanvasStore;
  catalogue: Catalogue;
  port: PagePort;
  /** Follows the page in the frame; none before it was taken over. */
  feed: () => PageFeed | undefined;
  actions: CanvasActions;
  /** Puts the keyboard into the first field of what is chosen. */
  focusForm: () => void;
  /** The language of the desk. */
  locale: Locale;
  /** The language the page is shown in. */
  pageLocale: () => Locale;
  /** The document of the address. */
  documentKey: DocumentKey;
  /** The page whose blocks stand in the frame and the outline; undefined where there is none. */
  pageKey: DocumentKey | undefined;
}

export const CanvasContext = createContext<Canvas | undefined>(undefined);

/** @throws Error outside of the canvas */
export function useCanvas(): Canvas {
  const canvas = useContext(CanvasContext);
  if (canvas === undefined) throw new Error('useCanvas() stands outside <CanvasContext>.');
  return canvas;
}

/** A slice of what the canvas shows. */
export function useCanvasState<Slice>(selector: (state: CanvasState) => Slice): Slice {
  return useStore(useCanvas().store, selector);
}
