/** Sends drafts to the server, one request at a time, again and again until it has them. */
import type { DraftDocument } from './draft-document.ts';
import type { DraftPorts, Failure, Stand } from './draft-ports.ts';
import type { DraftSet } from './draft-set.ts';
import type { LocalWriter } from './local-writer.ts';

const RETRY_MS = { first: 1_000, last: 30_000 };
/** So many conflicts in a row are no work of people. */
const CONFLICTS_MAX = 5;

export class Sender {
  readonly #set: DraftSet;
  readonly #writer: LocalWriter;
  readonly #ports: DraftPorts;
  #isRunning = false;
  #failures = 0;
  #conflicts = 0;
  #retryAt = 0;
  #cancelTimer: () => void = () => undefined;
  #resolvers: (() => void)[] = [];

  constructor(set: DraftSet, writer: LocalWriter, ports: DraftPorts) {
    this.#set = set;
    this.#writer = writer;
    this.#ports = ports;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Sets the clock to the next moment something has to be sent. */
  plan(): void {
    this.#cancelTimer();
    const { sendable, isSignedOut } = this.#set;
    if (sendable.length === 0 || isSignedOut || this.#isRunning) return;
    const due = Math.max(this.#retryAt, Math.min(...sendable.map(({ dueAt }) => dueAt)));
    const { clock } = this.#ports;
    this.#cancelTimer = clock.after(Math.max(0, due - clock.now()), () => void this.run());
  }

  /** Whatever stood in the way is gone: tries at once. */
  retry(): void {
    this.#retryAt = 0;
    this.#set.isSignedOut = false;
    this.#set.show();
    void this.run();
  }

  /** Sends all that is not saved; resolved once it was tried. */
  async sendAll(): Promise<void> {
    for (const draft of this.#set.unsavedDrafts) {
      draft.refusal = undefined;
      draft.hurry();
    }
    this.#retryAt = 0;
    await new Promise<void>((resolve) => {
      this.#resolvers.push(resolve);
      void this.run();
    });
  }

  /** The one place that sends: document after document, each after the answer of the one before. */
  async run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#send(next);
    this.#isRunning = false;
    for (const resolve of this.#resolvers.splice(0)) resolve();
    this.plan();
  }

  #next(): DraftDocument | undefined {
    const now = this.#ports.clock.now();
    if (this.#set.isSignedOut || this.#retryAt > now) return undefined;
    return this.#set.sendable.find(({ dueAt }) => dueAt <= now);
  }

  async #send(draft: DraftDocument): Promise<void> {
    const body = this.#set.bodyOf(draft);
    draft.onRequest(body);
    await this.#writer.write(draft);
    this.#set.show();
    const answer = await this.#ports.server.save({ ...draft.name, base: draft.base, body });
    if (answer.ok) this.#onSaved(draft, { base: answer.base, body });
    else if (answer.reason === 'conflict') await this.#onConflict(draft, answer.theirs);
    else this.#onFailure(draft, answer);
    await this.#writer.write(draft);
    this.#set.show();
  }

  #onReached(): void {
    this.#failures = 0;
    this.#set.isUnreachable = false;
  }

  #onSaved(draft: DraftDocument, stand: Stand): void {
    this.#onReached();
    this.#conflicts = 0;
    this.#set.settle(draft, stand);
  }

  async #onConflict(draft: DraftDocument, theirs: Stand | undefined): Promise<void> {
    this.#onReached();
    this.#conflicts += 1;
    draft.hurry();
    if (this.#conflicts >= CONFLICTS_MAX) this.#wait();
    const answer = theirs === undefined ? await this.#ports.server.get(draft.name) : { ok: true, ...theirs };
    if ('base' in answer) this.#set.merge(draft, answer);
    // It is no longer there: what we have is saved as a new one.
    else if (answer.reason === 'not-found') this.#set.settle(draft, { base: '', body: undefined });
    else this.#onFailure(draft, answer);
  }

  /** What the server did not take stays here. */
  #onFailure(draft: DraftDocument, failure: Failure): void {
    if (failure.reason === 'refused') {
      draft.refusal = failure.message;
      return;
    }
    draft.hurry();
    if (failure.reason === 'signed-out') this.#set.isSignedOut = true;
    else {
      this.#set.isUnreachable = true;
      this.#wait();
    }
  }

  #wait(): void {
    this.#retryAt = this.#ports.clock.now() + Math.min(RETRY_MS.first * 2 ** this.#failures, RETRY_MS.last);
    this.#failures += 1;
  }
}
