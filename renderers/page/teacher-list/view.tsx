/** Draws the teachers as cards, four a row, or three where that leaves no hole; the whole card follows the link of its name. */
import { resolveLink } from '#schemas/page/link.ts';
import { defineView } from '#engine/define-view.ts';
import { Avatar } from '#ui/avatar.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { cx } from '#ui/cx.ts';
import { Section } from '#ui/section.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

const PORTRAIT_PX = 88;

const fillsThirds = (count: number) => count % 3 === 0 && count % 4 !== 0;

export default defineView(definition, words, ({ root, id, props, t }) => {
  const { title } = props;
  const Name = title ? 'h3' : 'h2';
  return (
    <Section root={root} id={id} props={props} label={t('label')} moreLabel={t('more')}>
      <ul className={cx(styles.list, fillsThirds(props.teachers.length) && styles.thirds)}>
        {props.teachers.map((teacher, index) => (
          <li key={index} className={styles.card}>
            <Avatar name={teacher.name} src={teacher.avatar} size={PORTRAIT_PX} />
            <Name className={styles.name}>
              <CardLink target={resolveLink(teacher.link)} className={styles.link}>
                {teacher.name}
              </CardLink>
            </Name>
            {teacher.role && <p className={styles.role}>{teacher.role}</p>}
            {teacher.bio && <p className={styles.bio}>{teacher.bio}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
});
