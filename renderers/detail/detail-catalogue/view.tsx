/** Draws the outline of a course: as everybody sees it at first, then with what the learner may open and has done. */
import { useState } from 'react';
import { defineView } from '#engine/define-view.ts';
import { OutlineViewChoice, type OutlineView } from '#pieces/outline-view.tsx';
import { Button } from '#ui/button.tsx';
import { Branches } from './branches.tsx';
import { Days, isCamp, NextDay } from './camp.tsx';
import { definition } from './definition.ts';
import { treeOf } from './outline-tree.ts';
import { useOutline } from './use-outline.ts';
import { words } from './words.ts';
import styles from './view.module.css';

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
