/** Draws what learners say of a good, the mean of their ratings, and the place to say something oneself. */
import { commentAdd } from '#schemas/api/comment/comment.add.ts';
import { defineView } from '#engine/define-view.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Icon } from '#ui/icon.tsx';
import { OneComment } from './comment.tsx';
import { definition } from './definition.ts';
import { useComments } from './use-comments.ts';
import { words } from './words.ts';
import { Write } from './write.tsx';
import styles from './view.module.css';

export default defineView(definition, words, function DetailComments(view) {
  const { root, id, props, data, t, locale, act, intend } = view;
  const { goods_id: goods, reviews } = props;
  const { list, hasMore, isBusy, showMore, keep } = useComments(goods, data.said, act);
  const send = async (content: string) => {
    const answer = await act(commentAdd, { resource_id: goods, content });
    if (!answer.ok) return answer.msg;
    const isShown = answer.data.state === 'shown';
    if (isShown) keep(answer.data);
    intend('message.toast', { text: t(isShown ? 'sent' : 'pending'), tone: 'success' });
    return undefined;
  };
  const more = async () => {
    if (!(await showMore())) intend('message.toast', { text: t('failed'), tone: 'error' });
  };
  return (
    <div {...root} className={styles.comments}>
      {reviews.rating_count > 0 && (
        <p className={styles.rating}>
          <Icon name="star" size={20} />
          <strong>{t('rating', { score: (reviews.rating_tenths / 10).toFixed(1) })}</strong>
          <span className={styles.quiet}>{t('ratings', { count: reviews.rating_count })}</span>
        </p>
      )}
      <Write id={id} t={t} login={() => intend('login.open', {})} send={send} />
      {list.length === 0 ? (
        <Empty title={t('empty')} hint={t('emptyHint')} />
      ) : (
        <ul className={styles.list}>
          {list.map((comment) => (
            <li key={comment.id}>
              <OneComment comment={comment} t={t} locale={locale} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <p className={styles.more}>
          <Button busy={isBusy} onClick={() => void more()}>
            {t('more')}
          </Button>
        </p>
      )}
    </div>
  );
});
