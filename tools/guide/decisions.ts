/** The index of decisions by subject: docs/adr/README.md, and a page of the guide. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../imports.ts';
import { decisionFiles } from '../laws.ts';
import { DECISION_SUBJECTS } from './decision-subjects.ts';

const HEAD = `# Decisions by subject

Why things are as they are, half a page each, newest last. A decision that was overtaken stays and names its successor. This list is
made from \`tools/guide/decision-subjects.ts\`; \`npm run new -- decision <subject>\` writes a new decision.`;

interface Decision {
  readonly number: number;
  readonly file: string;
  readonly title: string;
  readonly isOver: boolean;
}

export function readDecisions(): Decision[] {
  return decisionFiles().map((path) => {
    const [heading = '', , status = ''] = readFileSync(join(ROOT, path), 'utf8').split('\n');
    const [, number = '', title = ''] = /^# ADR-(\d{3}): (.+)$/.exec(heading) ?? [];
    return {
      number: Number(number),
      file: basename(path),
      title,
      isOver: status.startsWith('**Status.** Superseded'),
    };
  });
}

/** Numbers of decisions that no subject names, and numbers that are named but are no decision's, or are named twice. */
export function findUnsorted(decisions: readonly Decision[] = readDecisions()): {
  missing: number[];
  wrong: number[];
} {
  const numbers = Object.values(DECISION_SUBJECTS).flat();
  const there = decisions.map(({ number }) => number);
  return {
    missing: there.filter((number) => !numbers.includes(number)),
    wrong: numbers.filter((number, index) => !there.includes(number) || numbers.indexOf(number) !== index),
  };
}

/** docs/adr/README.md. */
export function decisionIndex(decisions: readonly Decision[] = readDecisions()): string {
  const sections = Object.entries(DECISION_SUBJECTS).map(([subject, numbers]) => {
    const rows = decisions
      .filter(({ number }) => numbers.includes(number))
      .map(({ number, file, title, isOver }) => {
        const over = isOver ? ' (superseded)' : '';
        return `- [ADR-${String(number).padStart(3, '0')} ${title}](${file})${over}`;
      });
    return `## ${subject}\n\n${rows.join('\n')}`;
  });
  return `${[HEAD, ...sections].join('\n\n')}\n`;
}
