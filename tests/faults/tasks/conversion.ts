/** Films no browser plays, converted by ffmpeg. */
import { setTimeout as pause } from 'node:timers/promises';
import { consoleConversionsList, consoleMediaAdd } from '#schemas/api/console/media.ts';
import { mediaConversion } from '#server/areas/media/tables/conversions.ts';
import { caller } from '#cli/client/call-server.ts';
import { httpTransport } from '#cli/client/transport.ts';
import { openSecrets } from '#server/kernel/config/secrets.ts';
import type { BuiltServer } from '../built-server.ts';
import type { FaultTask } from '../task.ts';
import { brokenMedia, lostMedia, makeFilm } from './media-files.ts';

const filmOf = (run: number) =>
  `-f lavfi -i testsrc2=size=640x480:rate=25 -f lavfi -i sine=frequency=${String(300 + run)} -t 3 -c:v mpeg4 -q:v 3 -g 50 -c:a mp2`;

/** States of all conversions. */
async function statesOf({ call }: BuiltServer): Promise<string[]> {
  const { data } = await call('POST', consoleConversionsList.path, {
    body: { shop: 'knowledge', limit: 100 },
  });
  const list: unknown = Reflect.get(Object(data), 'items');
  return Array.isArray(list) ? list.map((one) => String(Reflect.get(Object(one), 'state'))) : [];
}

async function isConverting(server: BuiltServer): Promise<boolean> {
  return (await statesOf(server)).some((state) => state === 'waiting' || state === 'running');
}

export const conversion: FaultTask = {
  name: 'conversion',
  async work({ server, run, folder, acknowledgedSet }) {
    const path = makeFilm(folder, `film-${String(run)}.avi`, filmOf(run));
    const { consoleToken } = openSecrets({ dataDir: server.dataDir });
    const answer = await caller(httpTransport(server.url), consoleToken)(
      'POST',
      `${consoleMediaAdd.path}?shop=knowledge&name=film.avi`,
      { file: path },
    );
    const address: unknown = Reflect.get(Object(answer.data), 'address');
    if (answer.code !== 0 || typeof address !== 'string')
      throw new Error(`A film was answered: ${JSON.stringify(answer)}`);
    acknowledgedSet.add(address);
    while (await isConverting(server)) await pause(100);
  },
  isUnderWay: async (server) => (await statesOf(server)).includes('running'),
  async judge(stores, { dataDir, acknowledgedSet, isOver }) {
    const rows = await stores.db.select().from(mediaConversion);
    const inputs = new Set(rows.map(({ id }) => `media:${id}`));
    const failedItems = rows.filter(({ state }) => state === 'failed' || (isOver && state !== 'done'));
    return [
      ...brokenMedia(dataDir),
      ...failedItems.map(({ id, state, reason }) => `${id} is ${state}: ${reason}`),
      ...(isOver
        ? lostMedia(dataDir, acknowledgedSet)
        : [...acknowledgedSet]
            .filter((address) => !inputs.has(address))
            .map((address) => `lost: ${address}`)),
    ];
  },
};
