/** Moves files between two stores while a shop reads, writes and removes them, and says what its people met. */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { openBothPlaces } from '#server/kernel/files/both-places.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import { moveFiles, type MoveReport } from '#server/kernel/files/move-files.ts';

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Small and different each; one in a hundred has several pieces. */
const bytesOf = (index: number) => Buffer.alloc(index % 100 === 7 ? 200_000 : 100, `file ${String(index)} `);

export async function sumIn(files: FileStore, name: string): Promise<string | undefined> {
  const file = await files.open(name);
  return file === undefined ? undefined : sumOf(await buffer(file.stream));
}

interface Places {
  from: FileStore;
  to: FileStore;
}

export interface Load {
  copying: MoveReport;
  removing: MoveReport;
  reads: number;
  failures: string[];
  /** What the shop keeps at the end: its name and its checksum. */
  sums: Map<string, string>;
}

export async function fillPlace(files: FileStore, count: number): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (let index = 0; index < count; index += 1) {
    const name = `moving/${String(index % 16)}/${String(index)}`;
    await files.put(name, bytesOf(index));
    sums.set(name, sumOf(bytesOf(index)));
  }
  return sums;
}

/** Readers ask for each file in turn, again and again; a writer brings new ones and takes some of its own away. */
export async function moveUnderLoad({ from, to }: Places, count: number): Promise<Load> {
  const shop = openBothPlaces(to, from);
  const sums = await fillPlace(from, count);
  const failures: string[] = [];
  let reads = 0;
  let isOver = false;
  const read = async (first: number) => {
    const names = [...sums.keys()];
    for (let at = first; !isOver; at += 1) {
      const name = names[at % names.length] ?? '';
      const sum = await sumIn(shop, name).catch(String);
      reads += 1;
      if (sum !== sums.get(name)) failures.push(`${name}: ${String(sum)}`);
    }
  };
  const write = async () => {
    for (let at = 0; !isOver; at += 1) {
      const name = `moving/new/${String(at)}`;
      const isFirst = await shop.putNew(name, bytesOf(at));
      if (!isFirst || (await shop.putNew(name, Buffer.from('second')))) failures.push(`${name}: not once`);
      if (at % 3 === 0) await shop.remove(name);
      else sums.set(name, sumOf(bytesOf(at)));
    }
  };
  const people = [read(0), read(Math.floor(count / 2)), write()];
  try {
    const copying = await moveFiles({ from, to, isRemoving: false });
    const removing = await moveFiles({ from, to, isRemoving: true });
    return { copying, removing, reads, failures, sums };
  } finally {
    isOver = true;
    await Promise.all(people);
  }
}
