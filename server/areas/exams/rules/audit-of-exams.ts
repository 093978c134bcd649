/** What the audit log says of a change to exams: which rows were changed, and which came to be besides. */
import type { ExamsReport } from '#schemas/exam/import-report.ts';
import { namedRows, type Change } from '#server/kernel/http/console-handler.ts';

export function changeOf(subject: string, { changes }: ExamsReport): Change {
  const nameOf = ({ table, id }: ExamsReport['changes'][number]) => `${table} ${id}`;
  const updates = changes.filter(({ change }) => change === 'changed');
  return { subject, before: namedRows(updates.map(nameOf)), after: namedRows(changes.map(nameOf)) };
}
