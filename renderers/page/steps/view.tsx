/** Draws a learning path: an ordered list whose numbers are joined by a line, at most four steps a row. */
import { resolveLink } from '#schemas/page/link.ts';
import { defineView } from '#engine/define-view.ts';
import { CardLink } from '#ui/card-link.tsx';
import { cx } from '#ui/cx.ts';
import { Section } from '#ui/section.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

const ROW = 4;

export default defineView(definition, words, ({ root, id, props, t }) => {
  const { steps, title } = props;
  const columns = steps.length <= ROW ? steps.length : Math.min(ROW, Math.ceil(steps.length / 2));
  const Title = title ? 'h3' : 'h2';
  return (
    <Section root={root} id={id} props={props} label={t('label')}>
      <ol className={cx(styles.steps, styles[`columns-${columns}`])}>
        {steps.map((step, index) => (
          <li key={index} className={styles.step}>
            <span className={styles.line} aria-hidden="true">
              <span className={styles.number}>{index + 1}</span>
            </span>
            <div className={styles.body}>
              {step.note && <p className={styles.note}>{step.note}</p>}
              <Title className={styles.title}>
                <CardLink target={resolveLink(step.link)} className={styles.link}>
                  {step.title}
                </CardLink>
              </Title>
              {step.text && <p className={styles.text}>{step.text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
});
