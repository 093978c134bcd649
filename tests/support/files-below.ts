/** The files below a folder that others write to and delete from meanwhile. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const isGone = (fault: unknown) => fault instanceof Error && 'code' in fault && fault.code === 'ENOENT';

/**
 * Paths of the files below `folder`, from there; none where it does not exist. Kinds are read with the names, so that
 * a file deleted meanwhile is no fault; a folder that goes while it is being read is left out.
 */
export function filesBelow(folder: string, root = folder): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path, root) : [relative(root, path)];
    });
  } catch (fault) {
    if (isGone(fault)) return [];
    throw fault;
  }
}
