/** A decision: half a page under the next number. */
import { readdirSync } from 'node:fs';
import { at } from '../gen/files.ts';
import type { Template } from './template.ts';

const FOLDER = 'docs/adr';

/** One more than the highest number there is. */
export function nextNumber(files: readonly string[]): string {
  const numbers = files.map((file) => Number(/^(\d{3})-/.exec(file)?.[1] ?? 0));
  return String(Math.max(0, ...numbers) + 1).padStart(3, '0');
}

export const decision: Template = {
  usage: 'decision <subject>, e.g. names-of-tables',
  name: /^[a-z][a-z0-9-]{3,70}$/,
  files: (name) => {
    const number = nextNumber(readdirSync(at(FOLDER)));
    const title = `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
    return [
      {
        path: `${FOLDER}/${number}-${name}.md`,
        body: `# ADR-${number}: ${title}

**Status.** Accepted.

**Context.** What is, and why it cannot stay.

**Decision.** What is done from now on.

**Consequences.** What becomes easier, what harder, what has to be kept in mind.
`,
      },
    ];
  },
  next: () => [
    'Write it in half a page. Where it overtakes an older one, say so in the status line of the older one.',
    'Add its number to its subject in tools/guide/decision-subjects.ts, then `npx vitest run --project server tools/guide/decisions.test.ts -u`.',
  ],
};
