/** What a form's fields share: its value, its faults, what is open and what is in focus. A field subscribes to its own part. */
import { canonicalJson } from '#schemas/page/json.ts';
import type { ComponentType } from 'react';
import type { PropRow } from '#schemas/page/describe-props.ts';
import type { Fault } from '#schemas/page/ready.ts';
import { planChange } from './plan-change.ts';
import type { WidgetProps } from './widget-props.ts';

export interface FormFacts {
  rows: readonly PropRow[];
  value: unknown;
  faults: readonly Fault[];
  namePrefix: string;
  /** The colour of the ground words stand on. */
  ground: string;
  focus: string | undefined;
  /** A field that is to be seen without the keyboard. */
  reveal: string | undefined;
  onChange: (pointer: string, value: unknown) => void;
}

/** Whether a pointer stands at or below another. */
const isWithin = (pointer: string, top: string): boolean => pointer === top || pointer.startsWith(`${top}/`);

const NO_FAULTS: readonly Fault[] = [];

/** Holds what its form was last given; made once a form. */
export class FormStore {
  readonly id: string;
  /** Draws one field: for those that hold others. */
  readonly View: ComponentType<WidgetProps>;
  #facts: FormFacts;
  readonly #initial: unknown;
  readonly #listeners = new Set<() => void>();
  readonly #valueListeners = new Set<() => void>();
  readonly #faults = new Map<string, readonly Fault[]>();

  constructor(id: string, View: ComponentType<WidgetProps>, facts: FormFacts) {
    this.id = id;
    this.View = View;
    this.#facts = facts;
    this.#initial = facts.value;
  }

  /** Takes what the form is given now; fields whose faults or focus changed are drawn anew. */
  update(facts: FormFacts): void {
    const isToldAnew =
      facts.faults !== this.#facts.faults ||
      facts.focus !== this.#facts.focus ||
      facts.reveal !== this.#facts.reveal;
    const isOther = facts.value !== this.#facts.value;
    this.#facts = facts;
    if (isOther) for (const listener of this.#valueListeners) listener();
    if (isToldAnew) for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** For the few that show another field's value beside their own. */
  subscribeValue = (listener: () => void): (() => void) => {
    this.#valueListeners.add(listener);
    return () => this.#valueListeners.delete(listener);
  };

  get value(): unknown {
    return this.#facts.value;
  }

  get ground(): string {
    return this.#facts.ground;
  }

  nameOf(pointer: string): string {
    return `${this.#facts.namePrefix}${pointer}`;
  }

  /** The pointer of a control by its name; undefined for one that is no field of this form. */
  pointerOf(name: string): string | undefined {
    const { namePrefix } = this.#facts;
    const pointer = name.slice(namePrefix.length);
    return name.startsWith(namePrefix) && pointer.startsWith('/') ? pointer : undefined;
  }

  idOf(pointer: string): string {
    return `${this.id}${pointer}`;
  }

  set(pointer: string, value: unknown): void {
    const { rows, value: current, onChange } = this.#facts;
    const change = planChange({ rows, value: current, initial: this.#initial }, pointer, value);
    onChange(change.pointer, change.value);
  }

  /** Faults of a field, and with `isDeep` of what stands in it; the same list as long as they are the same. */
  faultsOf(pointer: string, isDeep: boolean): readonly Fault[] {
    const own = this.#facts.faults.filter((fault) =>
      isDeep ? isWithin(fault.pointer, pointer) : fault.pointer === pointer,
    );
    const key = `${String(isDeep)}${pointer}`;
    const before = this.#faults.get(key) ?? NO_FAULTS;
    if (canonicalJson(before) === canonicalJson(own)) return before;
    this.#faults.set(key, own);
    return own;
  }

  /** Whether the field in focus, or one that is to be seen, stands in this one. */
  hasFocusIn(pointer: string): boolean {
    const { focus, reveal } = this.#facts;
    return [focus, reveal].some((one) => one !== undefined && isWithin(one, pointer));
  }
}
