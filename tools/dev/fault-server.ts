/** Stands in for a server whose code cannot be loaded, so that the browser says why; a change of the code ends it. */
import { createServer, type Server } from 'node:http';
import { FAULT_HEADERS, faultPage } from './fault-page.ts';

/** Answers every request with what is wrong. */
export function serveFault(error: unknown, host: string, port: number): Promise<Server> {
  const page = faultPage(error);
  const server = createServer((_request, response) => {
    response.writeHead(500, FAULT_HEADERS);
    response.end(page);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
