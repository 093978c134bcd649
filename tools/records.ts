/** The decision records of docs/adr: chapters hold several, and a heading such as `## ADR-164: Login screen document` begins each. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './imports.ts';

const FOLDER = 'docs/adr';
const HEADING = /^##? ((?:ADR-\d{3}, )*ADR-\d{3}): (.+)$/gm;

export interface DecisionRecord {
  /** `ADR-164`; several where one record took the place of others. */
  readonly ids: readonly string[];
  readonly title: string;
  /** Path of its chapter from the root. */
  readonly file: string;
  /** The heading without its signs, which GitHub and the guide make an anchor of. */
  readonly heading: string;
  /** All below the heading. */
  readonly body: string;
}

/** Paths from the root of the files that hold records. */
export function recordFiles(): string[] {
  return readdirSync(join(ROOT, FOLDER))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => `${FOLDER}/${name}`);
}

/** The records a text holds, in its order. */
export function recordsIn(text: string, file: string): DecisionRecord[] {
  const headings = [...text.matchAll(HEADING)];
  return headings.map(({ 0: line, 1: ids = '', 2: title = '', index }, place) => ({
    ids: ids.split(', '),
    title,
    file,
    heading: `${ids}: ${title}`,
    body: text.slice(index + line.length, headings[place + 1]?.index).trim(),
  }));
}

export function readRecords(): DecisionRecord[] {
  return recordFiles().flatMap((file) => recordsIn(readFileSync(join(ROOT, file), 'utf8'), file));
}
