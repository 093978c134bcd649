/** Writes what the server has not into this browser's store, soon after each edit, and takes it out once the server has it. */
import type { DocumentKey } from '../model/document.ts';
import type { DraftDocument } from './draft-document.ts';
import type { DraftPorts, LocalDraft } from './draft-ports.ts';
import type { DraftSet } from './draft-set.ts';

/** Edits of this long are written together. */
const WRITE_MS = 300;

export class LocalWriter {
  readonly #set: DraftSet;
  readonly #ports: DraftPorts;
  readonly #timers = new Map<DocumentKey, () => void>();

  constructor(set: DraftSet, ports: DraftPorts) {
    this.#set = set;
    this.#ports = ports;
  }

  /** The document changed: it is written in a moment. */
  touch(draft: DraftDocument): void {
    if (this.#timers.has(draft.key)) return;
    this.#timers.set(
      draft.key,
      this.#ports.clock.after(WRITE_MS, () => void this.write(draft)),
    );
  }

  /** Writes a document now. A browser that keeps nothing does not stop the server from having it. */
  async write(draft: DraftDocument): Promise<void> {
    this.#timers.get(draft.key)?.();
    this.#timers.delete(draft.key);
    const body = this.#set.bodyOf(draft);
    const { local } = this.#ports;
    try {
      if (draft.isSaved(body)) await local.remove(this.keyOf(draft.key));
      else await local.write(this.#record(draft, body));
      draft.localBody = body;
      this.#tell(draft, false);
    } catch {
      draft.localBody = undefined;
      this.#tell(draft, true);
    }
  }

  #tell(draft: DraftDocument, isRefusedHere: boolean): void {
    if (draft.isRefusedHere === isRefusedHere) return;
    draft.isRefusedHere = isRefusedHere;
    this.#set.show();
  }

  /** Writes all that waits. */
  async flush(): Promise<void> {
    await Promise.all(
      this.#set.all.filter(({ key }) => this.#timers.has(key)).map((draft) => this.write(draft)),
    );
  }

  /** Whether something is neither on the server nor in this browser. */
  get wouldLose(): boolean {
    return this.#set.unsavedDrafts.some((draft) => draft.localBody !== this.#set.bodyOf(draft));
  }

  prefixOf(key: DocumentKey): string {
    return `${this.#ports.scope}/${key}/`;
  }

  keyOf(key: DocumentKey): string {
    return `${this.prefixOf(key)}${this.#ports.tabs.own}`;
  }

  #record({ key, base, common, requests }: DraftDocument, body: unknown): LocalDraft {
    const { clock, tabs } = this.#ports;
    return { key: this.keyOf(key), owner: tabs.own, base, common, body, requests, at: clock.now() };
  }
}
