/** The running storefront as its features see it: the engine's ports, the state, the page and the window around it. */
import type { PageDocument } from '#schemas/page/document.ts';
import type { PreviewFacts } from '#schemas/page/render-contract.ts';
import type { AppStore } from '#state/app-state.ts';
import type { Engine } from './engine.ts';

/** The page shown, as far as a feature has to know it. */
interface ShownPage {
  /** Path and query. */
  readonly url: string;
  readonly documentId: string;
  /** True where a page that needs a person cannot be shown yet (D27). */
  readonly asksLogin: boolean;
  /** True where the page is shown only to logged-in people (M155). */
  readonly isPersonal: boolean;
}

/** Where the window stands, and how it gets elsewhere. */
export interface PagePorts {
  readonly get: () => ShownPage;
  /** Path and query of the window's address. */
  readonly here: () => string;
  readonly go: (href: string, options?: { replace?: boolean }) => void;
  /** A full page load. */
  readonly leave: (href: string) => void;
  /** Opens a new tab at once, while the browser still counts the click; `leave` where it opens none. */
  readonly openTab: () => {
    readonly leave: (href: string) => void;
    readonly close: () => void;
  };
  readonly back: () => void;
  /** Loads the page shown anew, as the browser does. */
  readonly reload: () => void;
  /** Asks the server for the page shown anew. */
  readonly refresh: () => void;
  /** Shows that something is on its way, where it takes long. */
  readonly busy: (isBusy: boolean) => void;
}

export type Tone = 'info' | 'success' | 'warning' | 'error';

/** What a message box asks (M106). */
export interface Question {
  readonly title: string;
  readonly content?: string;
  readonly icon?: Tone;
  readonly confirmText?: string;
  readonly cancelText?: string;
  /** Confirming deletes something. */
  readonly danger?: boolean;
}

export interface ScreenOptions {
  /** The engine its nodes are drawn with; a feature may hear their intents itself. */
  readonly engine: Engine;
  readonly document: PageDocument;
  /** What the box is called. */
  readonly name: string;
  /** Attributes of the box, by which code and tests find it in the page. */
  readonly mark: Readonly<Record<`data-${string}`, string>>;
  /** Called when the person closes it. */
  readonly onClose: () => void;
  /** At the foot of the window, beside the page instead of over it. */
  readonly isBar?: boolean;
}

export interface OpenScreen {
  /** Takes the box away; the focus goes back to where it was. */
  readonly close: () => void;
}

export interface AppPorts {
  readonly engine: Engine;
  readonly store: AppStore;
  readonly page: PagePorts;
  /** A short message above the page. */
  readonly say: (text: string, tone: Tone) => void;
  /** Closes the message there is: it was about a step that is over. */
  readonly hush: () => void;
  /** Asks in a box above the page; resolves to true when the person confirms. */
  readonly ask: (question: Question) => Promise<boolean>;
  /** Opens a fixed screen in a box over the page; rejects where a part of it fails to load. */
  readonly openScreen: (options: ScreenOptions) => Promise<OpenScreen>;
  /** Every feature drops what it keeps of the person. */
  readonly forgetPerson: () => void;
  readonly preview: PreviewFacts | undefined;
  /** Origin of the shop's own sub-domain; empty where it has none. */
  readonly subDomain: string;
  /** Whether a main host answers some calls (M202). */
  readonly hasMain: boolean;
}

/** One value for each running storefront, made when it is first asked for. */
export function perApp<Value>(make: (app: AppPorts) => Value): (app: AppPorts) => Value {
  const values = new WeakMap<AppPorts, { value: Value }>();
  return (app) => {
    const entry = values.get(app) ?? { value: make(app) };
    values.set(app, entry);
    return entry.value;
  };
}
