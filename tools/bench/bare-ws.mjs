/** The limit of a room's fan-out: bare ws, whose clients are all sent the same text. */
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('listening', () => process.send?.(server.address().port));

async function broadcast({ text, times }) {
  for (let count = 0; count < times; count += 1) {
    for (const client of server.clients) client.send(text);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

process.on('message', (command) => void broadcast(command));
process.once('disconnect', () => process.exit(0));
