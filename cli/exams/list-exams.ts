/** `exams list <shop>`: exams and practices, how often each was taken, and what waits for a reader. */
import { consoleExamsList } from '#schemas/api/console/exams.ts';
import { EXAM_STATE } from '#schemas/exam/exam-state.ts';
import { listAll } from '../client/client.ts';
import type { Command } from '../command.ts';
import { columns } from '../report.ts';
import { unknownShop } from '../shop-error.ts';

/** By the names of EXAM_STATE. */
const STATES = new Map<number, string>(Object.entries(EXAM_STATE).map(([name, state]) => [state, name]));

export async function listExams({ connect, say, shop, flags: { locale } }: Command): Promise<number> {
  const client = await connect();
  const exams = await listAll((part) => client.ask(consoleExamsList, { shop, ...part }, { locale }));
  if (exams === undefined) throw unknownShop(shop);
  if (exams.length === 0) {
    say(`${shop} has no exams.\n`);
    return 0;
  }
  const rows = exams.map((one) => [
    one.exam_id,
    one.mode,
    STATES.get(one.state) ?? String(one.state),
    one.draw === 0 ? String(one.questions) : `${String(one.draw)} of ${String(one.questions)}`,
    String(one.attempts),
    String(one.waiting),
    one.title,
  ]);
  say(`${columns([['EXAM', 'MODE', 'STATE', 'QUESTIONS', 'ATTEMPTS', 'TO REVIEW', 'TITLE'], ...rows])}\n`);
  return 0;
}
