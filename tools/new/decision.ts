/** A decision record: half a page under the next number, at the end of its chapter. */
import { readRecords } from '../records.ts';
import type { Template } from './template.ts';

/** One more than the highest number there is. */
export function nextNumber(ids: readonly string[]): string {
  const numbers = ids.map((id) => Number(/^ADR-(\d{3})$/.exec(id)?.[1] ?? 0));
  return String(Math.max(0, ...numbers) + 1).padStart(3, '0');
}

function recordText(number: string, subject: string): string {
  const title = `${subject.charAt(0).toUpperCase()}${subject.slice(1).replaceAll('-', ' ')}`;
  return `
## ADR-${number}: ${title}

**Context.** What is, and why it cannot stay.

**Decision.** What is done from now on.

**Consequences.** What becomes easier, what harder, what has to be kept in mind.
`;
}

export const decision: Template = {
  usage: 'decision <chapter>/<subject>, e.g. database/names-of-tables',
  name: /^[a-z][a-z0-9-]{2,40}\/[a-z][a-z0-9-]{3,70}$/,
  files: () => [],
  rows: (name) => {
    const [chapter = '', subject = ''] = name.split('/');
    const number = nextNumber(readRecords().flatMap(({ ids }) => ids));
    return [{ path: `docs/adr/${chapter}.md`, add: (text) => text + recordText(number, subject) }];
  },
  next: () => [
    'Write it in half a page of plain English. Where it replaces an older record, delete that one and put its number beside this one: `## ADR-179, ADR-151: ...`; where it changes a part of one, change that sentence.',
    'Write the index anew: `npx vitest run --project server tools/guide/records.test.ts -u`.',
  ],
};
