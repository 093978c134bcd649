/** One document as autosave sees it: what the server has of it, what was sent, and what stands in the way. */
import type { Conflict } from '../model/merge/conflict.ts';
import type { DocumentKey, DocumentName } from '../model/document.ts';
import { keyOf } from '../model/document.ts';
import { isEqual } from '../model/equal.ts';
import type { Stand } from './draft-ports.ts';
import type { DocumentSaving } from './save-state.ts';

/** A pause in typing after which a draft is sent, and how long it waits for one. */
const PAUSE_MS = 800;
const LONGEST_MS = 4_000;
/** Requests without an answer that are remembered. */
const REQUESTS_MAX = 8;

/** What both sides of a merge with the server's version began from: itself, where it is a body of ours whose answer was lost. */
export function commonOf(
  { requests, common }: { requests: readonly unknown[]; common: unknown },
  { body }: Stand,
): unknown {
  return requests.some((request) => isEqual(request, body)) ? body : common;
}

export class DraftDocument {
  readonly name: DocumentName;
  readonly key: DocumentKey;
  /** The server's version and its body; no body where the server has no such document. */
  base: string;
  common: unknown;
  /** Bodies sent since then: one of them may have arrived without our knowing. */
  requests: readonly unknown[] = [];
  /** What this browser keeps. */
  localBody: unknown;
  /** The latest try to keep it here failed: no room, or a browser that keeps nothing. */
  isRefusedHere = false;
  conflicts: readonly Conflict[] = [];
  /** Why the server does not take it as it is. */
  refusal: string | undefined;
  /** Milliseconds of the first and the latest edit that was not sent. */
  #firstEditAt: number | undefined;
  #comparison: { body: unknown; common: unknown; isSaved: boolean } | undefined;
  #lastEditAt = 0;

  constructor(name: DocumentName, { base, body }: Stand) {
    this.name = name;
    this.key = keyOf(name);
    this.base = base;
    this.common = body;
  }

  /** Asked several times for each letter: two bodies are compared once. */
  isSaved(body: unknown): boolean {
    if (body === undefined) return true;
    const { common } = this;
    if (this.#comparison?.body !== body || this.#comparison.common !== common)
      this.#comparison = { body, common, isSaved: isEqual(body, common) };
    return this.#comparison.isSaved;
  }

  onEdit(now: number): void {
    this.#firstEditAt ??= now;
    this.#lastEditAt = now;
    this.refusal = undefined;
  }

  onRequest(body: unknown): void {
    this.requests = [...this.requests.filter((one) => one !== body), body].slice(-REQUESTS_MAX);
    this.#firstEditAt = undefined;
  }

  /** It is to be sent without a pause. */
  hurry(): void {
    this.#firstEditAt = -Infinity;
    this.#lastEditAt = -Infinity;
  }

  /** The server has this. */
  onStand({ base, body }: Stand): void {
    this.base = base;
    this.common = body;
    this.requests = [];
    this.refusal = undefined;
  }

  /** The moment it should be sent: a pause after the latest edit, and not long after the first one. */
  get dueAt(): number {
    return Math.min(this.#lastEditAt + PAUSE_MS, (this.#firstEditAt ?? this.#lastEditAt) + LONGEST_MS);
  }

  savingOf(body: unknown, connection: 'online' | 'offline' | 'signed-out'): DocumentSaving {
    const { conflicts, refusal: message } = this;
    const isSaved = this.isSaved(body);
    if (!isSaved && this.isRefusedHere && (message !== undefined || connection !== 'online'))
      return { state: 'unsaved', message, conflicts };
    if (!isSaved && (message !== undefined || connection === 'signed-out'))
      return { state: 'local', message, conflicts };
    if (!isSaved && connection === 'offline') return { state: 'offline', conflicts };
    if (conflicts.length > 0) return { state: 'conflict', conflicts };
    return { state: isSaved ? 'saved' : 'saving', conflicts };
  }
}
