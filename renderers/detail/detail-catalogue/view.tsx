/** Draws the outline of a course: as everybody sees it at first, then with what the learner may open and has done. */
import { defineView } from '#engine/define-view.ts';
import { Button } from '#ui/button.tsx';
import { Branches } from './branches.tsx';
import { definition } from './definition.ts';
import { treeOf } from './outline-tree.ts';
import { useOutline } from './use-outline.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, function DetailCatalogue(view) {
  const { root, props, t, locale, act, intend } = view;
  const { nodes, hasMore, isBusy, showMore } = useOutline(props, act, () =>
    intend('message.toast', { text: t('failed'), tone: 'error' }),
  );
  return (
    <div {...root}>
      <Branches
        nodes={treeOf(nodes)}
        isTop
        goodsId={props.goods_id}
        isFree={props.is_free}
        t={t}
        locale={locale}
      />
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
