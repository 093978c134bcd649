/** Draws where the learner goes on, on a home alone and until it is put away. */
import { defineView } from '#engine/define-view.ts';
import { usePath } from '#engine/provider.tsx';
import { useNext, usePutAway } from '#features/learning/index.ts';
import { NextLesson } from '#pieces/next-lesson.tsx';
import { PATHS } from '#schemas/paths.ts';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

const HOMES: ReadonlySet<string> = new Set([PATHS.home, PATHS.index]);

export default defineView(definition, words, function ContinueStrip({ root, locale, act }) {
  // Asked anew with each home that is shown: what was studied meanwhile stands first then.
  const isHome = HOMES.has(usePath());
  const { next } = useNext(act, isHome);
  const { isAway, putAway } = usePutAway();
  const isShown = isHome && next !== undefined && !isAway(next.resource_id);
  return (
    <div {...root} className={styles.bar} hidden={!isShown}>
      {isShown && (
        <NextLesson
          next={next}
          locale={locale}
          className={styles.strip}
          putAway={() => putAway(next.resource_id)}
        />
      )}
    </div>
  );
});
