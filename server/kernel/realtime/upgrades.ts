/**
 * Requests that ask for another protocol, led through the same routes, hooks and logs as all others: who may open a socket
 * is decided, and answered in HTTP, before there is one (ADR-363).
 */
import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

export interface Upgrade {
  socket: Duplex;
  head: Buffer;
  /** Takes the connection out of HTTP's hands. */
  take(): void;
}

const waiting = new WeakMap<IncomingMessage, Upgrade>();

/** Undefined for a request that asks for no WebSocket. */
export function upgradeOf(request: IncomingMessage): Upgrade | undefined {
  return waiting.get(request);
}

const isWebSocket = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';

/** Node hands over the bare connection as soon as anybody listens, whatever the protocol is called. */
export function registerUpgrades(app: FastifyInstance): void {
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => undefined);
    const response = new ServerResponse(request);
    if (!isWebSocket(request)) {
      // Its body, if it has one, is lost: nothing of it can be done.
      socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
      return;
    }
    let isTaken = false;
    waiting.set(request, {
      socket,
      head,
      take: () => {
        isTaken = true;
        response.detachSocket(request.socket);
      },
    });
    response.shouldKeepAlive = false;
    response.assignSocket(request.socket);
    response.once('close', () => {
      if (!isTaken) socket.end();
    });
    response.once('finish', () => {
      if (!isTaken) socket.end();
    });
    app.routing(request, response);
  });
}
