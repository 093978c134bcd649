/** Draws the outline of a course: as everybody sees it at first, then with what the learner may open and has done. */
import { useState } from 'react';
import { defineView } from '#engine/define-view.ts';
import { lessonWords } from '#pieces/lesson-words.ts';
import { type OutlineView, OutlineViewChoice } from '#pieces/outline-view.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Days, isCamp, NextDay } from './camp.tsx';
import { definition } from './definition.ts';
import { Lesson, type LessonProps } from './lesson.tsx';
import { type Branch, treeOf } from './outline-tree.ts';
import { useOutline } from './use-outline.ts';
import styles from './view.module.css';
import { words } from './words.ts';

/** So many chapters stand open at first; more would hide that there are any. */
const OPEN_MAX = 3;

interface BranchesProps extends Omit<LessonProps, 'lesson'> {
  nodes: readonly Branch[];
  isTop?: boolean;
}

/** The nodes of one level: chapters and sections that open and close, without script too, and lessons between them. */
function Branches({ nodes, isTop = false, ...drawing }: BranchesProps) {
  const { t } = drawing;
  return (
    <ol className={isTop ? styles.chapters : styles.lessons}>
      {nodes.map((node, index) =>
        node.kind === 'lesson' ? (
          <Lesson key={node.id} lesson={node} {...drawing} />
        ) : (
          <li key={node.id} className={isTop ? styles.chapter : styles.section}>
            <details open={!isTop || index < OPEN_MAX}>
              <summary className={styles.head}>
                <Icon name="chevron-right" size={16} className={styles.turn} />
                <span className={styles.title}>{node.title}</span>
                <span className={styles.count}>
                  {node.progress > 0
                    ? lessonWords.in(drawing.locale)('studied', { percent: node.progress })
                    : t('lessons', { count: node.lesson_count })}
                </span>
              </summary>
              <Branches nodes={node.below} {...drawing} />
            </details>
          </li>
        ),
      )}
    </ol>
  );
}

export default defineView(definition, words, function DetailCatalogue(view) {
  const { root, props, t, locale, act, intend } = view;
  const [outlineView, setOutlineView] = useState<OutlineView>('list');
  const { nodes, hasMore, isBusy, showMore, renew } = useOutline(props, act, () =>
    intend('message.toast', { text: t('failed'), tone: 'error' }),
  );
  const tree = treeOf(nodes);
  const drawing = { nodes: tree, goodsId: props.goods_id, isFree: props.is_free, t, locale };
  return (
    <div {...root}>
      {isCamp(tree) && (
        <div className={styles.camp}>
          <NextDay nodes={tree} reload={renew} locale={locale} />
          <OutlineViewChoice view={outlineView} choose={setOutlineView} locale={locale} />
        </div>
      )}
      {isCamp(tree) && outlineView === 'calendar' ? <Days {...drawing} /> : <Branches {...drawing} isTop />}
      {hasMore && (
        <p className={styles.more}>
          <Button busy={isBusy} onClick={showMore}>
            {t('more')}
          </Button>
        </p>
      )}
    </div>
  );
});
