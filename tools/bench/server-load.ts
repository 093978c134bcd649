/** Requests a second of the cached home, beside Fastify answering the same bytes with nothing around them. */
import { fork } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../imports.ts';
import { median } from './stats.ts';

const SOCKETS = 10;
const PIPELINE = 4;
const SECONDS = 2;

export interface ServerFigures {
  bare: number;
  home: number;
  bytes: number;
}

interface Target {
  readonly port: number;
  readonly host: string;
}

const requestText = ({ host }: Target) =>
  `GET / HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\nAccept: text/html\r\nUser-Agent: bench\r\n\r\n`;

/** Length of one whole answer: every answer of a cached page has the same. */
function answerLength(target: Target): Promise<{ all: number; body: number }> {
  return new Promise((resolve, reject) => {
    const socket = connect(target.port, '127.0.0.1', () => socket.write(requestText(target)));
    let text = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('data', (part) => {
      text = Buffer.concat([text, part]);
      const end = text.indexOf('\r\n\r\n');
      const length =
        end < 0 ? undefined : /content-length: (\d+)/i.exec(text.subarray(0, end).toString('latin1'))?.[1];
      if (length === undefined || text.length < end + 4 + Number(length)) return;
      socket.destroy();
      resolve({ all: end + 4 + Number(length), body: Number(length) });
    });
  });
}

/** Counts answers by their bytes, so that counting costs the machine next to nothing. */
async function requestsPerSecond(target: Target): Promise<number> {
  const { all } = await answerLength(target);
  const request = Buffer.from(requestText(target));
  let bytes = 0;
  const sockets = Array.from({ length: SOCKETS }, () => {
    let pending = 0;
    const socket = connect(target.port, '127.0.0.1', () =>
      socket.write(Buffer.concat(Array.from({ length: PIPELINE }, () => request))),
    );
    socket.on('data', (part) => {
      bytes += part.length;
      pending += part.length;
      const answers = Math.floor(pending / all);
      if (answers === 0) return;
      pending -= answers * all;
      socket.write(answers === 1 ? request : Buffer.concat(Array.from({ length: answers }, () => request)));
    });
    socket.on('error', () => undefined);
    return socket;
  });
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  const speed = bytes / all / SECONDS;
  for (const socket of sockets) socket.destroy();
  return speed;
}

function startBare(body: Buffer): Promise<{ port: number; stop(): void }> {
  const child = fork(join(ROOT, 'tools', 'bench', 'bare-fastify.mjs'), { execArgv: [] });
  child.send(body.toString('base64'));
  return new Promise((resolve) => {
    child.once('message', (port) => resolve({ port: Number(port), stop: () => child.kill() }));
  });
}

export async function measureServer(url: string, runs: number): Promise<ServerFigures> {
  const { port, host } = new URL(url);
  const home: Target = { port: Number(port), host };
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const { gzipSync } = await import('node:zlib');
  const bare = await startBare(gzipSync(Buffer.from(await answer.arrayBuffer())));
  const bareTarget: Target = { port: bare.port, host: 'localhost' };
  try {
    const samples: { bare: number[]; home: number[] } = { bare: [], home: [] };
    for (let run = 0; run < runs; run += 1) {
      samples.bare.push(await requestsPerSecond(bareTarget));
      samples.home.push(await requestsPerSecond(home));
      process.stdout.write('.');
    }
    const { body } = await answerLength(home);
    return { bare: median(samples.bare), home: median(samples.home), bytes: body };
  } finally {
    bare.stop();
  }
}
