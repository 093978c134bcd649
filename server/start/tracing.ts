/** Opens the tracer where a collector is named, before anything else of the installation opens. */
import type { FastifyBaseLogger } from 'fastify';
import type { InstallationConfig } from '#server/kernel/config/config.ts';
import { setTracer } from '#server/kernel/trace/trace.ts';

interface Tracing {
  /** Failures are logged here from now on. */
  tellTo(log: FastifyBaseLogger): void;
  /** Sends what waits; a collector that does not answer holds up nothing. */
  close(): Promise<void>;
}

/** A part of STOP_WITHIN_MS, which requests in flight need. */
const FLUSH_MS = 2_000;

const NONE: Tracing = { tellTo: () => undefined, close: () => Promise.resolve() };

export async function openTracing(
  { traceEndpoint, traceHeaders }: Pick<InstallationConfig, 'traceEndpoint' | 'traceHeaders'>,
  build: string,
): Promise<Tracing> {
  if (traceEndpoint === undefined) return NONE;
  const { openTracer } = await import('#server/kernel/trace/open-telemetry.ts');
  let log: FastifyBaseLogger | undefined;
  const { host } = new URL(traceEndpoint);
  const tracer = openTracer({
    build,
    headers: traceHeaders,
    onState: (state, reason) => {
      if (state === 'back') log?.warn(`Traces are sent to ${host} again.`);
      else
        log?.error(`Traces cannot be sent to ${host} (${reason}): they are dropped, and the shop goes on.`);
    },
  });
  setTracer(tracer);
  return {
    tellTo: (next) => {
      log = next;
    },
    close: async () => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, FLUSH_MS);
      });
      await Promise.race([tracer.close().catch(() => undefined), late]);
      clearTimeout(timer);
      setTracer(undefined);
    },
  };
}
