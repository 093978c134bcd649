/**
 * The process pushes come to (D106, ADR-369). It speaks RTMP and knows nothing: who may push is asked of the server,
 * and what comes is handed on as FLV tags. It may die of a hostile push or of too much memory without anybody else
 * noticing. Plain JavaScript, importing packages alone, so that Node, tsx, vitest and the built server start the same file.
 *
 * node-media-server's session answers "Publish.Start" before anybody was asked, and hands what comes to its own list of
 * broadcasts, which also gives it to RTMP players. So nothing of that list is used: each session of ours is deaf until it
 * is let in, and one that is not is cut.
 */
import net from 'node:net';
import Flv from 'node-media-server/src/protocol/flv.js';
import RtmpSession from 'node-media-server/src/session/rtmp_session.js';
import logger from 'node-media-server/src/core/logger.js';

// It would write addresses into the log of the server.
logger.log = () => undefined;

const [port = '0', host = '127.0.0.1'] = process.argv.slice(2);
const SESSIONS = 64;
/** Until it is let in, a session has so long and may have sent so much. */
const WITHIN_MS = 10_000;
const WAITING_BYTES = 4 * 1024 * 1024;
/** What is sent and not yet taken by the server. */
const BACKLOG_BYTES = 32 * 1024 * 1024;
const SILENCE_MS = 20_000;
const NAME = /^[\w-]{1,64}$/;

const sessions = new Map();
let backlog = 0;

function send(message) {
  if (process.connected) process.send(message, () => undefined);
}

function sendTag(id, bytes) {
  backlog += bytes.length;
  process.send({ type: 'tag', id, bytes }, () => {
    backlog -= bytes.length;
  });
}

function cut(id) {
  const session = sessions.get(id);
  if (session === undefined) return;
  sessions.delete(id);
  session.rtmp.onPacketCallback = () => undefined;
  session.socket.destroySoon();
  if (session.isAsked) send({ type: 'gone', id });
}

function ask(session) {
  const { id, request } = session;
  if (session.isAsked) return cut(id);
  session.isAsked = true;
  const key = typeof request.query.key === 'string' ? request.query.key.slice(0, 200) : '';
  send({ type: 'ask', id, app: request.app, name: request.name, key });
}

function take(session, packet) {
  if (backlog > BACKLOG_BYTES) return cut(session.id);
  const tag = Buffer.from(Flv.createMessage(packet));
  if (session.isIn) return sendTag(session.id, tag);
  session.waiting.push(tag);
  session.waitingBytes += tag.length;
  if (session.waitingBytes > WAITING_BYTES) cut(session.id);
}

function open(socket) {
  if (sessions.size >= SESSIONS) return socket.destroy();
  const session = new RtmpSession(socket);
  const { id } = session;
  const late = setTimeout(() => !session.isIn && cut(id), WITHIN_MS);
  Object.assign(session, { isAsked: false, isIn: false, waiting: [], waitingBytes: 0, request: undefined });
  session.onConnect = (request) => {
    const isNamed = NAME.test(request.app) && NAME.test(request.name);
    if (isNamed) session.request = request;
    else cut(id);
  };
  session.onPush = () => session.request !== undefined && ask(session);
  // Whoever watches comes by the server's own door.
  session.onPlay = () => cut(id);
  session.onPacket = (packet) => sessions.has(id) && session.request !== undefined && take(session, packet);
  session.onClose = () => {
    clearTimeout(late);
    cut(id);
  };
  session.onError = () => undefined;
  session.onData = (data) => {
    try {
      if (session.rtmp.parserData(data) !== null) cut(id);
    } catch {
      cut(id);
    }
  };
  sessions.set(id, session);
  socket.setTimeout(SILENCE_MS, () => cut(id));
  session.run();
}

process.on('message', ({ type, id }) => {
  if (type === 'cut') return cut(id);
  if (type !== 'admit') return undefined;
  const session = sessions.get(id);
  // It left while it was asked after.
  if (session === undefined) return send({ type: 'gone', id });
  session.isIn = true;
  for (const tag of session.waiting) sendTag(id, tag);
  session.waiting = [];
});
process.on('disconnect', () => process.exit());

const server = net.createServer(open);
server.on('error', ({ code }) => {
  process.send({ type: 'failed', code }, () => process.exit(1));
});
server.listen(Number(port), host, () => send({ type: 'listening', port: server.address().port }));
