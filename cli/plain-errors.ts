/** What went wrong with a command or with this machine's files, in a line that says how to mend it. */
import { nearest } from '#schemas/page/nearest.ts';
import { isObject } from '#schemas/page/json.ts';

const HELP = 'See all commands with: npm run shop -- --help';

export function unknownCommand(name: string, commands: readonly string[]): string {
  const suggestion = nearest(name, commands);
  const hint = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  return `There is no command "${name}".${hint}\n${HELP}`;
}

/** The lines of the usage that show a command. */
export function incomplete(name: string, usage: string): string {
  const lines = usage.split('\n').filter((line) => new RegExp(` -- ${name}(?: |$)`).test(line));
  return `"${name}" needs more than that:\n\n${lines.join('\n')}\n\n${HELP}`;
}

/** The other end of a pipe has closed it. */
export function isReaderGone(error: unknown): boolean {
  return isObject(error) && error['code'] === 'EPIPE';
}

/** By the code the system gives; each is told the path it is about. */
const OF_SYSTEM: ReadonlyMap<unknown, (path: string) => string> = new Map([
  ['EISDIR', (path) => `${path} is a folder, and a file is needed there. Rename it or move it away.`],
  [
    'ENOTDIR',
    (path) => `${path} is a file, or lies below one, and a folder is needed there. Choose another folder.`,
  ],
  [
    'EACCES',
    (path) => `${path} may not be read or written by you. Change its rights, or choose another folder.`,
  ],
  ['EPERM', (path) => `${path} may not be changed by you. Change its rights, or choose another folder.`],
  ['EROFS', (path) => `${path} lies on a disk that cannot be written to. Choose another folder.`],
  ['ENOSPC', (path) => `The disk is full: ${path} could not be written. Make room and repeat.`],
  ['ENOENT', (path) => `There is no file or folder ${path}. Check how it is written.`],
]);

/** One line for whatever was thrown. */
export function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : 'The file';
  return OF_SYSTEM.get(code)?.(path) ?? error.message;
}
