/** What ends a start, as one line an operator can act on. */
import { toStoreError } from '#server/kernel/db/store-error.ts';
import type { InstallationConfig } from '#server/kernel/config/config.ts';

const FULL = 'The disk is full (ENOSPC): nothing can be written to DATA_DIR. Make room and start again.';

/** What the system says of an address that cannot be listened at. */
const LISTEN: Readonly<Record<string, (config: Pick<InstallationConfig, 'host' | 'port'>) => string>> = {
  EADDRINUSE: ({ host, port }) =>
    `PORT ${port} on ${host} is in use: stop the program that listens there, or set PORT to another one.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is no name this machine knows.`,
  EACCES: ({ host, port }) =>
    `This process may not listen at PORT ${port} on ${host}: use a port from 1024 on, behind a proxy.`,
};

/** Thrown where the port cannot be had. */
export class ListenError extends Error {
  override readonly name = 'ListenError';

  constructor(config: Pick<InstallationConfig, 'host' | 'port'>, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const message = cause instanceof Error ? cause.message : String(cause);
    super(
      LISTEN[code]?.(config) ?? `PORT ${config.port} on ${config.host} cannot be listened at: ${message}`,
    );
  }
}

export function plainFault(error: unknown): string {
  const fault = toStoreError('start', error);
  const text = fault instanceof Error ? fault.message : String(fault);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || text.includes('ENOSPC')) return FULL;
  return text.split('\n')[0] ?? text;
}
