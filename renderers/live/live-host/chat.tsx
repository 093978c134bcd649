/** The chat as its host keeps it: switches, messages that wait, who was silenced. */
import { useState } from 'react';
import type { Caller, DataOf } from '#schemas/api/define-endpoint.ts';
import type { liveHostGet } from '#schemas/api/live/live.host.get.ts';
import { liveMemberBan } from '#schemas/api/live/live.member.ban.ts';
import { liveMemberList } from '#schemas/api/live/live.member.list.ts';
import { liveMessageMark } from '#schemas/api/live/live.message.mark.ts';
import { liveSwitchSet } from '#schemas/api/live/live.switch.set.ts';
import { useAsked } from '#features/live/index.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import cards from './cards.module.css';
import type { PartProps } from './say.ts';
import styles from './view.module.css';

type ChatProps = PartProps & { act: Caller } & { host: DataOf<typeof liveHostGet> };
const SWITCHES = [
  ['forbid_talk', 'forbid'],
  ['is_pre_approved', 'preApprove'],
  ['allows_links', 'links'],
  ['can_record', 'record'],
] as const;

function Switches({ id, t, deed, host }: ChatProps) {
  const [slow, setSlow] = useState(String(host.slow_seconds));
  const [held, setHeld] = useState(host.filter_words.join(', '));
  const save = () => {
    const list = held.split(/[,，]/).map((word) => word.trim());
    const filter_words = list.filter((word) => word !== '');
    void deed(liveSwitchSet, { alive_id: id, slow_seconds: Math.round(Number(slow)), filter_words });
  };
  return (
    <>
      {SWITCHES.map(([name, word]) => (
        <label key={name} className={styles.check}>
          <input
            type="checkbox"
            checked={host[name]}
            onChange={(event) => void deed(liveSwitchSet, { alive_id: id, [name]: event.target.checked })}
          />
          {t(word)}
        </label>
      ))}
      <TextField
        id="host-slow"
        name="slow"
        label={t('slow')}
        inputMode="numeric"
        value={slow}
        onChange={setSlow}
      />
      <TextField id="host-words" name="words" label={t('words')} value={held} onChange={setHeld} />
      <Button onClick={save}>{t('save')}</Button>
    </>
  );
}

function People({ id, t, deed, act }: ChatProps) {
  const { value, again } = useAsked(id, () => act(liveMemberList, { alive_id: id }));
  const mark = async (message: string, as: 'approve' | 'refuse') => {
    if (await deed(liveMessageMark, { alive_id: id, message_id: message, as })) again();
  };
  const lift = async (user: string) => {
    if (await deed(liveMemberBan, { alive_id: id, user_id: user, kind: 'none' })) again();
  };
  return (
    <>
      <h3 className={styles.hint}>{t('waiting')}</h3>
      <ul className={styles.list}>
        {value?.waiting.map(({ id: message, user, content }) => (
          <li key={message} className={styles.row}>
            <span className={styles.text}>{`${user.nickname}: ${content}`}</span>
            <Button size="s" onClick={() => void mark(message, 'approve')}>
              {t('approve')}
            </Button>
            <Button size="s" tone="ghost" onClick={() => void mark(message, 'refuse')}>
              {t('refuse')}
            </Button>
          </li>
        ))}
        {value?.waiting.length === 0 && <li className={styles.hint}>{t('nobody')}</li>}
      </ul>
      <h3 className={styles.hint}>{t('banned')}</h3>
      <ul className={styles.list}>
        {value?.banned.map(({ user }) => (
          <li key={user.id} className={styles.row}>
            <span className={styles.text}>{user.nickname}</span>
            <Button size="s" onClick={() => void lift(user.id)}>
              {t('lift')}
            </Button>
          </li>
        ))}
        {value?.banned.length === 0 && <li className={styles.hint}>{t('nobody')}</li>}
      </ul>
      <Button tone="text" size="s" onClick={again}>
        {t('refresh')}
      </Button>
    </>
  );
}

export function Chat(props: ChatProps) {
  const { t } = props;
  return (
    <section className={styles.part} aria-labelledby="host-chat">
      <h2 className={styles.name} id="host-chat">
        {t('switches')}
      </h2>
      <div className={cards.halves}>
        <div className={styles.form}>
          <Switches {...props} />
        </div>
        <div className={styles.form}>
          <People {...props} />
        </div>
      </div>
    </section>
  );
}
