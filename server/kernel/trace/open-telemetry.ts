/** The tracer that sends spans by OTLP over HTTP. Loaded only where an endpoint is set: it brings OpenTelemetry with it. */
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { openExporter, type OnState } from './exporter.ts';
import type { Attributes, SpanNote, Tracer } from './trace.ts';

const KINDS: Readonly<Record<SpanNote['kind'], SpanKind>> = {
  internal: SpanKind.INTERNAL,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

/** The kind of a fault alone: its message may repeat what a visitor sent. */
function fail(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
  span.setStatus({ code: SpanStatusCode.ERROR });
}

interface TracerOptions {
  build: string;
  headers: string | undefined;
  onState: OnState;
}

/** Sampler, limits and times of the batches are read from the standard's own variables. */
function openProvider({ build, headers, onState }: TracerOptions): BasicTracerProvider {
  // What the operator calls it in the standard's variables goes before what we call it.
  const usual = resourceFromAttributes({ 'service.name': 'lectern', 'service.version': build });
  const fromOperator = detectResources({ detectors: [envDetector] });
  return new BasicTracerProvider({
    resource: defaultResource().merge(usual).merge(fromOperator),
    spanProcessors: [new BatchSpanProcessor(openExporter(onState, headers))],
  });
}

interface OpenedTracer extends Tracer {
  /** Sends what waits. */
  close(): Promise<void>;
}

export function openTracer(options: TracerOptions): OpenedTracer {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const provider = openProvider(options);
  const spans = provider.getTracer('lectern');
  /** Timers and sockets outlive the request that made them: what they do belongs to no request. */
  const isWithin = () => trace.getActiveSpan()?.isRecording() === true;

  async function run<Result>(name: string, note: SpanNote, work: () => Promise<Result>): Promise<Result> {
    const { kind, isRoot = false, attributes = {} } = note;
    if (!isRoot && !isWithin()) return work();
    const parent = isRoot ? ROOT_CONTEXT : context.active();
    const span = spans.startSpan(name, { kind: KINDS[kind], attributes }, parent);
    try {
      return await context.with(trace.setSpan(parent, span), work);
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  function beginRequest(name: string, headers: object, attributes: Attributes) {
    const parent = propagation.extract(ROOT_CONTEXT, headers);
    const span = spans.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
    const own = trace.setSpan(parent, span);
    return {
      within: (work: () => void) => context.with(own, work),
      end: (more: Attributes, isFault: boolean) => {
        span.setAttributes(more);
        if (isFault) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  return {
    run,
    beginRequest,
    headers: () => {
      const carrier: Record<string, string> = {};
      propagation.inject(context.active(), carrier);
      return carrier;
    },
    fields: () => {
      const place = trace.getActiveSpan()?.spanContext();
      return place === undefined ? {} : { trace_id: place.traceId, span_id: place.spanId };
    },
    close: async () => {
      await provider.shutdown();
      context.disable();
      propagation.disable();
    },
  };
}
