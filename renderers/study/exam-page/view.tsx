/** Draws the page of an exam or a practice, by what its address names. */
import { defineView } from '#engine/define-view.ts';
import { Band } from '#ui/band.tsx';
import { definition } from './definition.ts';
import { Exam } from './exam.tsx';
import { Practice } from './practice.tsx';
import { words } from './words.ts';
import styles from './view.module.css';

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
