/** Draws the head of a detail page: where one is, the stage, the title, one sentence, the teachers and the facts. */
import { resourceOfType } from '#schemas/content/resource-type.ts';
import { PATHS, pathTo } from '#schemas/paths.ts';
import { defineView } from '#engine/define-view.ts';
import { detailInput } from '#features/goods/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { definition } from './definition.ts';
import { Facts } from './facts.tsx';
import { Stage } from './stage.tsx';
import { words } from './words.ts';
import styles from './view.module.css';

const PORTRAIT_PX = 40;

export default defineView(definition, words, ({ root, props, leads, t, locale }) => {
  const { goods, teachers, trial, live, reviews, opened } = props;
  const resource = resourceOfType(goods.type);
  const input = detailInput(goods, opened);
  return (
    <div {...root} className={styles.head}>
      <nav aria-label={t('where')}>
        <ol className={styles.crumbs}>
          <li>
            <Link href={PATHS.home}>{t('home')}</Link>
          </li>
          {resource !== undefined && (
            <li>
              <Icon name="chevron-right" size={14} />
              <Link href={`${pathTo('tag-list', { tagId: 'all' })}?type=${String(resource.type)}`}>
                {resource.name[locale]}
              </Link>
            </li>
          )}
        </ol>
      </nav>
      <Stage input={input} goods={goods} trial={trial} leads={leads} t={t} locale={locale} />
      <div className={styles.words}>
        <h1 className={styles.title}>{goods.title}</h1>
        {goods.summary !== '' && <p className={styles.summary}>{goods.summary}</p>}
        <Facts goods={goods} live={live} reviews={reviews} t={t} locale={locale} />
        {teachers.length > 0 && (
          <ul className={styles.teachers} aria-label={t('teachers')}>
            {teachers.map((teacher) => (
              <li key={`${teacher.id} ${teacher.name}`} className={styles.teacher}>
                <Avatar name={teacher.name} src={teacher.portrait} size={PORTRAIT_PX} />
                <span className={styles.person}>
                  {teacher.page_id === '' ? (
                    <span className={styles.name}>{teacher.name}</span>
                  ) : (
                    <Link className={styles.name} href={pathTo('page', { id: teacher.page_id })}>
                      {teacher.name}
                    </Link>
                  )}
                  {teacher.title !== '' && <span className={styles.quiet}>{teacher.title}</span>}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
});
