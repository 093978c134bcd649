/** Spans of what this process does, where a collector is named; else nothing is made and nothing loaded (ADR-867). */

/** Names and states of the product, sizes and codes: never a value of a query, an address or a person. */
export type Attributes = Readonly<Record<string, string | number>>;

export interface SpanNote {
  kind: 'internal' | 'client' | 'consumer';
  /** Begins a trace of its own; otherwise there is a span only within another. */
  isRoot?: boolean;
  attributes?: Attributes;
}

/** The span of one request, from its headers to the end of its answer. */
export interface RequestSpan {
  /** What runs in `work`, and what it begins, belongs to the request. */
  within(work: () => void): void;
  end(attributes: Attributes, isFault: boolean): void;
}

export interface Tracer {
  run<Result>(name: string, note: SpanNote, work: () => Promise<Result>): Promise<Result>;
  /** @param headers of who asks, which may name a trace to go on with */
  beginRequest(name: string, headers: object, attributes: Attributes): RequestSpan;
  /** What tells another server of the trace. */
  headers(): Record<string, string>;
  /** What a log line names the trace by. */
  fields(): { trace_id?: string; span_id?: string };
}

let tracer: Tracer | undefined;

/** Undefined ends it. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next;
}

export const currentTracer = (): Tracer | undefined => tracer;

export function inSpan<Result>(name: string, note: SpanNote, work: () => Promise<Result>): Promise<Result> {
  return tracer === undefined ? work() : tracer.run(name, note, work);
}
