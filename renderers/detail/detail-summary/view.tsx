/** Draws the introduction of a good and its teachers; a teacher with a page of their own is a link to it. */
import { pathTo } from '#schemas/paths.ts';
import { defineView } from '#engine/define-view.ts';
import { RichText } from '#pieces/rich-text.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

const PORTRAIT_PX = 72;

export default defineView(definition, words, ({ root, id, props, t }) => (
  <div {...root} className={styles.summary}>
    {props.introduction.children.length > 0 && <RichText tree={props.introduction} />}
    {props.teachers.length > 0 && (
      <section aria-labelledby={`${id}-teachers`}>
        <h2 className={styles.head} id={`${id}-teachers`}>
          {t('teachers')}
        </h2>
        <ul className={styles.teachers}>
          {props.teachers.map((teacher) => (
            <li key={`${teacher.id} ${teacher.name}`} className={styles.teacher}>
              <Avatar name={teacher.name} src={teacher.portrait} size={PORTRAIT_PX} />
              <div className={styles.words}>
                <h3 className={styles.name}>
                  {teacher.page_id === '' ? (
                    teacher.name
                  ) : (
                    <CardLink href={pathTo('page', { id: teacher.page_id })}>{teacher.name}</CardLink>
                  )}
                </h3>
                <p className={styles.meta}>
                  {teacher.title !== '' && <span>{teacher.title}</span>}
                  {teacher.goods_count > 0 && <span>{t('courses', { count: teacher.goods_count })}</span>}
                </p>
                {teacher.about !== '' && <p className={styles.about}>{teacher.about}</p>}
              </div>
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
));
