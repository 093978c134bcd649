/** Draws what a live room is about. */
import { liveDetailHref } from '#schemas/address/live-href.ts';
import { defineView } from '#engine/define-view.ts';
import { useRoom } from '#features/live/index.ts';
import { Link } from '#ui/link.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, function LiveIntro({ root, props, t, locale }) {
  const moment = useMoment(locale);
  const { alive_id: id, title, summary, teacher } = props;
  const start = useRoom(id)?.state.start_ts ?? props.start_ts;
  return (
    <section {...root} className={styles.intro} aria-label={t('label')}>
      <h2 className={styles.title}>{title}</h2>
      {start > 0 && <p className={styles.meta}>{t('time', { time: moment(start) })}</p>}
      {teacher !== '' && <p className={styles.meta}>{t('teacher', { name: teacher })}</p>}
      {summary !== '' && <p className={styles.summary}>{summary}</p>}
      <p>
        <Link href={liveDetailHref(id)} className={styles.more}>
          {t('toDetail')}
        </Link>
      </p>
    </section>
  );
});
