/** What `npm run test:faults` runs, by name; each answers a line for the screen, its figures and what was wrong. */
import { openServerClient } from '#cli/client/client.ts';
import { sendPieces } from '#cli/goods/send-pieces.ts';
import { demoShops } from '#demo/shops.gen.ts';
import { openSecrets } from '#server/kernel/config/secrets.ts';
import { openStores } from '#server/start/open-stores.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { crowd, CROWDS } from './crowded.ts';
import { fillDiskDuringTask } from './full-disk.ts';
import {
  killFirstStarts,
  type KillReport,
  killServerUnderWrites,
  killUnderWrites,
  startSecondServer,
} from './kills.ts';
import { sendLargeFilm } from './large-film.ts';
import { killUnderOrders } from './order-kills.ts';
import { killBeforeMoment } from './schedule.ts';
import { killDuringTask } from './task-kills.ts';
import type { FaultTask } from './task.ts';
import { backup } from './tasks/backup.ts';
import { conversion } from './tasks/conversion.ts';
import { goodsImport } from './tasks/goods-import.ts';
import { hours } from './tasks/hours.ts';
import { brokenMedia, lostMedia, makeFilm, withMark } from './tasks/media-files.ts';
import { recording } from './tasks/recording.ts';

const FILM =
  '-f lavfi -i testsrc2=size=1280x720:rate=25 -f lavfi -i sine=frequency=440 -t 25 -c:v libx264 -preset ultrafast -qp 6 -g 50 -pix_fmt yuv420p -c:a aac -movflags +faststart';

/** Films that are sent in pieces and cut into segments. */
const packaging: FaultTask = {
  name: 'packaging',
  async work({ server, run, folder, acknowledgedSet }) {
    const path = withMark(makeFilm(folder, 'film.mp4', FILM), String(run));
    const { consoleToken } = openSecrets({ dataDir: server.dataDir });
    const client = openServerClient(server.url, consoleToken);
    const sending = { client, shop: 'knowledge', path, name: 'film.mp4', pauses: [] };
    const outcome = await sendPieces({ ...sending, onPiece: () => undefined });
    if (outcome?.ok !== true) throw new Error(`A film was answered: ${JSON.stringify(outcome)}`);
    acknowledgedSet.add(outcome.data.address);
  },
  judge: (stores, { dataDir, acknowledgedSet }) =>
    Promise.resolve([...brokenMedia(dataDir), ...lostMedia(dataDir, acknowledgedSet)]),
};

interface Outcome {
  line: string;
  figures: unknown;
  problems: string[];
}

interface ScenarioOptions {
  /** Of each scenario that is killed again and again. */
  kills: number;
  random: () => number;
}

type Scenario = (options: ScenarioOptions) => Promise<Outcome>;

const FIRST_STARTS = 10;
const ORDERS = 300;
const ORDER_KILLS = 3;
const TASKS: readonly FaultTask[] = [packaging, conversion, recording, hours, goodsImport, backup];

function outcomeOfKills(what: string, figures: KillReport): Outcome {
  const { kills, acknowledgedCount: acknowledgedValue, losses, partial } = figures;
  const line = `R51 ${what}: ${kills} kills, ${acknowledgedValue} acknowledged, ${losses.length} lost, ${partial.length} partial`;
  const nothing = acknowledgedValue === 0 ? ['nothing was written'] : [];
  return { line, figures, problems: [...losses, ...partial, ...nothing] };
}

async function second(): Promise<Outcome> {
  const figures = await startSecondServer();
  const { code, message, firstPid } = figures;
  const isRefused = code === 1 && message.includes(String(firstPid));
  const line = `R56 second process on one data directory: exit ${code}, ${message.trim()}`;
  return { line, figures, problems: isRefused ? [] : ['the second process started'] };
}

async function firstStarts(): Promise<Outcome> {
  const figures = await killFirstStarts(FIRST_STARTS);
  const { kills, unfinishedCount: unfinishedValue, problems } = figures;
  const line = `R57 first start killed: ${kills} kills (${unfinishedValue} before it was done), ${problems.length} unclean next starts`;
  return { line, figures, problems };
}

async function schedule(): Promise<Outcome> {
  const figures = await killBeforeMoment();
  const { live, scheduledHash: scheduledText, publications, waiting } = figures;
  const isLive = live === scheduledText;
  const line = `D43 killed before a scheduled moment: ${isLive ? 'live' : 'not live'} at the next start, ${publications} publication`;
  const isRight = isLive && publications === 1 && !waiting;
  return { line, figures, problems: isRight ? [] : ['what was scheduled is not live'] };
}

async function orders(): Promise<Outcome> {
  const figures = await killUnderOrders(ORDER_KILLS, ORDERS);
  const { kills, orders: count, acknowledgedCount: acknowledgedValue, problems } = figures;
  const line = `R34 kill -9 of the server under its buyers: ${kills} kills, ${count} orders, ${acknowledgedValue} acknowledged, ${problems.length} wrong`;
  return { line, figures, problems };
}

/** A data directory with the demo's first shop. */
async function withGround<Told>(work: (ground: string) => Promise<Told>): Promise<Told> {
  const ground = makeTempDir('ground');
  try {
    const build = demoShops.get('knowledge');
    if (build === undefined) throw new Error('There is no knowledge shop.');
    const stores = await openStores(
      { dataDir: ground, demo: true },
      { demoShops: () => [build(Date.now())] },
    );
    await stores.close();
    return await work(ground);
  } finally {
    removeTempDir(ground);
  }
}

const buildKilledScenario =
  (task: FaultTask): Scenario =>
  ({ kills, random }) =>
    withGround(async (ground) => {
      const figures = await killDuringTask(task, { kills, random, ground });
      const { inTheMiddle, spanMs, acknowledgedCount: acknowledgedValue, problems } = figures;
      const line = `R51 kill -9 during ${task.name}: ${kills} kills (${inTheMiddle} in the middle of ${spanMs} ms), ${acknowledgedValue} acknowledged, ${problems.length} wrong`;
      return { line, figures, problems };
    });

const fullDisk =
  (task: FaultTask): Scenario =>
  ({ kills, random }) => {
    // A disk of its own takes root.
    if (process.getuid?.() !== 0) {
      const line = `R51 full disk during ${task.name}: not tried, for nothing can be mounted here`;
      return Promise.resolve({ line, figures: null, problems: [] });
    }
    return withGround(async (ground) => {
      const figures = await fillDiskDuringTask(task, { times: Math.ceil(kills / 2), random, ground });
      const {
        times,
        underWay,
        refusals: refusedValue,
        restarts,
        acknowledgedCount: acknowledgedValue,
        problems,
      } = figures;
      const line = `R51 full disk during ${task.name}: ${times} times (${underWay} while it was under way; ${refusedValue} did not come to their end, ${restarts} starts anew), ${acknowledgedValue} acknowledged, ${problems.length} wrong`;
      return { line, figures, problems };
    });
  };

async function largeFilm(): Promise<Outcome> {
  const figures = await sendLargeFilm();
  const { bytes, seconds, cuts, pieces, twice, serverRestMb, serverPeakMb, commandPeakMb, problems } =
    figures;
  const line = `ADR-466 a film of ${String(bytes)} bytes in ${String(pieces)} pieces over a line cut ${String(cuts)} times: ${String(seconds)} s, ${String(twice)} sent twice; peak ${String(serverPeakMb)} MB of the server (${String(serverRestMb)} before), ${String(commandPeakMb)} MB of the command`;
  return { line, figures, problems };
}

const buildCrowdedScenario =
  (name: string): Scenario =>
  async () => {
    const figures = await crowd(name);
    const { alone, beside, open, answers, endedWithinS, problems } = figures;
    const line = `R16 200 ${name} of one address: ${String(open)} open in the end, answers ${JSON.stringify(answers)} within ${String(endedWithinS)} s; a page takes others ${String(beside.p50)} ms (95 of 100: ${String(beside.p95)}), alone ${String(alone.p50)} (${String(alone.p95)})`;
    return { line, figures, problems };
  };

export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  server: async ({ kills }) =>
    outcomeOfKills('kill -9 of the server under HTTP writes', await killServerUnderWrites(kills)),
  store: async ({ kills }) =>
    outcomeOfKills('kill -9 of the store under writes', await killUnderWrites(kills)),
  second,
  'first-starts': firstStarts,
  schedule,
  orders,
  'large-film': largeFilm,
  ...Object.fromEntries(TASKS.map((task) => [task.name, buildKilledScenario(task)])),
  ...Object.fromEntries(Object.keys(CROWDS).map((name) => [name, buildCrowdedScenario(name)])),
  ...Object.fromEntries(TASKS.map((task) => [`disk-${task.name}`, fullDisk(task)])),
};
