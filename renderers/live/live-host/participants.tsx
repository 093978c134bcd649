/** Who came, and who was muted or removed: each is let back by one press. */
import type { ReactNode } from 'react';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { liveMemberBan, type liveMemberList } from '#schemas/api/live/members.ts';
import { Button } from '#ui/button.tsx';
import type { HostProps } from './say.ts';
import styles from './view.module.css';

type ParticipantsProps = HostProps & {
  /** Undefined until it is known. */
  bannedPeople: DataOf<typeof liveMemberList>['banned'] | undefined;
  again: () => void;
  failure: ReactNode;
};

export function Participants({ id, t, call, host, bannedPeople, again, failure }: ParticipantsProps) {
  const lift = async (user: string) => {
    if (await call(liveMemberBan, { alive_id: id, user_id: user, kind: 'none' })) again();
  };
  return (
    <div className={styles.form}>
      {failure}
      <p className={styles.figure}>{t('members', { count: host.members })}</p>
      <p className={styles.hint}>{t('participantsHint')}</p>
      <h2 className={styles.name}>{t('banned')}</h2>
      <ul className={styles.list}>
        {bannedPeople?.map(({ user, is_kicked: isRemoved }) => (
          <li key={user.id} className={styles.row}>
            <span className={styles.text}>{user.nickname}</span>
            <span className={styles.hint}>{t(isRemoved ? 'removed' : 'muted')}</span>
            <Button size="s" onClick={() => void lift(user.id)}>
              {t('lift')}
            </Button>
          </li>
        ))}
        {bannedPeople?.length === 0 && <li className={styles.hint}>{t('nobody')}</li>}
      </ul>
    </div>
  );
}
