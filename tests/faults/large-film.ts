/** A film of a gigabyte that the built command sends in pieces over a line that is cut again and again (ADR-466). */
import { randomBytes } from 'node:crypto';
import { appendFileSync, copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request as ask, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSecrets } from '#server/kernel/config/secrets.ts';
import { mediaFolder } from '#demo/seed-media.ts';
import { filesBelow } from '../support/files-below.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { startBuiltServer } from './built-server.ts';
import { runShopCommand } from './tasks/shop-command.ts';

const MEGABYTE = 1024 * 1024;
const FILM_MB = Number(process.env['FILM_MB'] ?? 1024);
/** Every so many pieces the line breaks in the middle of one. */
const CUT_EVERY = 12;

export interface FilmReport {
  bytes: number;
  seconds: number;
  cuts: number;
  /** Pieces that came whole, and those of them that came more than once. */
  pieces: number;
  twice: number;
  /** The most memory either process held, in megabytes; the server's beside what it held before. */
  serverRestMb: number;
  serverPeakMb: number;
  commandPeakMb: number;
  message: string;
  problems: string[];
}

/** The demo's film with boxes nobody reads behind it. */
function makeFilm(path: string): void {
  copyFileSync(join(mediaFolder(), 'window-light-trial.mp4', 'data'), path);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 * MEGABYTE);
  head.write('free', 4, 'latin1');
  for (let at = 0; at < FILM_MB; at += 8)
    appendFileSync(path, Buffer.concat([head, randomBytes(8 * MEGABYTE - 8)]));
}

/** Between the command and the server; counts what came through whole. */
function makeLine(port: number) {
  const came = new Map<string, number>();
  let [startCount, cuts] = [0, 0];
  const line: Server = createServer((incoming, answer) => {
    const { method = '', url = '', headers } = incoming;
    const isPiece = method === 'PUT';
    if (isPiece) startCount += 1;
    const isCut = isPiece && startCount % CUT_EVERY === 0;
    const passedRequest = ask({ host: '127.0.0.1', port, method, path: url, headers }, (toldMessage) => {
      if (isPiece && toldMessage.statusCode === 200) came.set(url, (came.get(url) ?? 0) + 1);
      answer.writeHead(toldMessage.statusCode ?? 502, toldMessage.headers);
      toldMessage.pipe(answer);
    });
    passedRequest.on('error', () => answer.destroy());
    let bytes = 0;
    incoming.on('error', () => passedRequest.destroy());
    incoming.on('data', (part: Buffer) => {
      bytes += part.length;
      if (isCut && bytes > 3 * MEGABYTE && !incoming.destroyed) {
        cuts += 1;
        passedRequest.destroy();
        incoming.socket.destroy();
      }
    });
    incoming.pipe(passedRequest);
  });
  return { line, came, cuts: () => cuts };
}

/** Kilobytes, as the kernel counts them; 0 for a process that is gone. */
function peakOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function writeGoods(dir: string): string {
  mkdirSync(join(dir, 'media'), { recursive: true });
  const film = join(dir, 'media', 'film.mp4');
  makeFilm(film);
  const row = {
    id: 'g_large',
    type: 3,
    title: 'Large',
    summary: 'Large',
    price: 9900,
    media: './media/film.mp4',
  };
  writeFileSync(join(dir, 'goods.json'), JSON.stringify([row]));
  return film;
}

export async function sendLargeFilm(): Promise<FilmReport> {
  const [dataDir, dir] = [makeTempDir('large'), makeTempDir('large-goods')];
  const film = writeGoods(dir);
  const server = await startBuiltServer(dataDir);
  // What it held while it was started does not count.
  writeFileSync(`/proc/${String(server.pid)}/clear_refs`, '5');
  const atRest = peakOf(server.pid);
  const { line, came, cuts } = makeLine(Number(new URL(server.url).port));
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const address = line.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    const began = Date.now();
    const { consoleToken } = openSecrets({ dataDir });
    const command = runShopCommand(dataDir, ['goods', 'import', 'knowledge', dir], {
      SHOP_SERVER: `http://127.0.0.1:${String(port)}`,
      SHOP_TOKEN: consoleToken,
    });
    let commandPeak = 0;
    let isOver = false;
    const watching = (async () => {
      for (; !isOver; await pause(200)) commandPeak = Math.max(commandPeak, peakOf(command.process.pid ?? 0));
    })();
    const { exit, output: message } = await command.exit;
    isOver = true;
    await watching;
    const twice = [...came.values()].filter((times) => times > 1).length;
    const left = ['pieces', 'incoming'].flatMap((name) => filesBelow(join(dataDir, 'files', name)));
    return {
      bytes: statSync(film).size,
      seconds: Math.round((Date.now() - began) / 1000),
      cuts: cuts(),
      pieces: came.size,
      twice,
      serverRestMb: Math.round(atRest / 1024),
      serverPeakMb: Math.round(peakOf(server.pid) / 1024),
      commandPeakMb: Math.round(commandPeak / 1024),
      message: message.slice(-300),
      problems: [
        ...(exit === 0 ? [] : [`the import ended with ${String(exit)}: ${message.slice(-600)}`]),
        ...(twice === 0 ? [] : [`${String(twice)} pieces came twice`]),
        ...left.map((name) => `left over: ${name}`),
      ],
    };
  } finally {
    line.closeAllConnections();
    line.close();
    await server.stop();
    removeTempDir(dataDir);
    removeTempDir(dir);
  }
}
