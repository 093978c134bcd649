/** Sends spans to a collector; one that does not answer is reported once, and costs the spans alone. */
import { ExportResultCode, parseKeyPairsIntoRecord } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { SpanExporter } from '@opentelemetry/sdk-trace-base';

/** Told when spans can no longer be sent, with the reason, and when they can be sent again. */
export type OnState = (state: 'lost' | 'back', reason: string) => void;

/**
 * Endpoint and timeout are read from the standard's own variables.
 * @param headers what the collector asks for, as the standard writes them: they may stand in a file, which it does not know
 */
export function openExporter(onState: OnState, headers = ''): SpanExporter {
  const exporter = new OTLPTraceExporter({ headers: parseKeyPairsIntoRecord(headers) });
  let isAway = false;
  return {
    export: (spans, onResult) =>
      exporter.export(spans, ({ code, error }) => {
        const isLost = code === ExportResultCode.FAILED;
        if (isLost !== isAway) onState(isLost ? 'lost' : 'back', error?.message ?? '');
        isAway = isLost;
        // It has been reported: the processor would report each batch.
        onResult({ code: ExportResultCode.SUCCESS });
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
