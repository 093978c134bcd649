/** The index of decision records by subject: docs/adr/README.md, and a page of the guide. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../imports.ts';
import { readRecords, recordFiles, type DecisionRecord } from '../records.ts';
import { slugOf } from './markdown.ts';
import { RECORD_SUBJECTS } from './record-subjects.ts';

const HEAD = `# Decisions by subject

Why things are as they are: short records in chapters, one chapter a subject. A record begins with \`## ADR-NNN: subject\` and says
context, decision and consequences in plain English, half a page at most. It holds unless its first line is
\`**Status.** Superseded by ADR-NNN: what.\` A record that replaces another takes its number into its heading
(\`## ADR-179, ADR-151: Login locks\`), so that every number stays citable.

\`npm run new -- decision <chapter>/<subject>\` adds a record to a chapter. This list is made from the headings, and from
\`tools/guide/record-subjects.ts\`, which says where a chapter stands.`;

const chapterOf = (file: string) => basename(file, '.md');
const titleOf = (file: string) =>
  /^# (.+)$/m.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1] ?? chapterOf(file);

/** Chapters without a subject, and names in the table that no chapter has or that stand there twice. */
export function findUnsorted(files: readonly string[] = recordFiles()): {
  missing: string[];
  wrong: string[];
} {
  const names = Object.values(RECORD_SUBJECTS).flat();
  const chapters = files.map(chapterOf);
  return {
    missing: chapters.filter((name) => !names.includes(name)),
    wrong: names.filter((name, index) => !chapters.includes(name) || names.indexOf(name) !== index),
  };
}

function rowOf({ heading, file, body }: DecisionRecord): string {
  const over = body.startsWith('**Status.** Superseded') ? ' (superseded)' : '';
  return `- [${heading}](${basename(file)}#${slugOf(heading)})${over}`;
}

/** docs/adr/README.md. */
export function recordIndex(): string {
  const records = readRecords();
  const sections = Object.entries(RECORD_SUBJECTS).flatMap(([subject, chapters]) => [
    `## ${subject}`,
    ...chapters.flatMap((name) => {
      const file = `docs/adr/${name}.md`;
      const rows = records.filter((record) => record.file === file).map(rowOf);
      return [`### [${titleOf(file)}](${name}.md)`, rows.join('\n')];
    }),
  ]);
  return `${[HEAD, ...sections].join('\n\n')}\n`;
}
