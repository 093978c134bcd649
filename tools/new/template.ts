/** What a template is: the files a new thing begins with, and its rows in files that are there. */

export interface ModuleFile {
  readonly path: string;
  readonly body: string;
}

/** A row in a file that is there: the file's text with it. */
interface ModuleRow {
  readonly path: string;
  readonly add: (text: string) => string;
}

export interface Template {
  /** How it is asked for, with an example. */
  readonly usage: string;
  /** What it may be called. */
  readonly name: RegExp;
  readonly files: (name: string) => ModuleFile[];
  readonly rows?: (name: string) => ModuleRow[];
  /** What is left to do by hand, in order: until then nobody sees the new thing. */
  readonly next: (name: string) => readonly string[];
}

/** Puts a text before what stands there once. @throws where it does not. */
export function insertBefore(text: string, anchor: string, row: string): string {
  const parts = text.split(anchor);
  if (parts.length !== 2) throw new Error(`"${anchor.trim()}" stands there ${parts.length - 1} times`);
  return parts.join(`${row}${anchor}`);
}

/** Adds an import below the last one. */
export function withImport(text: string, line: string): string {
  const last = [...text.matchAll(/^import [^;]+;\n/gm)].at(-1);
  const end = last === undefined ? 0 : last.index + last[0].length;
  return `${text.slice(0, end)}${line}\n${text.slice(end)}`;
}
