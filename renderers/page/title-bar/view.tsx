/** Draws the title bar: a section head that stands close to what follows it. */
import { resolveLink } from '#schemas/page/link.ts';
import { defineView } from '#engine/define-view.ts';
import { Band } from '#ui/band.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, ({ root, props, t }) => (
  <Band {...root} as="div" space="none" className={styles.bar}>
    <SectionHead
      title={props.title}
      subtitle={props.subtitle}
      align={props.align}
      more={{ label: props.more_text || t('more'), target: resolveLink(props.more) }}
    />
  </Band>
));
