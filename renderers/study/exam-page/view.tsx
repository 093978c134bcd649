/** Draws the page of an exam or a practice, by what its address names. */
import { defineView } from '#engine/define-view.ts';
import { Band } from '#ui/band.tsx';
import { Before } from './before.tsx';
import { ClosedExam, Opening } from './closed-exam.tsx';
import { definition } from './definition.ts';
import type { Tools } from './part-props.ts';
import { Practice } from './practice.tsx';
import { ResultShown } from './result.tsx';
import { Running } from './running.tsx';
import { useExam } from './use-exam.ts';
import styles from './view.module.css';
import { words } from './words.ts';

/** An exam: before, while it runs, after. */
function Exam({ id, ...tools }: { id: string } & Tools) {
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

export default defineView(definition, words, function ExamPage({ root, props, t, locale, act, intend }) {
  const tools = { t, locale, act, intend };
  return (
    <Band {...root} as="div" space="s" className={styles.page}>
      {props.mode === 'exam' ? (
        <Exam key={props.id} id={props.id} {...tools} />
      ) : (
        <Practice key={props.id} id={props.id} {...tools} />
      )}
    </Band>
  );
});
