/** Sockets that count what they are told, in a process of their own: the same for ours and for bare ws. */
import { WebSocket } from 'ws';

/** Of an event's text, `{"type":"event"`; beats and states are not counted. */
const KIND_PLACE = 9;
const EVENT = 'e'.charCodeAt(0);

/** What a message was sent at stands behind this in its words. */
const SENT_AT = Buffer.from('@');

let counted = 0;
let wanted = Infinity;
/** Milliseconds each delivery took; undefined where they are counted alone. */
let waits;

const now = () => performance.timeOrigin + performance.now();

function hear(data) {
  if (data[KIND_PLACE] !== EVENT) return;
  counted += 1;
  if (waits !== undefined)
    waits.push(now() - Number.parseFloat(data.toString('latin1', data.indexOf(SENT_AT) + 1)));
  if (counted === wanted) process.send?.(waits ?? 'all');
}

function open({ url, host }) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { headers: { host }, perMessageDeflate: false });
    socket.on('message', hear);
    socket.once('open', resolve);
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`closed: ${code}`)));
  });
}

async function openAll(sockets) {
  for (const one of sockets) await open(one);
  process.send?.('opened');
}

process.on('message', (asked) => {
  if (asked.open !== undefined) return void openAll(asked.open);
  counted = 0;
  wanted = asked.want;
  waits = asked.timed === true ? [] : undefined;
  process.send?.('counting');
});
process.once('disconnect', () => process.exit(0));
