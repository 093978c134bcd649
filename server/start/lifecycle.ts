/** Stops a listening server gracefully and keeps stray faults from ending the process (requirements 55, 61). */
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { STOP_WITHIN_MS } from '#server/kernel/limits/limits.ts';

export interface Lifecycle {
  isStopping: () => boolean;
  /** Hears SIGTERM, SIGINT, SIGHUP and SIGQUIT from now on; a second one ends the process at once. */
  watch(app: FastifyInstance, close: () => Promise<void>): void;
}

const SWEEP_MS = 50;
/** For requests that were sent before the port was closed. */
const ON_THEIR_WAY_MS = 300;

/** Faults end nothing, and after the signals of a broken process no JavaScript can be trusted to run. */
const UNHEARD: closeWithGrace.AllEvents[] = [
  'uncaughtException',
  'unhandledRejection',
  'beforeExit',
  'SIGILL',
  'SIGTRAP',
  'SIGABRT',
  'SIGBUS',
  'SIGFPE',
  'SIGSEGV',
  'SIGUSR2',
];

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Each is logged once, with a number to find it by; the process goes on. */
function keepRunning(app: FastifyInstance): void {
  let count = 0;
  const report = (kind: string) => (error: unknown) => {
    count += 1;
    app.log.error({ err: error, reqId: `process-${count}` }, kind);
  };
  process.on('unhandledRejection', report('a promise was rejected and nobody was waiting'));
  process.on('uncaughtException', report('an error reached the top of the process'));
}

/** @param delayMs a balancer needs this moment to see that readiness is off before connections are refused */
export function makeLifecycle(delayMs: number): Lifecycle {
  let stopping = false;

  async function stop(app: FastifyInstance): Promise<void> {
    stopping = true;
    await wait(delayMs);
    const { server } = app;
    const closeIdle = server.closeIdleConnections.bind(server);
    // A connection whose request is still on its way is idle to Node, which would close it together with the port.
    server.closeIdleConnections = () => undefined;
    const closing = app.close();
    await Promise.race([closing, wait(ON_THEIR_WAY_MS)]);
    // A connection whose last request has just been answered would otherwise be held open for the next one.
    const sweep = setInterval(closeIdle, SWEEP_MS);
    await closing;
    clearInterval(sweep);
  }

  return {
    isStopping: () => stopping,
    watch(app, close) {
      keepRunning(app);
      const onTimeout = () => app.log.error('requests were still running at the end of the stop');
      const options = { delay: STOP_WITHIN_MS, skip: UNHEARD, logger: app.log, onTimeout };
      closeWithGrace(options, async ({ signal }) => {
        app.log.info({ signal }, 'stopping');
        await stop(app);
        await close();
        app.log.info('stopped');
      });
    },
  };
}
