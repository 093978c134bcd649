/** An exam: before, while it runs, after. */
import { Before } from './before.tsx';
import { ClosedExam, Opening } from './closed-exam.tsx';
import { ResultShown } from './result.tsx';
import { Running } from './running.tsx';
import type { Tools } from './say.ts';
import { useExam } from './use-exam.ts';

export function Exam({ id, ...tools }: { id: string } & Tools) {
  const way = useExam(tools, id);
  const { phase, isBusy, begin, show, reload, commit } = way;
  const { t } = tools;
  switch (phase.at) {
    case 'opening':
      return <Opening t={t} />;
    case 'closed':
      return <ClosedExam fault={phase.fault} retry={reload} t={t} />;
    case 'before':
      return <Before info={phase.info} isBusy={isBusy} begin={begin} show={show} {...tools} />;
    case 'running':
      return (
        <Running
          key={phase.attempt.attempt_id}
          info={phase.info}
          attempt={phase.attempt}
          commit={() => commit(phase.attempt.attempt_id)}
          {...tools}
        />
      );
    case 'after':
      return <ResultShown info={phase.info} result={phase.result} isBusy={isBusy} again={begin} {...tools} />;
  }
}
