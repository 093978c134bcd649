/** A world for autosave: a server that several people save to, a browser's store, a clock and a network that are cut at will. */
import { canonicalJson } from '#schemas/page/json.ts';
import { makeAutosave, type Autosave } from '#desk/canvas/drafts/autosave.ts';
import type { DraftPorts, LocalDraft, SaveAnswer } from '#desk/canvas/drafts/draft-ports.ts';
import type { Editor } from '#desk/canvas/model/editor.ts';
import type { DocumentName } from '#desk/canvas/model/document.ts';
import { makeEditor } from '#desk/canvas/model/make-editor.ts';
import { KINDS } from './edits.ts';

const NAME: DocumentName = { kind: 'page', id: 'home' };

/** How the next requests end: `lost-after` reached the server, its answer reached nobody. */
export type Fate = 'ok' | 'lost-before' | 'lost-after' | 'signed-out' | 'refused';

/** Lets everything that waits for an answer go on. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

export class FakeServer {
  stand: { base: string; body: unknown } | undefined;
  fates: Fate[] = [];
  /** Requests that have no answer yet, and the most there ever were. */
  inFlight = 0;
  mostInFlight = 0;
  saves = 0;

  constructor(body: unknown) {
    this.put(body);
  }

  put(body: unknown): void {
    this.stand = { base: canonicalJson(body), body };
  }

  save = async ({ base, body }: { base: string; body: unknown }): Promise<SaveAnswer> => {
    this.inFlight += 1;
    this.saves += 1;
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight);
    const fate = this.fates.shift() ?? 'ok';
    await settle();
    this.inFlight -= 1;
    if (fate === 'lost-before') return { ok: false, reason: 'network' };
    if (fate === 'signed-out') return { ok: false, reason: 'signed-out' };
    if (fate === 'refused') return { ok: false, reason: 'refused', message: 'No.' };
    if (base !== (this.stand?.base ?? ''))
      return fate === 'lost-after'
        ? { ok: false, reason: 'network' }
        : { ok: false, reason: 'conflict', theirs: this.stand };
    // What is stored is no object of the writer's.
    this.put(JSON.parse(JSON.stringify(body)));
    return fate === 'lost-after'
      ? { ok: false, reason: 'network' }
      : { ok: true, base: this.stand?.base ?? '' };
  };

  get = async () => {
    await settle();
    return this.stand === undefined
      ? ({ ok: false, reason: 'not-found' } as const)
      : ({ ok: true, ...this.stand } as const);
  };
}

class FakeClock {
  time = 0;
  #timers: { at: number; run: () => void }[] = [];
  now = () => this.time;
  after = (ms: number, run: () => void) => {
    const timer = { at: this.time + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  };

  async advance(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers = this.#timers.filter((one) => one !== next);
      this.time = Math.max(this.time, next.at);
      next.run();
      for (let turn = 0; turn < 6; turn += 1) await settle();
    }
    this.time = end;
    for (let turn = 0; turn < 6; turn += 1) await settle();
  }

  /** A process that was killed rings no more. */
  forget(): void {
    this.#timers = [];
  }
}

/** One browser with its tabs: what it keeps outlives them. */
export class Browser {
  readonly drafts = new Map<string, LocalDraft>();
  readonly clock = new FakeClock();
  readonly server: FakeServer;
  readonly name: string;
  isOnline = true;
  canKeep = true;
  openTabs = new Set<string>();
  #networkListeners: (() => void)[] = [];
  #tabs = 0;

  constructor(server: FakeServer, name = 'n') {
    this.server = server;
    this.name = name;
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    for (const listener of this.#networkListeners) listener();
  }

  #ports(own: string): DraftPorts {
    return {
      server: { get: this.server.get, save: this.server.save },
      local: {
        list: async (prefix) => [...this.drafts.values()].filter(({ key }) => key.startsWith(prefix)),
        write: async (draft) => {
          if (!this.canKeep) throw new Error('full');
          this.drafts.set(draft.key, draft);
        },
        remove: async (key) => void this.drafts.delete(key),
      },
      clock: this.clock,
      network: {
        isOnline: () => this.isOnline,
        subscribe: (listener) => {
          this.#networkListeners.push(listener);
          return () => undefined;
        },
      },
      tabs: { own, isOpen: async (owner) => this.openTabs.has(owner) },
      scope: 'shop/person',
    };
  }

  /** Opens a tab with the page in it. */
  async open(): Promise<Tab> {
    this.#tabs += 1;
    const own = `tab${String(this.#tabs)}`;
    this.openTabs.add(own);
    let count = 0;
    const editor = makeEditor({
      kinds: KINDS,
      now: this.clock.now,
      random: () => `${this.name}${own}${String((count += 1))}`,
    });
    const autosave = makeAutosave(editor, this.#ports(own));
    autosave.start();
    const result = await autosave.open(NAME);
    return { editor, autosave, result, own };
  }

  /** kill -9: nothing is told of it. */
  kill(tab: Tab): void {
    this.openTabs.delete(tab.own);
    this.clock.forget();
    this.#networkListeners = [];
  }
}

export interface Tab {
  editor: Editor;
  autosave: Autosave;
  result: Awaited<ReturnType<Autosave['open']>>;
  own: string;
}
