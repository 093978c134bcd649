/**
 * The door of the embedded database: only who knows its key is let in. It is one session for all of its connections, so
 * whatever a stranger sets there (a search path, a timeout, an open transaction) would be set for the shop.
 * Plain JavaScript beside the thread that imports it.
 */
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** Who has not said by then who they are is sent away. */
const HELLO_MS = 1_000;
/** Heads of the first message (PostgreSQL's "Message Formats"): its length and what it asks for come in eight bytes. */
const HEAD_BYTES = 8;
const PROTOCOL_3 = 196_608;
/** Encryption is asked for first by some; over a socket of this machine there is none. */
const ENCRYPTION = new Set([80_877_103, 80_877_104]);
/** The longest first message PostgreSQL itself takes. */
const HELLO_BYTES = 10_000;

const REFUSAL = [
  ['S', 'FATAL'],
  ['V', 'FATAL'],
  ['C', '28000'],
  [
    'M',
    'the embedded database serves its own server alone: to use tools of PostgreSQL, give it one as DATABASE_URL',
  ],
];

/** A list of texts, each ended by a zero byte. */
const texts = (...all) => Buffer.concat(all.map((text) => Buffer.from(`${text}\0`)));

function frame(type, body) {
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const refusal = () =>
  frame('E', Buffer.concat([...REFUSAL.map(([field, text]) => texts(field + text)), Buffer.alloc(1)]));

/** The name under which somebody asks to be let in. */
function userOf(hello) {
  const words = hello.subarray(HEAD_BYTES).toString('utf8').split('\0');
  return words.find((_word, at) => at % 2 === 1 && words[at - 1] === 'user');
}

/** What the database itself is told of everybody who was let in. */
function asOwner() {
  const body = texts('user', 'postgres', 'database', 'postgres', '');
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(HEAD_BYTES + body.length, 0);
  head.writeUInt32BE(PROTOCOL_3, 4);
  return Buffer.concat([head, body]);
}

/** Reads until the first message is whole; hands on what followed it. */
function hear(socket, onHello) {
  let buffer = Buffer.alloc(0);
  const late = setTimeout(() => socket.destroy(), HELLO_MS);
  const stop = () => {
    clearTimeout(late);
    socket.off('data', onData).off('error', onEnd).off('close', onEnd);
    socket.pause();
  };
  const onEnd = () => {
    stop();
    socket.destroy();
  };
  const onData = (part) => {
    buffer = Buffer.concat([buffer, part]);
    while (buffer.length >= HEAD_BYTES && ENCRYPTION.has(buffer.readUInt32BE(4))) {
      socket.write('N');
      buffer = buffer.subarray(HEAD_BYTES);
    }
    if (buffer.length < HEAD_BYTES) return;
    const bytes = buffer.readUInt32BE(0);
    // Nothing that runs can be cancelled here, and no other protocol is spoken.
    if (buffer.readUInt32BE(4) !== PROTOCOL_3 || bytes > HELLO_BYTES || bytes < HEAD_BYTES) onEnd();
    else if (buffer.length >= bytes) {
      stop();
      onHello(buffer.subarray(0, bytes), buffer.subarray(bytes));
    }
  };
  socket.on('data', onData).on('error', onEnd).on('close', onEnd);
}

/** @param options.key the name its own server gives itself */
export function makeOwnersDoor({ key, ...options }) {
  const sockets = new Set();
  class OwnersDoor extends PGLiteSocketServer {
    /** Its server closes once every connection has ended: of those it was never told of, too. */
    stop() {
      const stopping = super.stop();
      for (const socket of sockets) socket.destroy();
      return stopping;
    }

    handleConnection(socket) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      hear(socket, (hello, rest) => {
        if (userOf(hello) !== key) {
          socket.on('error', () => socket.destroy());
          socket.end(refusal());
          return;
        }
        socket.unshift(Buffer.concat([asOwner(), rest]));
        void super.handleConnection(socket);
        socket.resume();
      });
    }
  }
  return new OwnersDoor(options);
}
