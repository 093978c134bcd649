/** Draws the questions as native disclosures: the keyboard, the reader and the page search of a browser all know them. */
import { defineView } from '#engine/define-view.ts';
import { Band } from '#ui/band.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, ({ root, id, props }) => {
  const side = props.layout === 'side' && Boolean(props.title);
  const headId = `${id}-title`;
  const Question = props.title ? 'h3' : 'h2';
  return (
    <Band
      {...root}
      as={props.title ? 'section' : 'div'}
      {...(props.title ? { 'aria-labelledby': headId } : {})}
    >
      <div className={cx(styles.faq, side && styles.side)}>
        {props.title && (
          <div className={styles.head}>
            <SectionHead
              id={headId}
              title={props.title}
              subtitle={props.subtitle}
              align={side ? 'left' : 'center'}
            />
          </div>
        )}
        <div className={styles.list}>
          {props.items.map((item, index) => (
            <details key={index} className={styles.item} open={props.open_first && index === 0}>
              <summary className={styles.summary}>
                <Question className={styles.question}>{item.question}</Question>
                <Icon name="chevron-down" size={20} className={styles.mark} />
              </summary>
              <p className={styles.answer}>{item.answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Band>
  );
});
