/** Carries every file of one store into another while both are used, and compares them (D141, ADR-854). */
import { createHash } from 'node:crypto';
import type { FileStore } from './file-store.ts';
import { hasFile } from './has-file.ts';

export interface MoveReport {
  copies: number;
  /** What was in the new place already, with equal bytes. */
  equals: number;
  /** Of all that is equal now. */
  bytes: number;
  /** What was removed from the old place. */
  removals: number;
  /** Names of what is not the same in both: the old place has it as it was, and so has the new one if it had it. */
  differences: string[];
}

export interface Move {
  from: FileStore;
  to: FileStore;
  /** Remove from the old place what is equal in the new one. */
  isRemoving: boolean;
  onProgress?: (report: MoveReport) => void;
}

interface Sum {
  sha256: string;
  bytes: number;
}

const AT_ONCE = 4;

function createSum() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    add(chunk: Uint8Array | string) {
      const part = Buffer.from(chunk);
      hash.update(part);
      bytes += part.length;
      return part;
    },
    end: (): Sum => ({ sha256: hash.digest('hex'), bytes }),
  };
}

/** Undefined where there is no such file. */
async function sumOf(files: FileStore, name: string): Promise<Sum | undefined> {
  const file = await files.open(name);
  if (file === undefined) return undefined;
  const sum = createSum();
  for await (const chunk of file.stream) sum.add(chunk);
  return sum.end();
}

/** Undefined where it is gone by now. */
async function copy({ from, to }: Move, name: string): Promise<Sum | undefined> {
  const file = await from.open(name);
  if (file === undefined) return undefined;
  const sum = createSum();
  const chunks = async function* () {
    for await (const chunk of file.stream) yield sum.add(chunk);
  };
  await to.putStream(chunks(), () => name);
  return sum.end();
}

async function moveOne(move: Move, name: string, report: MoveReport): Promise<void> {
  const { from, to } = move;
  const isThere = await hasFile(to, name);
  const source = await (isThere ? sumOf(from, name) : copy(move, name));
  if (source === undefined) return;
  const target = await sumOf(to, name);
  if (target?.sha256 !== source.sha256) {
    // The shop may have removed it meanwhile, which is no difference.
    if (!(await hasFile(from, name))) return;
    if (!isThere) await to.remove(name);
    report.differences.push(name);
    return;
  }
  if (isThere) report.equals += 1;
  else report.copies += 1;
  report.bytes += source.bytes;
  if (!move.isRemoving) return;
  await from.remove(name);
  report.removals += 1;
}

/** Going on after an end of any kind is moving again: what is equal stays. */
export async function moveFiles(move: Move): Promise<MoveReport> {
  const report: MoveReport = { copies: 0, equals: 0, bytes: 0, removals: 0, differences: [] };
  const names = move.from.list()[Symbol.asyncIterator]();
  let isStopped = false;
  const work = async () => {
    try {
      for (let next = await names.next(); next.done !== true && !isStopped; next = await names.next()) {
        await moveOne(move, next.value.name, report);
        move.onProgress?.(report);
      }
    } catch (error) {
      isStopped = true;
      throw error;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return report;
}
