/** Sockets that count what they are told, in a process of their own: the same for ours and for bare ws. */
import { WebSocket } from 'ws';

/** Of an event's text, `{"type":"event"`; beats and states are not counted. */
const KIND_PLACE = 9;
const EVENT = 'e'.charCodeAt(0);

/** What a message was sent at stands behind this in its words. */
const SENT_AT = Buffer.from('@');

let deliveries = 0;
let target = Infinity;
/** Milliseconds each delivery took; undefined where they are counted alone. */
let waits;

const now = () => performance.timeOrigin + performance.now();

function hear(data) {
  if (data[KIND_PLACE] !== EVENT) return;
  deliveries += 1;
  if (waits !== undefined)
    waits.push(now() - Number.parseFloat(data.toString('latin1', data.indexOf(SENT_AT) + 1)));
  if (deliveries === target) process.send?.(waits ?? 'all');
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

process.on('message', (command) => {
  if (command.open !== undefined) return void openAll(command.open);
  deliveries = 0;
  target = command.want;
  waits = command.timed === true ? [] : undefined;
  process.send?.('counting');
});
process.once('disconnect', () => process.exit(0));
