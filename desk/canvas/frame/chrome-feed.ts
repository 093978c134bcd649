/** Draws a changed navbar, footer, side menu or theme into the page shown, at most once a frame (ADR-585). */
import type { Catalogue } from '#schemas/page/catalogue.ts';
import { isObject } from '#schemas/page/json.ts';
import { readChromeBody } from '#schemas/page/read-chrome-body.ts';
import type { DocumentKind } from '../model/document.ts';
import type { PagePort } from './frame-port.ts';
import type { RevisionCounter } from './node-feed.ts';

interface ChromeFacts {
  port: PagePort;
  catalogue: Catalogue;
  revisions: RevisionCounter;
  onFailure: () => void;
}

const CHROME_KINDS = ['navbar', 'footer', 'suspend', 'theme', 'zone'] as const;
type ChromeKind = (typeof CHROME_KINDS)[number];

/** Whether a change of such a document is drawn at once, rather than after it was saved. */
export function isChromeKind(kind: DocumentKind): kind is ChromeKind {
  return CHROME_KINDS.some((one) => one === kind);
}

export class ChromeFeed {
  readonly #facts: ChromeFacts;
  readonly #bodies = new Map<ChromeKind, unknown>();
  #frame: number | undefined;

  constructor(facts: ChromeFacts) {
    this.#facts = facts;
  }

  send(kind: ChromeKind, body: unknown): void {
    this.#bodies.set(kind, body);
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      const bodies = [...this.#bodies];
      this.#bodies.clear();
      for (const [one, latest] of bodies) this.#draw(one, latest).catch(this.#facts.onFailure);
    });
  }

  stop(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  #draw(kind: ChromeKind, body: unknown): Promise<unknown> {
    const { port, catalogue, revisions } = this.#facts;
    const revision = revisions.next();
    switch (kind) {
      case 'navbar':
        return port.ask('chrome', { revision, parts: { navbar: readChromeBody.navbar(body, catalogue) } });
      case 'footer':
        return port.ask('chrome', { revision, parts: { footer: readChromeBody.footer(body, catalogue) } });
      case 'suspend':
        return port.ask('chrome', { revision, parts: { suspend: readChromeBody.suspend(body, catalogue) } });
      case 'theme':
        return port.ask('theme', { revision, theme: readChromeBody.theme(body, catalogue) });
      case 'zone': {
        const theme = isObject(body) ? body['theme'] : undefined;
        if (theme === undefined) return Promise.resolve();
        return port.ask('theme', { revision, theme: readChromeBody.theme(theme, catalogue) });
      }
    }
  }
}
