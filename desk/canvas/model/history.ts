/**
 * The steps of all open documents. A step holds the bodies before and after it, which share all that did not change; where
 * another person's save came in between, a step is undone by a merge, so that it takes back its own changes alone (ADR-695).
 */
import type { LocaleText } from '#schemas/page/text.ts';
import type { DocumentKey, Selection } from './document.ts';

/** One step as a list of them shows it. */
export interface HistoryEntry {
  id: number;
  document: DocumentKey;
  label: LocaleText;
  /** Milliseconds. */
  at: number;
  /** It was undone, and can be done again. */
  isUndone: boolean;
}

export interface Step {
  id: number;
  document: DocumentKey;
  label: LocaleText;
  at: number;
  /** Milliseconds of its latest edit. */
  changedAt: number;
  group: StepGroup | undefined;
  before: unknown;
  after: unknown;
  /** What was chosen before it and after it, and what it changed. */
  selectionBefore: Selection | undefined;
  selectionAfter: Selection | undefined;
  place: Selection;
}

/** Edits of one group that follow each other are one step; without an end, until something else is edited. */
export interface StepGroup {
  name: string;
  withinMs?: number;
}

export const TYPING_MS = 1_000;
const STEPS_MAX = 500;

const isSameSelection = (one: Selection | undefined, other: Selection | undefined) =>
  one?.document === other?.document && one?.node === other?.node && one?.item === other?.item;

export class History {
  #steps: Step[] = [];
  /** How many of the steps are done; those after are undone. */
  #done = 0;
  #lastId = 0;

  get entries(): HistoryEntry[] {
    return this.#steps.map(({ id, document, label, at }, index) => ({
      id,
      document,
      label,
      at,
      isUndone: index >= this.#done,
    }));
  }

  /** The step `undo` takes back. */
  get last(): Step | undefined {
    return this.#steps[this.#done - 1];
  }

  /** The step `redo` does again. */
  get next(): Step | undefined {
    return this.#steps[this.#done];
  }

  add(step: Omit<Step, 'id' | 'changedAt'>): void {
    const { last } = this;
    if (last !== undefined && this.next === undefined && belongsTo(last, step)) {
      last.after = step.after;
      last.changedAt = step.at;
      last.selectionAfter = step.selectionAfter;
      return;
    }
    this.#lastId += 1;
    this.#steps.splice(this.#done, Infinity, { ...step, id: this.#lastId, changedAt: step.at });
    if (this.#steps.length > STEPS_MAX) this.#steps.shift();
    this.#done = this.#steps.length;
  }

  /** The last step was taken back: it led from the first body to the second. */
  stepBack(before: unknown, after: unknown): void {
    const { last } = this;
    if (last === undefined) return;
    last.before = before;
    last.after = after;
    last.group = undefined;
    this.#done -= 1;
  }

  stepForth(before: unknown, after: unknown): void {
    const { next } = this;
    if (next === undefined) return;
    next.before = before;
    next.after = after;
    this.#done += 1;
  }

  /** How many steps are done once the entry is the last one; 0 for no entry. */
  countUpTo(entry: number | undefined): number {
    return entry === undefined ? 0 : this.#steps.findIndex(({ id }) => id === entry) + 1;
  }

  get doneCount(): number {
    return this.#done;
  }

  /** A closed document takes its steps with it. */
  forget(document: DocumentKey): void {
    const isOther = (step: Step) => step.document !== document;
    this.#done = this.#steps.slice(0, this.#done).filter(isOther).length;
    this.#steps = this.#steps.filter(isOther);
  }
}

function belongsTo(last: Step, step: Omit<Step, 'id' | 'changedAt'>): boolean {
  const { group } = step;
  return (
    group !== undefined &&
    last.group?.name === group.name &&
    last.document === step.document &&
    last.after === step.before &&
    step.at - last.changedAt <= (group.withinMs ?? Infinity) &&
    isSameSelection(last.selectionAfter, step.selectionBefore)
  );
}
