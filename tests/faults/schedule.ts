/** A server killed before the moment of what it was told to publish: the next start makes it live before it answers. */
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { openSecrets } from '#server/kernel/config/secrets.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { startProcess } from './process.ts';

const SERVER = fileURLToPath(new URL('./shop-server.ts', import.meta.url));
const AHEAD_MS = 700;

export interface ScheduleReport {
  /** Hash of what was scheduled, as the first server acknowledged it. */
  scheduledHash: string;
  /** What was live when the next server answered for the first time. */
  live: string;
  publications: number;
  /** Still waiting then; nothing should be. */
  waiting: boolean;
}

/** @param prepare may fill the directory, to spare the first start. */
export async function killBeforeMoment(
  prepare: (dataDir: string) => Promise<void> = () => Promise.resolve(),
): Promise<ScheduleReport> {
  const dataDir = makeTempDir('schedule');
  await prepare(dataDir);
  try {
    const first = await start(dataDir);
    const at = Date.now() + AHEAD_MS;
    const document = { schema_version: 1, id: 'dawn', kind: 'micro', title: 'Dawn', regions: { main: [] } };
    const body = {
      shop: 'knowledge',
      at: new Date(at).toISOString(),
      documents: [{ kind: 'page', id: 'dawn', body: document }],
    };
    const answer = await first.ask('/api/console.schedule.save/1.0.0', body);
    first.server.kill();
    await first.server.exit;
    const scheduledText = hashIn(answer, 'versions', 0);
    await pause(Math.max(0, at - Date.now()));
    const next = await start(dataDir);
    const namedDocument = { shop: 'knowledge', kind: 'page', id: 'dawn' };
    const stand = await next.ask('/api/console.page.get/1.0.0', namedDocument);
    const versions = await next.ask('/api/console.version.list/1.0.0', namedDocument);
    next.server.kill();
    await next.server.exit;
    const item: unknown = Reflect.get(Object(stand.data), 'item');
    return {
      scheduledHash: scheduledText,
      live: hashIn({ data: item }, 'live'),
      publications: listIn(versions.data, 'items').length,
      waiting: Reflect.has(Object(item), 'scheduled'),
    };
  } finally {
    removeTempDir(dataDir);
  }
}

interface Answer {
  data: unknown;
}

async function start(dataDir: string) {
  const server = await startProcess(SERVER, { DATA_DIR: dataDir, DEMO: '1' });
  const port = Number((await server.line((line) => line.startsWith('ready'))).split(' ')[1]);
  const { consoleToken } = openSecrets({ dataDir });
  const ask = async (path: string, body: object): Promise<Answer> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${consoleToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { data: Reflect.get(Object(await reply.json()), 'data') };
  };
  return { server, ask };
}

function listIn(data: unknown, name: string): unknown[] {
  const list: unknown = Reflect.get(Object(data), name);
  return Array.isArray(list) ? list : [];
}

function hashIn({ data }: Answer, name: string, index?: number): string {
  const holder: unknown = index === undefined ? Reflect.get(Object(data), name) : listIn(data, name)[index];
  return String(Reflect.get(Object(holder), 'hash'));
}
