/** The posts of a class by tab, and the place to write one of a kind. */
import { useState } from 'react';
import { useTalk } from '#features/comments/index.ts';
import { TalkList } from '#pieces/talk-list.tsx';
import { TalkWrite } from '#pieces/talk-write.tsx';
import type { interactionTabsGet } from '#schemas/api/comments/interactions.ts';
import type { Caller, DataOf } from '#schemas/api/define-endpoint.ts';
import { type InteractionTab, POST_KINDS, type PostKind } from '#schemas/content/comment.ts';
import { Empty } from '#ui/empty.tsx';
import { Tabs } from '#ui/tabs.tsx';
import styles from './view.module.css';
import type { Say } from './words.ts';

interface ClassTalkProps {
  goodsId: string;
  tabs: DataOf<typeof interactionTabsGet>['tabs'];
  isModerator: boolean;
  t: Say;
  act: Caller;
  login: () => void;
  notify: (text: string) => void;
  showError: (text: string) => void;
}

function Kinds({ kind, choose, t }: { kind: PostKind; choose: (kind: PostKind) => void; t: Say }) {
  return (
    <fieldset className={styles.kinds}>
      <legend>{t('kind')}</legend>
      {POST_KINDS.map((one) => (
        <label key={one}>
          <input type="radio" name="post-kind" checked={one === kind} onChange={() => choose(one)} />
          {t(one)}
        </label>
      ))}
    </fieldset>
  );
}

export function ClassTalk(props: ClassTalkProps) {
  const { goodsId, tabs, isModerator, t, act, login, notify, showError } = props;
  const [tab, setTab] = useState<InteractionTab>('all');
  const [kind, setKind] = useState<PostKind>('question');
  const talk = useTalk({ goodsId, channel: { of: 'class', tab }, act, isModerator, login, showError });
  return (
    <div className={styles.talk}>
      <TalkWrite
        label={t('write')}
        place="class"
        talk={talk}
        isBanned={talk.isBanned}
        choices={<Kinds kind={kind} choose={setKind} t={t} />}
        send={(content, images) => talk.send({ content, images, parentId: '', kind })}
        onSent={() => notify(t('sent'))}
        onLoss={showError}
      />
      <Tabs
        label={t('tabs')}
        look="pill"
        value={tab}
        onChange={(id) => setTab(tabs.find(({ key }) => key === id)?.key ?? 'all')}
        tabs={tabs.map(({ key, total }) => ({
          id: key,
          label: t(key),
          ...(total > 0 ? { count: total } : {}),
        }))}
      />
      <TalkList
        talk={talk}
        label={t(tab)}
        notify={notify}
        empty={<Empty title={t(`${tab}Empty`)} hint={t('emptyHint')} />}
      />
    </div>
  );
}
