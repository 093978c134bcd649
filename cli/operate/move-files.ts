/** `files move <from> <to>`: carries uploads, films and recordings between a folder and a bucket while the shop is open. */
import { isSamePlace, nameOfPlace } from '#server/kernel/files/files-places.ts';
import { moveFiles, type MoveReport } from '#server/kernel/files/move-files.ts';
import { openPlace } from '#server/kernel/files/open-files.ts';
import { readConfig } from '#server/start/config.ts';
import type { Command } from '../command.ts';
import { megabytes, plural } from '../report.ts';
import { ShopError } from '../shop-error.ts';

const SAY_EVERY = 500;
const WRITING = 'Write it like this: files move local "s3://my-files?endpoint=https://storage.example.com"';

/** The places as they are typed are read as the variables that name them, with the keys of the environment. */
function placesOf([verb, from = '', to = '', ...more]: readonly string[]) {
  if (verb !== 'move' || from === '' || to === '' || more.length > 0) throw new ShopError(WRITING);
  const {
    dataDir,
    bucket,
    oldPlace = 'local',
  } = readConfig({
    ...process.env,
    FILES_URL: to,
    FILES_OLD_URL: from,
  });
  return { dataDir, from: oldPlace, to: bucket ?? 'local' } as const;
}

const countOf = ({ copies, equals, differences }: MoveReport) => copies + equals + differences.length;

export async function moveFilesCommand({ say, sayFault, args, flags }: Command): Promise<number> {
  const { dataDir, ...places } = placesOf(args);
  const names = { from: nameOfPlace(places.from), to: nameOfPlace(places.to) };
  const isHome = isSamePlace(places.to, readConfig(process.env).bucket ?? 'local');
  const advice = `start the shop with FILES_URL=${args[2] ?? ''} and FILES_OLD_URL=${args[1] ?? ''}`;
  if (flags.remove && !isHome)
    throw new ShopError(`The shop still keeps its files in ${names.from}. Before any is removed, ${advice}.`);
  const report = await moveFiles({
    from: await openPlace(places.from, dataDir),
    to: await openPlace(places.to, dataDir),
    isRemoving: flags.remove,
    onProgress: (now) => {
      if (countOf(now) % SAY_EVERY === 0)
        say(`${plural(countOf(now), 'file')}, ${megabytes(now.bytes)} are equal\n`);
    },
  });
  const { copies, equals, bytes, removals, differences } = report;
  say(
    `${plural(copies + equals, 'file')} (${megabytes(bytes)}) of ${names.from} lie in ${names.to} with equal checksums: ` +
      `${String(copies)} copied now, ${String(equals)} there before. ${plural(removals, 'file')} removed from ${names.from}.\n`,
  );
  for (const name of differences) sayFault(`${name} is not the same in both places: it was left as it is.\n`);
  if (differences.length > 0)
    sayFault(`Look at each in both places, remove the one that is damaged, and move again.\n`);
  if (!isHome) say(`The shop still writes to ${names.from}: ${advice}, and move again.\n`);
  return differences.length > 0 ? 1 : 0;
}
