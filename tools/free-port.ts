/** Finds a port that is free now. */
import { createServer } from 'node:net';

/** The number of a port that was free; `wanted` itself, or any for 0. Undefined where it is in use. */
export function portIfFree(host: string, port: number): Promise<number | undefined> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}

/** Any port of the loopback address. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  const port = await portIfFree(host, 0);
  if (port === undefined) throw new Error('No port was given.');
  return port;
}
