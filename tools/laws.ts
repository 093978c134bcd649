/** The laws of docs/requirements and the records of docs/adr by their ids: all that a citation may name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './imports.ts';
import { readRecords } from './records.ts';

export interface Law {
  /** `M77`, `D47`, `R16`, `B28` or `spec 4`. */
  readonly id: string;
  readonly text: string;
  /** Path from the root. */
  readonly file: string;
  readonly line: number;
}

const LAWS = 'docs/requirements';
const ANCHOR = /^- \*\*([MDRB]\d+|spec \d)\*\* (.+)$/;

const markdownOf = (folder: string) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .sort();

/** The laws a text holds, one a line. */
export function lawsIn(text: string, file: string): Law[] {
  return text.split('\n').flatMap((line, index) => {
    const [, id, law] = ANCHOR.exec(line) ?? [];
    return id === undefined || law === undefined ? [] : [{ id, text: law, file, line: index + 1 }];
  });
}

/** Every law of the house, file by file. */
export function readLaws(): Law[] {
  return markdownOf(LAWS).flatMap((name) =>
    lawsIn(readFileSync(join(ROOT, LAWS, name), 'utf8'), `${LAWS}/${name}`),
  );
}

/** Every id a citation may name: those of the laws, and `ADR-164` for each record. */
export function citableIds(): Set<string> {
  return new Set([...readLaws().map(({ id }) => id), ...readRecords().flatMap(({ ids }) => ids)]);
}
