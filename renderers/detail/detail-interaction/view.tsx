/** Draws the talk of a class for who is of it; says to others how to be (D89). */
import { defineView } from '#engine/define-view.ts';
import { useClassTabs } from '#features/comments/index.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ClassTalk } from './class-talk.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

export default defineView(definition, words, function DetailInteraction(view) {
  const { root, props, t, act, intend } = view;
  const { goods_id: goodsId, buy_href: buyHref = '#buy' } = props;
  const tabs = useClassTabs({ goodsId, act });
  const login = () => intend('login.open', {});
  switch (tabs.phase) {
    case 'loading':
      return (
        <div {...root}>
          <Skeleton lines={4} />
        </div>
      );
    case 'stranger':
      return (
        <div {...root}>
          <Empty
            icon="class"
            title={t('closed')}
            hint={t('strangerHint')}
            action={<Button onClick={login}>{t('login')}</Button>}
          />
        </div>
      );
    case 'outsider':
      return (
        <div {...root}>
          <Empty
            icon="class"
            title={t('closed')}
            hint={t('outsiderHint')}
            action={<Button href={buyHref}>{t('toBuy')}</Button>}
          />
        </div>
      );
    case 'failed':
      return (
        <div {...root} role="alert">
          <Empty
            icon="warning"
            title={t('lost')}
            hint={tabs.fault}
            action={<Button onClick={tabs.retry}>{t('retry')}</Button>}
          />
        </div>
      );
    case 'ready':
      return (
        <div {...root}>
          <ClassTalk
            goodsId={goodsId}
            tabs={tabs.of.tabs}
            isModerator={tabs.of.is_moderator}
            t={t}
            act={act}
            login={login}
            notify={(text) => intend('message.toast', { text, tone: 'success' })}
            showError={(text) => intend('message.toast', { text: text || t('failed'), tone: 'error' })}
          />
        </div>
      );
  }
});
