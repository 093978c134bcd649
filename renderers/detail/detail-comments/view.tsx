/** Draws what learners say of a good and how they rate it, with the place to say something oneself (D88). */
import { useState } from 'react';
import { COMMENT_SORTS } from '#schemas/api/comments/comments.ts';
import { defineView } from '#engine/define-view.ts';
import { useRating, useTalk } from '#features/comments/index.ts';
import { TalkList } from '#pieces/talk-list.tsx';
import { TalkWrite } from '#pieces/talk-write.tsx';
import { cx } from '#ui/cx.ts';
import { Empty } from '#ui/empty.tsx';
import { definition } from './definition.ts';
import { Rate } from './rate.tsx';
import { Ratings } from './ratings.tsx';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, function DetailComments(view) {
  const { root, props, data, t, act, intend } = view;
  const { goods_id: goodsId, reviews } = props;
  const [sort, setSort] = useState<(typeof COMMENT_SORTS)[number]>('hot');
  const notify = (text: string) => intend('message.toast', { text, tone: 'success' });
  const showError = (text: string) => intend('message.toast', { text: text || t('failed'), tone: 'error' });
  const channel = { of: 'everybody', sort, first: sort === 'hot' ? data.said : undefined } as const;
  const login = () => intend('login.open', {});
  const talk = useTalk({ goodsId, channel, act, isModerator: false, login, showError });
  const rating = useRating({ goodsId, act, showError });
  return (
    <div {...root} className={styles.comments}>
      <Ratings reviews={reviews} t={t} />
      {rating !== undefined && <Rate rating={rating} t={t} />}
      <TalkWrite
        label={t('write')}
        place="comment"
        talk={talk}
        isBanned={talk.isBanned}
        send={(content, images) => talk.send({ content, images, parentId: '', kind: '' })}
        onSent={() => notify(t('sent'))}
        onLoss={showError}
      />
      {(talk.threads.length > 1 || talk.phase !== 'ready') && (
        <div className={styles.sorts} role="group" aria-label={t('sort')}>
          {COMMENT_SORTS.map((one) => (
            <button
              key={one}
              type="button"
              className={cx(styles.sort, one === sort && styles.chosen)}
              aria-pressed={one === sort}
              onClick={() => setSort(one)}
            >
              {t(one)}
            </button>
          ))}
        </div>
      )}
      <TalkList
        talk={talk}
        label={t('list')}
        notify={notify}
        empty={<Empty title={t('empty')} hint={t('emptyHint')} />}
      />
    </div>
  );
});
